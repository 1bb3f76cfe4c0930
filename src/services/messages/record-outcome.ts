import { and, eq } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import type { HandOver } from '#app/integrations/sms/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { markInvoiceSent } from '#app/services/customer-invoices/mark-invoice-sent.ts';
import { holdOffered, recordPackageSent } from '#app/services/customers/record-package-sent.ts';
import { announce } from '#app/services/events/announce.ts';
import { providerOf } from './hand-over.ts';
import { markAnswered } from './mark-answered.ts';
import type { MessageRow } from './message-view.ts';
import { readDelivery } from './read-delivery.ts';

/** After so many attempts (about three hours with the queue's back-off) a message is given up. */
export const MOST_ATTEMPTS = 12;

export type SendResult = 'sent' | 'later' | 'failed' | 'not_sent' | 'skipped';

/**
 * Writes down how a hand-over of a claimed message ended. What the provider told in the meantime counts too. With
 * `pause` (seconds) a message that is to be tried again gets its own job, not before then: for whoever is not the queue.
 */
export async function recordOutcome(
  ctx: Ctx,
  message: MessageRow,
  outcome: HandOver,
  { pause }: { pause?: number } = {},
): Promise<SendResult> {
  const { result, ...state } = stateAfter(ctx, message, outcome, pause ?? 0);
  const provider = providerOf(ctx, message.channel);
  await ctx.db.transaction(async (tx) => {
    const { offer, customerId } = message;
    const offered = offer && customerId !== null ? await holdOffered(tx, customerId) : null;
    const [row] = await tx
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.id, message.id),
          eq(messages.status, 'sending'),
          eq(messages.attempts, message.attempts),
        ),
      )
      .for('update');
    if (!row) return;
    const providerId = outcome.result === 'sent' ? outcome.providerId : row.providerId;
    const told = providerId === null ? null : await readDelivery(tx, provider, providerId);
    const handedOver = result === 'sent' || told !== null;
    await tx
      .update(messages)
      .set({
        ...state,
        ...told,
        provider,
        providerId,
        mayHaveGone: state.mayHaveGone && told === null,
        sentAt: handedOver ? ctx.now() : null,
      })
      .where(eq(messages.id, row.id));
    if (handedOver) {
      await markAnswered(ctx, tx, row, ctx.now());
      await markInvoiceSent(ctx, tx, row.documentId);
    }
    if (handedOver && offer && offered && row.channel !== 'sms')
      await recordPackageSent(ctx, tx, offered, {
        via: row.channel,
        to: row.to,
        message: row.text,
        author: row.author,
        offer,
      });
    await announce(ctx, tx, { topic: 'messages', id: row.id, change: 'changed' });
    if (pause !== undefined && state.status === 'queued' && told === null)
      await ctx.jobs.enqueue(tx, 'message.send', { messageId: row.id });
  });
  if (result !== 'sent') {
    const { id, kind, channel, attempts } = message;
    ctx.log.warn(
      { messageId: id, kind, channel, attempts, result, reason: state.reason },
      'message not sent',
    );
  }
  return result;
}

interface State {
  result: SendResult;
  status: MessageRow['status'];
  reason: string;
  mayHaveGone: boolean;
  notBefore: Date | null;
}

function stateAfter(ctx: Ctx, message: MessageRow, outcome: HandOver, pause: number): State {
  const final = { mayHaveGone: false, notBefore: null };
  switch (outcome.result) {
    case 'sent':
      return { result: 'sent', status: 'sent', reason: '', ...final };
    case 'refused':
      return { result: 'failed', status: 'failed', reason: outcome.reason, ...final };
    case 'off':
      return { result: 'not_sent', status: 'not_sent', reason: outcome.reason, ...final };
    case 'later':
      return stateLater(ctx, message, outcome, pause);
    default:
      return outcome satisfies never;
  }
}

function stateLater(
  ctx: Ctx,
  message: MessageRow,
  { reason, mayHaveGone, retryAfter = 0 }: Extract<HandOver, { result: 'later' }>,
  pause: number,
): State {
  if (mayHaveGone) {
    const unknown = `${reason}: it may have gone all the same`;
    return { result: 'failed', status: 'failed', reason: unknown, mayHaveGone: true, notBefore: null };
  }
  if (message.attempts >= MOST_ATTEMPTS) {
    const givenUp = { mayHaveGone: false, notBefore: null };
    return { result: 'failed', status: 'failed', reason: `given up: ${reason}`, ...givenUp };
  }
  const wait = Math.max(retryAfter, pause) * 1000;
  const notBefore = wait > 0 ? new Date(ctx.now().getTime() + wait) : null;
  return { result: 'later', status: 'queued', reason, mayHaveGone: false, notBefore };
}

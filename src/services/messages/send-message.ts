import { and, eq, sql } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import type { MailOutcome } from '#app/integrations/mail/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { documentPdf } from '#app/services/documents/document-pdf.ts';
import { announce } from '#app/services/events/announce.ts';

/** After so many attempts (about three hours with the queue's back-off) a message is given up. */
export const MOST_ATTEMPTS = 12;

export type SendResult = 'sent' | 'later' | 'failed' | 'not_sent' | 'skipped';

type MessageRow = typeof messages.$inferSelect;

/**
 * Hands one message of the outbox over. It is claimed first, so of several jobs for it one sends; the hand-over runs
 * outside any transaction. `later`: it waits for the queue's next try; `skipped`: it was not waiting.
 */
export async function sendMessage(ctx: Ctx, { messageId }: { messageId: string }): Promise<SendResult> {
  const message = await claim(ctx, messageId);
  if (!message) return 'skipped';
  const outcome = await handOver(ctx, message);
  const after = stateAfter(message, outcome);
  const sentAt = after.result === 'sent' ? ctx.now() : null;
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(messages)
      .set({ status: after.status, reason: after.reason, sentAt })
      .where(
        and(
          eq(messages.id, message.id),
          eq(messages.status, 'sending'),
          eq(messages.attempts, message.attempts),
        ),
      );
    await announce(ctx, tx, { topic: 'messages', id: message.id, change: 'changed' });
  });
  if (after.result !== 'sent') {
    const { id, kind, attempts } = message;
    ctx.log.warn(
      { messageId: id, kind, attempts, result: after.result, reason: after.reason },
      'mail not sent',
    );
  }
  return after.result;
}

async function handOver(ctx: Ctx, message: MessageRow): Promise<MailOutcome> {
  const { to, subject, text, html, messageId, documentId } = message;
  if (documentId === null) return ctx.mail.send({ to, subject, text, html, messageId });
  try {
    const paper = await documentPdf(ctx, documentId);
    if (!paper) return { result: 'refused', reason: 'the document that belongs to it is gone' };
    const attachment = { filename: paper.filename, contentType: 'application/pdf', content: paper.pdf };
    return await ctx.mail.send({ to, subject, text, html, messageId, attachments: [attachment] });
  } catch (error) {
    ctx.log.error({ messageId: message.id, err: error }, 'the document of a mail could not be made');
    return { result: 'later', reason: 'the document that belongs to it could not be made' };
  }
}

async function claim(ctx: Ctx, messageId: string): Promise<MessageRow | undefined> {
  const [message] = await ctx.db
    .update(messages)
    .set({ status: 'sending', attempts: sql`${messages.attempts} + 1`, claimedAt: ctx.now() })
    .where(and(eq(messages.id, messageId), eq(messages.status, 'queued'), eq(messages.channel, 'email')))
    .returning();
  return message;
}

function stateAfter(
  message: MessageRow,
  outcome: MailOutcome,
): { result: SendResult; status: MessageRow['status']; reason: string } {
  switch (outcome.result) {
    case 'sent':
      return { result: 'sent', status: 'sent', reason: '' };
    case 'refused':
      return { result: 'failed', status: 'failed', reason: outcome.reason };
    case 'off':
      return { result: 'not_sent', status: 'not_sent', reason: outcome.reason };
    case 'later':
      return message.attempts < MOST_ATTEMPTS
        ? { result: 'later', status: 'queued', reason: outcome.reason }
        : { result: 'failed', status: 'failed', reason: `given up: ${outcome.reason}` };
    default:
      return outcome satisfies never;
  }
}

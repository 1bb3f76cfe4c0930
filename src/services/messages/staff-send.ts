import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { MessageView } from '#app/contract/messages.ts';
import { messages } from '#app/db/schema/messages.ts';
import { CHANNEL_TEXTS, QUEUED_TEXT } from '#app/domain/message-channel.ts';
import { waLink } from '#app/domain/wa-link.ts';
import type { Ctx } from '#app/services/context.ts';
import { handOver } from './hand-over.ts';
import { type MessageRow, messageView } from './message-view.ts';
import { recordOutcome } from './record-outcome.ts';

/** How a press of Send ended. `queued`: still trying. `refused`: not handed over, and nobody goes on trying. */
export interface StaffSend {
  outcome: 'sent' | 'queued' | 'refused' | 'not_configured';
  /** The success text, or the reason. */
  detail: string;
  messageId: string;
  message: MessageView;
  /** Opens WhatsApp with the text, where it can only be sent by hand. */
  whatsappUrl?: string;
}

/** Seconds after which the queue tries again what failed in the request. */
const FIRST_PAUSE = 4;
const LOOK_EVERY_MS = 100;

/** Hands a claimed message over and answers how that went, or that it still goes on after `config.sendWaitMs`. */
export async function deliverNow(ctx: Ctx, message: MessageRow): Promise<StaffSend> {
  const done = handOver(ctx, message)
    .then((outcome) => recordOutcome(ctx, message, outcome, { pause: FIRST_PAUSE }))
    .catch((err: unknown) => {
      // It stays as being sent, which the sweeper finds.
      ctx.log.error({ err, messageId: message.id }, 'the outcome of a message could not be written');
    });
  const stop = new AbortController();
  const limit = pause(ctx.config.sendWaitMs, undefined, { signal: stop.signal }).catch(() => undefined);
  await Promise.race([done, limit]);
  stop.abort();
  return answerOf(await rowOf(ctx, message.id));
}

/** The outcome of a message that somebody else is handing over, as soon as there is one. */
export async function settled(ctx: Ctx, messageId: string): Promise<StaffSend> {
  const looks = Math.ceil(ctx.config.sendWaitMs / LOOK_EVERY_MS);
  let row = await rowOf(ctx, messageId);
  for (let look = 0; row.status === 'sending' && look < looks; look++) {
    await pause(LOOK_EVERY_MS);
    row = await rowOf(ctx, messageId);
  }
  return answerOf(row);
}

async function rowOf(ctx: Ctx, id: string): Promise<MessageRow> {
  const [row] = await ctx.db.select().from(messages).where(eq(messages.id, id));
  if (!row) throw new Error('The message is gone');
  return row;
}

function answerOf(row: MessageRow): StaffSend {
  const answer = { messageId: row.id, message: messageView(row) };
  switch (row.status) {
    case 'sent':
    case 'delivered':
    case 'received':
      return { ...answer, outcome: 'sent', detail: CHANNEL_TEXTS[row.channel].sent };
    case 'queued':
    case 'sending':
      return { ...answer, outcome: 'queued', detail: QUEUED_TEXT };
    case 'failed':
      return { ...answer, outcome: 'refused', detail: row.reason || CHANNEL_TEXTS[row.channel].failed };
    case 'not_sent': {
      const byHand = row.channel === 'whatsapp' ? { whatsappUrl: waLink(row.to, row.text) } : {};
      return { ...answer, outcome: 'not_configured', detail: row.reason, ...byHand };
    }
    default:
      return row.status satisfies never;
  }
}

import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import type { Ctx } from '#app/services/context.ts';
import { handOver } from './hand-over.ts';
import type { MessageRow } from './message-view.ts';
import { recordOutcome, type SendResult } from './record-outcome.ts';

/**
 * Hands one message of the outbox over, whatever its channel. It is claimed first, so of several jobs for it one
 * sends; the hand-over runs outside any transaction. `later`: it waits for the queue's next try, or its provider asked
 * to be left alone until then; `skipped`: it was not waiting.
 */
export async function sendMessage(ctx: Ctx, { messageId }: { messageId: string }): Promise<SendResult> {
  const message = await claimMessage(ctx, messageId);
  if (message) return recordOutcome(ctx, message, await handOver(ctx, message));
  const [waiting] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.status, 'queued')));
  return waiting ? 'later' : 'skipped';
}

/** Takes a waiting message for whoever hands it over now; undefined where it is not waiting, or not yet due. */
export async function claimMessage(ctx: Ctx, messageId: string): Promise<MessageRow | undefined> {
  const [message] = await ctx.db
    .update(messages)
    .set({ status: 'sending', attempts: sql`${messages.attempts} + 1`, claimedAt: ctx.now() })
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.status, 'queued'),
        or(isNull(messages.notBefore), lte(messages.notBefore, ctx.now())),
      ),
    )
    .returning();
  return message;
}

import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import type { Ctx } from '#app/services/context.ts';

/** Longer than any hand-over takes: a message that is still `sending` then was left behind by a crash. */
const STUCK_MS = 10 * 60_000;
/** A younger one has its own job for certain. */
const SETTLED_MS = 60_000;
const MOST = 500;

/**
 * Gives every waiting message a job again, where it lost its own. One left behind in the middle of sending goes out
 * again with the same Message-ID: whether the server took it cannot be known. Answers how many are waiting.
 */
export async function sweepMessages(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  await ctx.db
    .update(messages)
    .set({ status: 'queued', reason: 'the server stopped while it was being sent' })
    .where(
      and(
        eq(messages.status, 'sending'),
        lt(
          sql`coalesce(${messages.claimedAt}, ${messages.createdAt})`,
          new Date(now - STUCK_MS).toISOString(),
        ),
      ),
    );
  return ctx.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.status, 'queued'), lt(messages.createdAt, new Date(now - SETTLED_MS))))
      .orderBy(asc(messages.createdAt))
      .limit(MOST);
    for (const { id } of waiting) await ctx.jobs.enqueue(tx, 'message.send', { messageId: id });
    return waiting.length;
  });
}

import { and, asc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { messages } from '#app/db/schema/messages.ts';
import type { Ctx } from '#app/services/context.ts';
import { recordOutcome } from './record-outcome.ts';

/** Longer than any hand-over takes: a message that is still `sending` then was left behind by a crash. */
const STUCK_MS = 10 * 60_000;
/** A younger one has its own job for certain. */
const SETTLED_MS = 60_000;
const MOST = 500;

/**
 * Gives every waiting message a job again, where it lost its own. Of one left behind in the middle of sending it cannot
 * be known whether its provider took it: a mail goes out again with the same Message-ID, an SMS or WhatsApp only by a
 * person's decision. Answers how many are waiting.
 */
export async function sweepMessages(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  await requeueMails(ctx, now);
  await giveUpOthers(ctx, now);
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

const STOPPED = 'the server stopped while it was being sent';

async function requeueMails(ctx: Ctx, now: number): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ status: 'queued', reason: STOPPED })
    .where(and(leftBehind(now), eq(messages.channel, 'email')));
}

async function giveUpOthers(ctx: Ctx, now: number): Promise<void> {
  const stuck = await ctx.db
    .select()
    .from(messages)
    .where(and(leftBehind(now), ne(messages.channel, 'email')))
    .limit(MOST);
  for (const message of stuck)
    await recordOutcome(ctx, message, { result: 'later', reason: STOPPED, mayHaveGone: true });
}

function leftBehind(now: number): SQL | undefined {
  const since = new Date(now - STUCK_MS).toISOString();
  return and(
    eq(messages.status, 'sending'),
    lt(sql`coalesce(${messages.claimedAt}, ${messages.createdAt})`, since),
  );
}

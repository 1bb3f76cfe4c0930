import { and, eq, lt } from 'drizzle-orm';
import { session } from '#app/db/schema/auth.ts';
import type { Ctx } from '#app/services/context.ts';

/** "Last seen" is right to this much; anything finer would write at every call. */
const EVERY_MS = 5 * 60_000;

/** Notes that a session is in use. */
export async function touchSession(
  ctx: Ctx,
  { sessionId, lastSeenAt }: { sessionId: string; lastSeenAt: Date },
): Promise<void> {
  const now = ctx.now();
  const before = new Date(now.getTime() - EVERY_MS);
  if (lastSeenAt > before) return;
  await ctx.db
    .update(session)
    .set({ lastSeenAt: now })
    .where(and(eq(session.id, sessionId), lt(session.lastSeenAt, before)));
}

import type { SessionView } from '#app/contract/users.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { endSessions, sessionsOf } from '#app/services/auth/session-rows.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { ownUserId } from './own-user.ts';

/** Where one is signed in oneself. */
export async function listOwnSessions(
  ctx: Ctx,
  { sessionId }: { sessionId: string | null },
): Promise<SessionView[]> {
  return sessionsOf(ctx, { userId: ownUserId(ctx), current: sessionId });
}

/** Ends one of one's sessions. Throws `not_found` for one that is no longer there, or another's. */
export async function endOwnSession(ctx: Ctx, { id }: { id: string }): Promise<{ ended: number }> {
  const ended = isStorable(id) ? await end(ctx, { only: id }) : 0;
  if (ended === 0) throw notFound('This session has ended already.');
  return { ended };
}

/** Ends all of one's sessions but the one that asks. */
export async function endOtherSessions(
  ctx: Ctx,
  { sessionId }: { sessionId: string | null },
): Promise<{ ended: number }> {
  return { ended: await end(ctx, { except: sessionId }) };
}

function end(ctx: Ctx, which: { only?: string; except?: string | null }): Promise<number> {
  const userId = ownUserId(ctx);
  return ctx.db.transaction(async (tx) => {
    const ended = await endSessions(tx, { userId, ...which });
    if (ended === 0) return 0;
    await writeAudit(ctx, tx, {
      action: 'user.sessions_ended',
      entity: 'user',
      entityId: userId,
      after: { sessionsEnded: ended },
    });
    return ended;
  });
}

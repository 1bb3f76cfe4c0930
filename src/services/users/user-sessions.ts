import type { SessionView } from '#app/contract/users.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { endSessions, sessionsOf } from '#app/services/auth/session-rows.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { manageUser } from './manage-user.ts';
import { userView } from './user-rows.ts';

/** Where a user is signed in. `current`: the asking session's id. */
export async function listUserSessions(
  ctx: Ctx,
  { id, current }: { id: string; current: string | null },
): Promise<SessionView[]> {
  requirePermission(ctx, 'users.manage');
  if (!isStorable(id)) throw notFound('This user does not exist.');
  await userView(ctx, ctx.db, id);
  return sessionsOf(ctx, { userId: id, current });
}

/** Signs a user out of one session, or of all. Throws `not_found` for a session that is no longer theirs. */
export async function endUserSessions(
  ctx: Ctx,
  { id, sessionId }: { id: string; sessionId?: string },
): Promise<{ ended: number }> {
  let ended = 0;
  await manageUser(ctx, { id }, async (tx) => {
    if (sessionId !== undefined && !isStorable(sessionId)) throw notFound('This session has ended already.');
    ended = await endSessions(tx, { userId: id, ...(sessionId === undefined ? {} : { only: sessionId }) });
    if (sessionId !== undefined && ended === 0) throw notFound('This session has ended already.');
    if (ended === 0) return;
    await writeAudit(ctx, tx, {
      action: 'user.sessions_ended',
      entity: 'user',
      entityId: id,
      after: { sessionsEnded: ended },
    });
  });
  return { ended };
}

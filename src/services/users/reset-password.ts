import { and, eq } from 'drizzle-orm';
import type { PasswordInvitation } from '#app/contract/users.ts';
import { account } from '#app/db/schema/auth.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { dropSignOnLinks } from '#app/services/auth/drop-sign-on-links.ts';
import { dropOneTimes } from '#app/services/auth/one-time.ts';
import { endSessions } from '#app/services/auth/session-rows.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { manageUser, refuseOwnAccount } from './manage-user.ts';
import { invitationLink } from './password-link.ts';

/**
 * Takes a user's password away and answers, this once, the link to choose a new one. Sessions end at once. Throws
 * `own_account` and, for a disabled user, `in_use`.
 */
export async function resetPassword(ctx: Ctx, { id }: { id: string }): Promise<PasswordInvitation> {
  let link = { link: '', expiresAt: '' };
  const view = await manageUser(ctx, { id }, async (tx, before) => {
    refuseOwnAccount(ctx, id, 'Change your own password under My account.');
    if (before.status === 'disabled') throw conflict('in_use', 'This user is disabled. Enable them first.');
    await tx
      .update(account)
      .set({ password: null, updatedAt: ctx.now() })
      .where(and(eq(account.userId, id), eq(account.providerId, 'credential')));
    await dropSignOnLinks(tx, id);
    const ended = await endSessions(tx, { userId: id });
    await dropOneTimes(tx, id);
    link = await invitationLink(ctx, tx, id);
    await writeAudit(ctx, tx, {
      action: 'user.password_reset',
      entity: 'user',
      entityId: id,
      after: { sessionsEnded: ended },
    });
  });
  return { user: view, ...link };
}

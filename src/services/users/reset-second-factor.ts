import type { OfficeUser } from '#app/contract/users.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { dropOneTimes } from '#app/services/auth/one-time.ts';
import { dropSecondFactor } from '#app/services/auth/second-factor.ts';
import { endSessions } from '#app/services/auth/session-rows.ts';
import type { Ctx } from '#app/services/context.ts';
import { manageUser, refuseOwnAccount } from './manage-user.ts';

/** Takes the second factor of somebody who lost it away; sessions end, since whoever has it may have them too. */
export async function resetSecondFactor(ctx: Ctx, { id }: { id: string }): Promise<OfficeUser> {
  return manageUser(ctx, { id }, async (tx) => {
    refuseOwnAccount(ctx, id, 'Turn your own two-factor sign-in off under My account.');
    if (!(await dropSecondFactor(tx, id))) return;
    const ended = await endSessions(tx, { userId: id });
    await dropOneTimes(tx, id, 'second_factor');
    await writeAudit(ctx, tx, {
      action: 'user.two_factor_reset',
      entity: 'user',
      entityId: id,
      after: { sessionsEnded: ended },
    });
  });
}

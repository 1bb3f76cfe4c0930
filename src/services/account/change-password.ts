import type { PasswordChange } from '#app/contract/users.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { dropOneTimes } from '#app/services/auth/one-time.ts';
import { hashPassword } from '#app/services/auth/password.ts';
import { endSessions } from '#app/services/auth/session-rows.ts';
import { storePassword } from '#app/services/auth/store-password.ts';
import type { Ctx } from '#app/services/context.ts';
import { ownUserId } from './own-user.ts';
import { provePassword } from './prove-password.ts';

/** Changes one's own password and ends one's other sessions. Throws as `provePassword` does. */
export async function changePassword(
  ctx: Ctx,
  input: PasswordChange & { address: string; sessionId: string | null },
): Promise<{ ended: number }> {
  const userId = ownUserId(ctx);
  await provePassword(ctx, { userId, password: input.current, address: input.address, field: 'current' });
  const hash = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    await storePassword(ctx, tx, { userId, hash });
    const ended = await endSessions(tx, { userId, except: input.sessionId });
    await dropOneTimes(tx, userId);
    await writeAudit(ctx, tx, {
      action: 'user.password_changed',
      entity: 'user',
      entityId: userId,
      after: { sessionsEnded: ended },
    });
    return { ended };
  });
}

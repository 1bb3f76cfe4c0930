import type { LoginRequest, UserView } from '#app/contract/auth.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { forgiveLogin, reserveLogin } from '#app/services/limits/login-limit.ts';
import type { StaffAuth } from './create-auth.ts';
import { staffActor } from './staff-actor.ts';

/**
 * Signs staff in. `address` is the client's, for the limits. Throws `login_failed` (the same for an unknown user and
 * a wrong password) and `rate_limited`. Answers the user and the `Set-Cookie` values of the new session.
 */
export async function signIn(
  ctx: Ctx,
  auth: StaffAuth,
  input: LoginRequest & { address: string },
): Promise<{ user: UserView; cookies: string[] }> {
  const attempt = await reserveLogin(ctx, input);
  const signedIn = await auth.signIn({ username: input.username, password: input.password });
  if (!signedIn) throw new AppError('login_failed', 'Incorrect username or password.');
  await forgiveLogin(ctx, attempt);
  await writeAudit({ ...ctx, actor: staffActor(signedIn.user) }, ctx.db, {
    action: 'user.signed_in',
    entity: 'user',
    entityId: signedIn.user.id,
  });
  return signedIn;
}

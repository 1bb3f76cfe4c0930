import type { LoginRequest } from '#app/contract/auth.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { forgiveLogin, reserveLogin } from '#app/services/limits/login-limit.ts';
import { checkPassword } from './check-password.ts';
import { type StaffAuth, viewOf } from './create-auth.ts';
import { issueOneTime } from './one-time.ts';
import { type Client, openSession, type SignedIn } from './open-session.ts';

/** How long the code of the second step may be typed. */
export const SECOND_STEP_SECONDS = 300;

export type SignInAnswer = SignedIn | { challenge: string };

/**
 * Signs staff in. The client's address is for the limits. Throws `login_failed` (the same for an unknown user, a
 * disabled one and a wrong password) and `rate_limited`. Answers the user and the `Set-Cookie` values of the new
 * session, or what the second step must send when the user has a second factor.
 */
export async function signIn(ctx: Ctx, auth: StaffAuth, input: LoginRequest & Client): Promise<SignInAnswer> {
  const attempt = await reserveLogin(ctx, input);
  const found = await checkPassword(ctx, input);
  if (!found) throw new AppError('login_failed', 'Incorrect username or password.');
  await forgiveLogin(ctx, attempt);
  if (found.secondFactor) {
    const value = { userId: found.id };
    const { token } = await issueOneTime(ctx, ctx.db, {
      kind: 'second_factor',
      value,
      seconds: SECOND_STEP_SECONDS,
    });
    return { challenge: token };
  }
  return openSession(ctx, auth, { ...input, user: viewOf(found), method: 'password' });
}

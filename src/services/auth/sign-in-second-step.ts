import { eq } from 'drizzle-orm';
import type { TwoFactorRequest } from '#app/contract/auth.ts';
import { user } from '#app/db/schema/auth.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { forgiveLogin, reserveLogin } from '#app/services/limits/login-limit.ts';
import { type StaffAuth, viewOf } from './create-auth.ts';
import { peekOneTime, takeOneTime } from './one-time.ts';
import { type Client, openSession, type SignedIn } from './open-session.ts';
import { spendCode } from './second-factor.ts';

const expired = () =>
  new AppError('sign_in_expired', 'This sign-in took too long. Please enter your password again.');

/**
 * The second step of a sign-in: a code of the app, or one for recovery. Throws `sign_in_expired` for a challenge that
 * is unknown, used or older than 5 minutes, `code_wrong` (also for a code that was used before) and `rate_limited`.
 */
export async function signInSecondStep(
  ctx: Ctx,
  auth: StaffAuth,
  input: TwoFactorRequest & Client,
): Promise<SignedIn> {
  const challenge = { kind: 'second_factor', token: input.challenge } as const;
  const waiting = await peekOneTime(ctx, ctx.db, challenge);
  if (!waiting) throw expired();
  const { userId } = waiting;
  const attempt = await reserveLogin(ctx, { username: userId, address: input.address, what: 'code' });
  const { row, method } = await ctx.db.transaction(async (tx) => {
    const method = await spendCode(ctx, tx, { seal: auth.seal, userId, code: input.code });
    if (!method) throw new AppError('code_wrong', 'This code is not right, or was used already.');
    // Two requests with one challenge and two right codes: one of them gets in.
    if (!(await takeOneTime(ctx, tx, challenge))) throw expired();
    const [row] = await tx.select().from(user).where(eq(user.id, userId));
    if (!row) throw expired();
    return { row, method };
  });
  await forgiveLogin(ctx, attempt);
  return openSession(ctx, auth, { ...input, user: viewOf(row), method });
}

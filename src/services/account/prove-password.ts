import { and, eq } from 'drizzle-orm';
import { account } from '#app/db/schema/auth.ts';
import { hashPassword, verifyPassword } from '#app/services/auth/password.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { forgiveLogin, reserveLogin } from '#app/services/limits/login-limit.ts';

/**
 * Makes sure that whoever holds the session also knows the password, before what weakens or takes over the account.
 * Throws `invalid_input` naming `field`, and `rate_limited` after too many wrong ones.
 */
export async function provePassword(
  ctx: Ctx,
  input: { userId: string; password: string; address: string; field: string },
): Promise<void> {
  const attempt = await reserveLogin(ctx, {
    username: input.userId,
    address: input.address,
    what: 'password',
  });
  const [own] = await ctx.db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, input.userId), eq(account.providerId, 'credential')));
  if (!own?.hash) await hashPassword(input.password);
  if (!own?.hash || !(await verifyPassword(own.hash, input.password))) {
    const detail = 'This is not your current password.';
    throw invalid(detail, { [input.field]: detail });
  }
  await forgiveLogin(ctx, attempt);
}

import { and, eq, isNotNull } from 'drizzle-orm';
import { account, twoFactor, user } from '#app/db/schema/auth.ts';
import type { Ctx } from '#app/services/context.ts';
import { hashPassword, verifyPassword } from './password.ts';

/**
 * The enabled user with this name and password, and whether a second factor is due; null when either is wrong. The
 * look-up and one hash are made in every case: the time of an answer must not tell which names exist. Source: SEC-14.
 */
export async function checkPassword(
  ctx: Pick<Ctx, 'db'>,
  input: { username: string; password: string },
): Promise<(typeof user.$inferSelect & { secondFactor: boolean }) | null> {
  const name = isUsableName(input.username) ? input.username.toLowerCase() : '';
  const [found] = await ctx.db
    .select({ user, hash: account.password, confirmed: twoFactor.confirmedAt })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .leftJoin(twoFactor, and(eq(twoFactor.userId, user.id), isNotNull(twoFactor.confirmedAt)))
    .where(eq(user.username, name))
    .limit(1);
  if (!found?.hash) {
    await hashPassword(input.password);
    return null;
  }
  const right = await verifyPassword(found.hash, input.password);
  if (!right || found.user.disabledAt) return null;
  return { ...found.user, secondFactor: found.confirmed !== null };
}

/** Letters of any script, digits and signs; no control characters, which the database refuses. */
function isUsableName(name: string): boolean {
  return !/\p{Cc}/u.test(name);
}

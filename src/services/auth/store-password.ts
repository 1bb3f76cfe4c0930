import { and, eq } from 'drizzle-orm';
import { account } from '#app/db/schema/auth.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';

/** Puts a password's hash in place. `followed`: it is the one of the environment. */
export async function storePassword(
  ctx: Ctx,
  tx: Queryable,
  { userId, hash, followed = false }: { userId: string; hash: string; followed?: boolean },
): Promise<void> {
  const change = { password: hash, updatedAt: ctx.now(), ...(followed ? { followedPassword: hash } : {}) };
  const changed = await tx
    .update(account)
    .set(change)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed.length > 0) return;
  await tx
    .insert(account)
    .values({ id: newId('usr'), accountId: userId, providerId: 'credential', userId, ...change });
}

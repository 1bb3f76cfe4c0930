import { and, eq } from 'drizzle-orm';
import { secrets } from '#app/db/schema/secrets.ts';
import type { Ctx } from '#app/services/context.ts';

/**
 * After the key changed: seals anew what an earlier key still opens, so that the earlier one can go at the next start.
 * Answers how many; one that no key opens stays, and its screen asks for it again.
 */
export async function renewSecrets(ctx: Pick<Ctx, 'db' | 'vault' | 'log'>): Promise<number> {
  let renewed = 0;
  for (const { name, sealed } of await ctx.db.select().from(secrets)) {
    if (ctx.vault.isCurrent(sealed)) continue;
    const text = ctx.vault.open(name, sealed);
    if (text === null) continue;
    // Another process may have done it, or staff may just have replaced it.
    await ctx.db
      .update(secrets)
      .set({ sealed: ctx.vault.seal(name, text) })
      .where(and(eq(secrets.name, name), eq(secrets.sealed, sealed)));
    renewed += 1;
  }
  if (renewed > 0) ctx.log.info({ renewed }, 'secrets are sealed with the new key');
  return renewed;
}

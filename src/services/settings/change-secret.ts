import { eq } from 'drizzle-orm';
import type { SecretView } from '#app/contract/providers.ts';
import { secrets } from '#app/db/schema/secrets.ts';
import type { SecretName } from '#app/domain/secrets.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { secretViews } from './secret-views.ts';

/**
 * Puts a secret in place, or takes it away with null. It is sealed before it meets the database, and no answer, log
 * or audit ever has it. Throws `fixed_by_environment` for one that the environment has.
 */
export async function changeSecret(
  ctx: Ctx,
  { name, value }: { name: SecretName; value: string | null },
): Promise<SecretView> {
  requirePermission(ctx, 'settings.edit');
  if (ctx.config.fixed[name] !== undefined)
    throw conflict('fixed_by_environment', 'The server’s environment has this one: change it there.');
  const changed = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(secrets).where(eq(secrets.name, name)).for('update');
    if (!before && value === null) return false;
    if (value === null) await tx.delete(secrets).where(eq(secrets.name, name));
    else {
      const row = { sealed: ctx.vault.seal(name, value), updatedAt: ctx.now() };
      await tx
        .insert(secrets)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: secrets.name, set: row });
    }
    await writeAudit(ctx, tx, {
      action: value === null ? 'secret.removed' : 'secret.changed',
      entity: 'settings',
      entityId: name,
      before: { set: before !== undefined },
      after: { set: value !== null },
    });
    await ctx.content.changed(tx);
    return true;
  });
  if (changed) {
    await ctx.providers.reload();
    ctx.content.committed();
  }
  return (await secretViews(ctx))[name];
}

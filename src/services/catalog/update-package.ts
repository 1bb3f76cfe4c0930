import { eq } from 'drizzle-orm';
import type { AdminPackageView, PackageInput } from '#app/contract/content.ts';
import { packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { packageValues } from './package-values.ts';
import { toAdminPackageView } from './package-view.ts';

/**
 * Changes what the input names; the rest stays. The slug stays too, so that addresses people have keep working, and
 * so do the prices of bookings that were made (case PAY-23).
 */
export async function updatePackage(
  ctx: Ctx,
  { id, input }: { id: string; input: Partial<PackageInput> },
): Promise<AdminPackageView> {
  if (!isStorable(id)) throw notFound('This package does not exist any more.');
  const row = await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(packages).where(eq(packages.id, id)).for('update');
    if (!current) throw notFound('This package does not exist any more.');
    const change = packageValues(input, current.featured);
    const changed = changedFields(current, change);
    if (!changed) return current;
    const [updated] = await tx
      .update(packages)
      .set({ ...change, updatedAt: ctx.now() })
      .where(eq(packages.id, id))
      .returning();
    await writeAudit(ctx, tx, { action: 'package.updated', entity: 'package', entityId: id, ...changed });
    await ctx.content.changed(tx);
    return updated ?? current;
  });
  ctx.content.committed();
  return toAdminPackageView(row);
}

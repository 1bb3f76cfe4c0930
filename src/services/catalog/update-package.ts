import { eq } from 'drizzle-orm';
import type { PackageChangeInput } from '#app/contract/admin-packages.ts';
import type { AdminPackageView } from '#app/contract/content.ts';
import { packages } from '#app/db/schema/content.ts';
import { packageFacts } from '#app/domain/package-facts.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { moveSlug } from './move-slug.ts';
import { packageGone } from './package-gone.ts';
import { packageValues } from './package-values.ts';
import { toAdminPackageView } from './package-view.ts';
import { refuseEndedRate } from './refuse-ended-rate.ts';

/**
 * Changes what the input names; the rest stays, the prices of bookings that were made too (case PAY-23). A new title
 * gives a new slug, and the old one leads to it, so that addresses people have keep working. Throws `changed_meanwhile`
 * when `version` is given and somebody changed it since.
 */
export async function updatePackage(
  ctx: Ctx,
  { id, input }: { id: string; input: PackageChangeInput },
): Promise<AdminPackageView> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw packageGone();
  const row = await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(packages).where(eq(packages.id, id)).for('update');
    if (!current) throw packageGone();
    if (input.version !== undefined && input.version !== current.version)
      throw conflict('changed_meanwhile', 'Somebody else changed this package while you were editing it.');
    const change = packageValues(input, current.featured);
    if (change.image === '') change.image = (change.images ?? current.images)[0] ?? '';
    if (change.gstRate !== current.gstRate) refuseEndedRate(ctx, change.gstRate);
    const changed = changedFields(current, change);
    if (!changed) return current;
    const facts = packageFacts({ ...current, ...change });
    const [updated] = await tx
      .update(packages)
      .set({ ...change, ...facts, demo: false, version: current.version + 1, updatedAt: ctx.now() })
      .where(eq(packages.id, id))
      .returning();
    const slug = await moveSlug(
      ctx,
      tx,
      { kind: 'package', id, slug: current.slug },
      change.title ?? current.title,
    );
    if (slug !== current.slug) {
      changed.before.slug = current.slug;
      changed.after.slug = slug;
    }
    await writeAudit(ctx, tx, { action: 'package.updated', entity: 'package', entityId: id, ...changed });
    await ctx.content.changed(tx);
    return { ...(updated ?? current), slug };
  });
  ctx.content.committed();
  return toAdminPackageView(row);
}

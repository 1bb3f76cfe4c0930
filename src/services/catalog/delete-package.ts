import { eq } from 'drizzle-orm';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { keepDeleted, rowsAsJson } from './deleted-items.ts';
import { packageGone } from './package-gone.ts';
import { forgetSlugs } from './slug-redirects.ts';

/**
 * Deletes a package and its itinerary; for 30 days `restorePackage` brings them back. Bookings keep what they sold:
 * they hold their own title, price and dates.
 */
export async function deletePackage(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'content.edit');
  await ctx.db.transaction(async (tx) => {
    if (!(await removePackage(ctx, tx, id))) throw packageGone();
    await ctx.content.changed(tx);
  });
  ctx.content.committed();
}

/** The same within a larger change; false when there is no such package. */
export async function removePackage(ctx: Ctx, tx: Transaction, id: string): Promise<boolean> {
  if (!isStorable(id)) return false;
  const [current] = await tx.select().from(packages).where(eq(packages.id, id)).for('update');
  if (!current) return false;
  await keepDeleted(ctx, tx, {
    id,
    entity: 'package',
    title: current.title,
    data: {
      packages: await rowsAsJson(tx, packages, eq(packages.id, id)),
      itineraries: await rowsAsJson(tx, itineraries, eq(itineraries.itemId, id)),
      slug_redirects: await rowsAsJson(tx, slugRedirects, eq(slugRedirects.itemId, id)),
    },
  });
  await tx.delete(packages).where(eq(packages.id, id));
  await tx.delete(itineraries).where(eq(itineraries.itemId, id));
  await forgetSlugs(tx, id);
  await writeAudit(ctx, tx, {
    action: 'package.deleted',
    entity: 'package',
    entityId: id,
    before: { title: current.title, slug: current.slug, price: current.price, status: current.status },
  });
  return true;
}

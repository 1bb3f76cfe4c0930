import { eq } from 'drizzle-orm';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { forgetSlugs } from './slug-redirects.ts';

/** Deletes a package and its itinerary. Bookings keep what they sold: they hold their own title, price and dates. */
export async function deletePackage(ctx: Ctx, { id }: { id: string }): Promise<void> {
  if (!isStorable(id)) throw notFound('This package does not exist any more.');
  await ctx.db.transaction(async (tx) => {
    const [deleted] = await tx.delete(packages).where(eq(packages.id, id)).returning();
    if (!deleted) throw notFound('This package does not exist any more.');
    await tx.delete(itineraries).where(eq(itineraries.itemId, id));
    await forgetSlugs(tx, id);
    await writeAudit(ctx, tx, {
      action: 'package.deleted',
      entity: 'package',
      entityId: id,
      before: { title: deleted.title, slug: deleted.slug, price: deleted.price, status: deleted.status },
    });
    await ctx.content.changed(tx);
  });
  ctx.content.committed();
}

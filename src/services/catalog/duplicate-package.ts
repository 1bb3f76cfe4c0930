import { eq } from 'drizzle-orm';
import type { AdminPackageView } from '#app/contract/content.ts';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { DEFAULT_FEATURED_PRIORITY } from '#app/domain/package-defaults.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { copyTitle } from './copy-title.ts';
import { insertWithSlug } from './insert-with-slug.ts';
import { packageGone } from './package-gone.ts';
import { toAdminPackageView } from './package-view.ts';

/** A draft like the package, with its itinerary; not featured, so that nothing doubles on the landing page. */
export async function duplicatePackage(ctx: Ctx, { id }: { id: string }): Promise<AdminPackageView> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const [source] = isStorable(id) ? await tx.select().from(packages).where(eq(packages.id, id)) : [];
    if (!source) throw packageGone();
    const { slug: _slug, unitPrice: _unitPrice, days: _days, ...values } = source;
    const now = ctx.now();
    const copy = await insertWithSlug(tx, {
      ...values,
      id: newId('pkg'),
      title: copyTitle(source.title),
      status: 'draft',
      featured: false,
      featuredPriority: DEFAULT_FEATURED_PRIORITY,
      demo: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    const [plan] = await tx.select().from(itineraries).where(eq(itineraries.itemId, id));
    if (plan) {
      await tx.insert(itineraries).values({
        ...plan,
        id: newId('itn'),
        itemId: copy.id,
        demo: false,
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
    }
    await writeAudit(ctx, tx, {
      action: 'package.created',
      entity: 'package',
      entityId: copy.id,
      after: { title: copy.title, price: copy.price, status: copy.status, copied_from: id },
    });
    return copy;
  });
  return toAdminPackageView(row);
}

import { eq } from 'drizzle-orm';
import type { AdminPackageView } from '#app/contract/content.ts';
import { packages } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { DEFAULT_FEATURED_PRIORITY } from '#app/domain/package-defaults.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { copyItinerary } from './copy-itinerary.ts';
import { copyTitle } from './copy-title.ts';
import { insertWithSlug } from './insert-with-slug.ts';
import { makeOnce, type Pressed } from './make-once.ts';
import { packageGone } from './package-gone.ts';
import { type PackageRow, toAdminPackageView } from './package-view.ts';

/**
 * A draft like the package, with its itinerary; not featured, so that nothing doubles on the landing page. The same
 * `request_key` makes one.
 */
export async function duplicatePackage(
  ctx: Ctx,
  { id, request_key }: { id: string } & Pressed,
): Promise<AdminPackageView> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction((tx) =>
    makeOnce<PackageRow>(
      ctx,
      tx,
      { kind: `copy:${id}`, key: request_key, wanted: {} },
      { find: (made) => find(tx, made), make: () => copy(ctx, tx, id) },
    ),
  );
  return toAdminPackageView(row);
}

async function find(tx: Transaction, id: string): Promise<PackageRow | undefined> {
  return (await tx.select().from(packages).where(eq(packages.id, id)))[0];
}

async function copy(ctx: Ctx, tx: Transaction, id: string): Promise<PackageRow> {
  const source = isStorable(id) ? await find(tx, id) : undefined;
  if (!source) throw packageGone();
  const { slug: _slug, unitPrice: _unitPrice, days: _days, ...values } = source;
  const fresh = { demo: false, version: 1, createdAt: ctx.now(), updatedAt: ctx.now() };
  const made = await insertWithSlug(tx, {
    ...values,
    ...fresh,
    id: newId('pkg'),
    title: copyTitle(source.title),
    status: 'draft',
    featured: false,
    featuredPriority: DEFAULT_FEATURED_PRIORITY,
  });
  await copyItinerary(tx, { from: id, to: made.id, fresh });
  await writeAudit(ctx, tx, {
    action: 'package.created',
    entity: 'package',
    entityId: made.id,
    after: { title: made.title, price: made.price, status: made.status, copied_from: id },
  });
  return made;
}

import { eq } from 'drizzle-orm';
import type { AdminPackageView, PackageInput } from '#app/contract/content.ts';
import { packages } from '#app/db/schema/content.ts';
import { newId } from '#app/domain/ids.ts';
import { DEFAULT_FEATURED_PRIORITY, DEFAULT_RATING } from '#app/domain/package-defaults.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { insertWithSlug } from './insert-with-slug.ts';
import { makeOnce, type Pressed } from './make-once.ts';
import { type PackageChange, packageValues } from './package-values.ts';
import { type PackageRow, toAdminPackageView } from './package-view.ts';
import { refuseEndedRate } from './refuse-ended-rate.ts';

type NewPackage = Partial<PackageChange> & Pick<PackageChange, 'title' | 'destination' | 'price'>;

/**
 * Makes a package; it is live at once unless `status` is `draft`. Defaults are the specification's (public-site §9). The
 * same `request_key` makes one.
 */
export async function createPackage(ctx: Ctx, input: PackageInput & Pressed): Promise<AdminPackageView> {
  requirePermission(ctx, 'content.edit');
  refuseEndedRate(ctx, input.gst_rate);
  const wanted = { ...packageValues(input, false), image: input.image || input.images?.[0] || '' };
  const row = await ctx.db.transaction((tx) =>
    makeOnce(
      ctx,
      tx,
      { kind: 'package', key: input.request_key, wanted },
      {
        find: async (id) => (await tx.select().from(packages).where(eq(packages.id, id)))[0],
        make: () =>
          insert(ctx, tx, {
            ...wanted,
            title: input.title,
            destination: input.destination,
            price: input.price,
          }),
      },
    ),
  );
  ctx.content.committed();
  return toAdminPackageView(row);
}

async function insert(ctx: Ctx, tx: Transaction, values: NewPackage): Promise<PackageRow> {
  const now = ctx.now();
  const created = await insertWithSlug(tx, {
    rating: DEFAULT_RATING,
    packageType: 'standard',
    featuredPriority: DEFAULT_FEATURED_PRIORITY,
    status: 'published',
    ...values,
    id: newId('pkg'),
    createdAt: now,
    updatedAt: now,
  });
  await writeAudit(ctx, tx, {
    action: 'package.created',
    entity: 'package',
    entityId: created.id,
    after: { title: created.title, price: created.price, status: created.status },
  });
  await ctx.content.changed(tx);
  return created;
}

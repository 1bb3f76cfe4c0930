import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminPackageView } from '#app/contract/content.ts';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { firstFreeSlug, slugify } from '#app/domain/slug.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { takeDeleted } from './deleted-items.ts';
import { packageGone } from './package-gone.ts';
import { type PackageRow, toAdminPackageView } from './package-view.ts';
import { putBackRow } from './put-back-row.ts';
import { claimSlug } from './slug-redirects.ts';
import { takenSlugs } from './taken-slugs.ts';

const rows = z.array(z.record(z.string(), z.unknown()));
const Kept = z.object({ packages: rows.min(1), itineraries: rows, slug_redirects: rows });

/** More than will ever meet on one title at the same moment. */
const TRIES = 20;

/** Brings back what `deletePackage` took, as it was; where its address has a new owner it gets the next free one. */
export async function restorePackage(ctx: Ctx, { id }: { id: string }): Promise<AdminPackageView> {
  requirePermission(ctx, 'content.edit');
  const row = await ctx.db.transaction(async (tx) => {
    const back = await bringBackPackage(ctx, tx, id);
    if (!back) throw packageGone();
    await ctx.content.changed(tx);
    return back;
  });
  ctx.content.committed();
  return toAdminPackageView(row);
}

/** The same within a larger change; null when it is gone for good, or was never deleted. */
export async function bringBackPackage(ctx: Ctx, tx: Transaction, id: string): Promise<PackageRow | null> {
  const data = isStorable(id) ? await takeDeleted(tx, 'package', id) : null;
  if (!data) return null;
  const kept = Kept.parse(data);
  await putBackPackage(tx, kept.packages[0] ?? {});
  for (const plan of kept.itineraries) await putBackRow(tx, itineraries, plan, 'item_id');
  for (const way of kept.slug_redirects) {
    await tx
      .insert(slugRedirects)
      .values({ kind: 'package', slug: String(way.slug), itemId: id, createdAt: ctx.now() })
      .onConflictDoNothing();
  }
  const [row] = await tx
    .update(packages)
    .set({ updatedAt: ctx.now() })
    .where(eq(packages.id, id))
    .returning();
  if (!row) throw new Error(`The package ${id} did not come back`);
  await writeAudit(ctx, tx, {
    action: 'package.restored',
    entity: 'package',
    entityId: id,
    after: { title: row.title, slug: row.slug, price: row.price, status: row.status },
  });
  return row;
}

async function putBackPackage(tx: Transaction, row: Record<string, unknown>): Promise<void> {
  const base = slugify(String(row.title), 'package');
  let slug = String(row.slug);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await putBackRow(tx, packages, { ...row, slug }, 'slug')) return claimSlug(tx, 'package', slug);
    slug = firstFreeSlug(base, await takenSlugs(tx, 'package', base));
  }
  throw new Error(`No free slug for ${base}`);
}

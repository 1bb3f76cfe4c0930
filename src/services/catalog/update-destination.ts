import { eq } from 'drizzle-orm';
import type { AdminDestinationView, DestinationChangeInput } from '#app/contract/admin-content.ts';
import { destinations, packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { isSlugOf, slugify } from '#app/domain/slug.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { contentGone, refuseOtherVersion } from './content-gone.ts';
import { countDestinationPackages } from './count-destination-packages.ts';
import { freeDestinationSlug } from './destination-slug.ts';
import { toAdminDestinationView } from './destination-view.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { sameName } from './same-name.ts';
import { claimSlug, keepOldSlug } from './slug-redirects.ts';
import { named } from './trip-columns.ts';

/**
 * Changes what the input names. A new name goes to the destination's packages in the same transaction, so that none of
 * them is lost, and its old address leads to the new one. Throws `duplicate` and `changed_meanwhile`.
 */
export async function updateDestination(
  ctx: Ctx,
  { id, input }: { id: string; input: DestinationChangeInput },
): Promise<AdminDestinationView> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw contentGone('destination');
  const view = await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(destinations).where(eq(destinations.id, id)).for('update');
    if (!current) throw contentGone('destination');
    refuseOtherVersion('destination', input.version, current.version);
    const { name, description, image } = input;
    const change: Partial<typeof current> = named({ name, description, image });
    const changed = changedFields(current, change);
    if (!changed) return toAdminDestinationView(current, await countDestinationPackages(tx, current.name));
    if (name !== undefined && name !== current.name) {
      await refuseTakenName(tx, name, id);
      await movePackages(ctx, tx, { from: current.name, to: name });
      change.slug = await moveSlug(ctx, tx, current, name);
    }
    const [updated = current] = await tx
      .update(destinations)
      .set({ ...change, demo: false, version: current.version + 1, updatedAt: ctx.now() })
      .where(eq(destinations.id, id))
      .returning();
    await writeAudit(ctx, tx, {
      action: 'destination.updated',
      entity: 'destination',
      entityId: id,
      ...changed,
    });
    await ctx.content.changed(tx);
    return toAdminDestinationView(updated, await countDestinationPackages(tx, updated.name));
  });
  ctx.content.committed();
  return view;
}

/** The slug of the new name; the old one leads to it from now on. */
async function moveSlug(
  ctx: Ctx,
  tx: Transaction,
  { id, slug: old }: { id: string; slug: string },
  name: string,
): Promise<string> {
  if (isSlugOf(old, slugify(name, 'place'))) return old;
  const slug = await freeDestinationSlug(tx, name);
  await claimSlug(tx, 'destination', slug);
  await keepOldSlug(tx, { kind: 'destination', slug: old, itemId: id, at: ctx.now() });
  return slug;
}

async function movePackages(
  ctx: Ctx,
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(packages)
    .set({ destination: to, updatedAt: ctx.now() })
    .where(sameName(packages.destination, from));
}

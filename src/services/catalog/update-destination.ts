import { and, count, eq } from 'drizzle-orm';
import type { DestinationInput, DestinationView } from '#app/contract/content.ts';
import { destinations, packages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { firstFreeSlug, isSlugOf, slugify } from '#app/domain/slug.ts';
import { changedFields } from '#app/services/audit/changed-fields.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { AppError, notFound } from '#app/services/errors.ts';
import { toDestinationView } from './destination-view.ts';
import { sameName } from './same-name.ts';
import { claimSlug, keepOldSlug } from './slug-redirects.ts';

/** Changes what the input names. A new name goes to the destination's packages too, so that none of them is lost. */
export async function updateDestination(
  ctx: Ctx,
  { id, input }: { id: string; input: Partial<DestinationInput> },
): Promise<DestinationView> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw notFound('This destination does not exist any more.');
  const view = await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(destinations).where(eq(destinations.id, id)).for('update');
    if (!current) throw notFound('This destination does not exist any more.');
    const change = Object.fromEntries(
      Object.entries({ name: input.name, description: input.description, image: input.image }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    const changed = changedFields(current, change);
    if (!changed) return toDestinationView(current, await countLive(tx, current.name));
    if (input.name !== undefined && input.name !== current.name) {
      await renamePackages(ctx, tx, { id, from: current.name, to: input.name });
      Object.assign(change, { slug: await moveSlug(ctx, tx, current, input.name) });
    }
    const [updated = current] = await tx
      .update(destinations)
      .set({ ...change, demo: false, updatedAt: ctx.now() })
      .where(eq(destinations.id, id))
      .returning();
    await writeAudit(ctx, tx, {
      action: 'destination.updated',
      entity: 'destination',
      entityId: id,
      ...changed,
    });
    await ctx.content.changed(tx);
    return toDestinationView(updated, await countLive(tx, updated.name));
  });
  ctx.content.committed();
  return view;
}

/** The slug of the new name; the old one leads to it from now on. */
async function moveSlug(
  ctx: Ctx,
  tx: Queryable,
  { id, slug: old }: { id: string; slug: string },
  name: string,
): Promise<string> {
  const base = slugify(name, 'place');
  if (isSlugOf(old, base)) return old;
  const taken = await tx.select({ slug: destinations.slug }).from(destinations);
  const slug = firstFreeSlug(base, new Set(taken.map((row) => row.slug)));
  await claimSlug(tx, 'destination', slug);
  await keepOldSlug(tx, { kind: 'destination', slug: old, itemId: id, at: ctx.now() });
  return slug;
}

async function renamePackages(
  ctx: Ctx,
  tx: Queryable,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  const [other] = await tx
    .select({ id: destinations.id })
    .from(destinations)
    .where(sameName(destinations.name, to))
    .limit(1);
  if (other && other.id !== id) {
    throw new AppError('duplicate', `There is a destination called ${to} already.`, {
      fields: { name: 'Another destination has this name' },
    });
  }
  await tx
    .update(packages)
    .set({ destination: to, updatedAt: ctx.now() })
    .where(sameName(packages.destination, from));
}

async function countLive(tx: Queryable, name: string): Promise<number> {
  const [row] = await tx
    .select({ live: count() })
    .from(packages)
    .where(and(sameName(packages.destination, name), eq(packages.status, 'published')));
  return row?.live ?? 0;
}

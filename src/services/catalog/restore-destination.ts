import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import { destinations } from '#app/db/schema/content.ts';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { contentGone } from './content-gone.ts';
import { countDestinationPackages } from './count-destination-packages.ts';
import { takeDeleted } from './deleted-items.ts';
import { freeDestinationSlug } from './destination-slug.ts';
import { toAdminDestinationView } from './destination-view.ts';
import { putBackRow } from './put-back-row.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { claimSlug } from './slug-redirects.ts';

const rows = z.array(z.record(z.string(), z.unknown()));
const Kept = z.object({ destinations: rows.min(1), slug_redirects: rows });

/** Brings back what `deleteDestination` took. Throws `duplicate` when its name has a new owner. */
export async function restoreDestination(ctx: Ctx, { id }: { id: string }): Promise<AdminDestinationView> {
  requirePermission(ctx, 'content.edit');
  const view = await ctx.db.transaction(async (tx) => {
    const data = isStorable(id) ? await takeDeleted(tx, 'destination', id) : null;
    if (!data) throw contentGone('destination');
    const kept = Kept.parse(data);
    const [row = {}] = kept.destinations;
    const name = String(row.name);
    await refuseTakenName(tx, name, id);
    if (!(await putBackRow(tx, destinations, row, 'slug'))) {
      await putBackRow(tx, destinations, { ...row, slug: await freeDestinationSlug(tx, name) }, 'slug');
    }
    const [back] = await tx
      .update(destinations)
      .set({ updatedAt: ctx.now() })
      .where(eq(destinations.id, id))
      .returning();
    if (!back) throw new Error(`The destination ${id} did not come back`);
    await claimSlug(tx, 'destination', back.slug);
    for (const way of kept.slug_redirects) {
      await tx
        .insert(slugRedirects)
        .values({ kind: 'destination', slug: String(way.slug), itemId: id, createdAt: ctx.now() })
        .onConflictDoNothing();
    }
    await writeAudit(ctx, tx, {
      action: 'destination.restored',
      entity: 'destination',
      entityId: id,
      after: { name: back.name, slug: back.slug },
    });
    await ctx.content.changed(tx);
    return toAdminDestinationView(back, await countDestinationPackages(tx, back.name));
  });
  ctx.content.committed();
  return view;
}

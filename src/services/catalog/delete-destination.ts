import { eq } from 'drizzle-orm';
import { destinations } from '#app/db/schema/content.ts';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import { destinationInUse } from '#app/domain/destination-in-use.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { contentGone } from './content-gone.ts';
import { countDestinationPackages } from './count-destination-packages.ts';
import { keepDeleted, rowsAsJson } from './deleted-items.ts';
import { forgetSlugs } from './slug-redirects.ts';

/**
 * Deletes a destination; `restoreDestination` brings it back for 30 days. Throws `in_use` while packages name it, drafts
 * included: they would lose their place on the website.
 */
export async function deleteDestination(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw contentGone('destination');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(destinations).where(eq(destinations.id, id)).for('update');
    if (!row) throw contentGone('destination');
    const { all } = await countDestinationPackages(tx, row.name);
    if (all > 0) throw conflict('in_use', destinationInUse(row.name, all));
    await keepDeleted(ctx, tx, {
      id,
      entity: 'destination',
      title: row.name,
      data: {
        destinations: await rowsAsJson(tx, destinations, eq(destinations.id, id)),
        slug_redirects: await rowsAsJson(tx, slugRedirects, eq(slugRedirects.itemId, id)),
      },
    });
    await tx.delete(destinations).where(eq(destinations.id, id));
    await forgetSlugs(tx, id);
    await writeAudit(ctx, tx, {
      action: 'destination.deleted',
      entity: 'destination',
      entityId: id,
      before: { name: row.name, slug: row.slug, description: row.description, image: row.image },
    });
    await ctx.content.changed(tx);
  });
  ctx.content.committed();
}

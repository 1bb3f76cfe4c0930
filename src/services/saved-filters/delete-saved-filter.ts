import { and, eq } from 'drizzle-orm';
import { savedFilters } from '#app/db/schema/saved-filters.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { ownId } from './own-id.ts';

/** Forgets one of their own; somebody else's looks like none. */
export async function deleteSavedFilter(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(savedFilters)
      .where(and(eq(savedFilters.id, id), eq(savedFilters.userId, ownId(ctx))))
      .returning({ list: savedFilters.list, name: savedFilters.name });
    if (!gone) throw notFound('This filter is not there any more.');
    await writeAudit(ctx, tx, {
      action: 'saved_filter.deleted',
      entity: 'saved_filter',
      entityId: id,
      before: gone,
    });
  });
}

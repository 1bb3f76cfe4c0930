import { and, asc, eq } from 'drizzle-orm';
import type { SavedFilter, SavedFilterQuery } from '#app/contract/saved-filters.ts';
import { savedFilters } from '#app/db/schema/saved-filters.ts';
import type { Ctx } from '#app/services/context.ts';
import { ownId } from './own-id.ts';

/** The filters that this staff member saved, by name; at most as many as may be saved. */
export async function listSavedFilters(ctx: Ctx, { list }: SavedFilterQuery): Promise<SavedFilter[]> {
  const { id, name, address, list: listed } = savedFilters;
  return ctx.db
    .select({ id, list: listed, name, address })
    .from(savedFilters)
    .where(and(eq(savedFilters.userId, ownId(ctx)), list === undefined ? undefined : eq(listed, list)))
    .orderBy(asc(listed), asc(name));
}

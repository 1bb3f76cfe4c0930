import { eq, sql } from 'drizzle-orm';
import type { ItineraryItemView } from '#app/contract/itineraries.ts';
import { cruises, packages, pilgrimages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';

/** The package, cruise or pilgrimage with this id, a draft too, for the screens of its itinerary. */
export async function findItineraryItem(ctx: Ctx, { id }: { id: string }): Promise<ItineraryItemView> {
  requirePermission(ctx, 'content.view');
  const item = await readItineraryItem(ctx.db, id);
  if (!item) throw notFound('There is no package, cruise or pilgrimage with this id any more.');
  return item;
}

export async function readItineraryItem(q: Queryable, id: string): Promise<ItineraryItemView | null> {
  if (!isStorable(id)) return null;
  const { rows } = await q.execute<{ [Name in keyof ItineraryItemView]: ItineraryItemView[Name] }>(sql`
    select 'package' as type, id, slug, title, destination as place, duration, route, status
      from ${packages} where ${eq(packages.id, id)}
    union all select 'cruise', id, slug, title, destination, duration, route, status
      from ${cruises} where ${eq(cruises.id, id)}
    union all select 'pilgrimage', id, slug, title, location, duration, route, status
      from ${pilgrimages} where ${eq(pilgrimages.id, id)}`);
  return rows[0] ?? null;
}

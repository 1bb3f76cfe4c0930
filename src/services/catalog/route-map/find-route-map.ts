import { eq, sql } from 'drizzle-orm';
import type { RouteMap } from '#app/contract/route-map.ts';
import { cruises, itineraries, packages, pilgrimages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { drawRouteMap } from './draw-route-map.ts';

const MOST_KEPT = 500;
/** Drawn maps by what they were drawn from: an edit gives another key, and a cleared page cache costs nothing here. */
const drawn = new Map<string, Promise<RouteMap | null>>();

/** The route map of a published package, cruise or pilgrimage by that item's id; null when it has none. */
export async function findRouteMap(ctx: Pick<Ctx, 'db'>, itemId: string): Promise<RouteMap | null> {
  if (!isStorable(itemId)) return null;
  const { rows } = await ctx.db.execute<{
    route: string;
    days: (typeof itineraries.$inferSelect)['days'] | null;
  }>(sql`
    select item.route, ${itineraries.days} as days
    from (
      select id, route, status from ${packages} where ${eq(packages.id, itemId)}
      union all select id, route, status from ${cruises} where ${eq(cruises.id, itemId)}
      union all select id, route, status from ${pilgrimages} where ${eq(pilgrimages.id, itemId)}
    ) item
    left join ${itineraries} on ${itineraries.itemId} = item.id
    where item.status = 'published' limit 1`);
  const [found] = rows;
  if (!found) return null;
  const days = (found.days ?? []).map(({ day, locations }) => ({ day, locations }));
  return keptMap({ route: found.route, days });
}

/** The map of a route and the places of its days; null when fewer than two are known. */
export function keptMap(input: Parameters<typeof drawRouteMap>[0]): Promise<RouteMap | null> {
  const key = JSON.stringify(input);
  const known = drawn.get(key);
  if (known) return known;
  const map = drawRouteMap(input);
  map.catch(() => drawn.delete(key));
  drawn.set(key, map);
  const oldest = drawn.keys().next();
  if (drawn.size > MOST_KEPT && !oldest.done) drawn.delete(oldest.value);
  return map;
}

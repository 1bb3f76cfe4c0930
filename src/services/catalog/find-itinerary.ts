import { eq, sql } from 'drizzle-orm';
import type { ItineraryView } from '#app/contract/content.ts';
import { cruises, itineraries, packages, pilgrimages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { toItineraryView } from './itinerary-view.ts';

/** The itinerary of a published package, cruise or pilgrimage by that item's id; null when it has none. */
export async function findItinerary(ctx: Pick<Ctx, 'db'>, itemId: string): Promise<ItineraryView | null> {
  if (!isStorable(itemId)) return null;
  const [found] = await ctx.db
    .select({
      itinerary: itineraries,
      title: sql<string | null>`coalesce(${packages.title}, ${cruises.title}, ${pilgrimages.title})`,
      duration: sql<
        string | null
      >`coalesce(${packages.duration}, ${cruises.duration}, ${pilgrimages.duration})`,
      status: sql<string | null>`coalesce(${packages.status}, ${cruises.status}, ${pilgrimages.status})`,
    })
    .from(itineraries)
    .leftJoin(packages, eq(packages.id, itineraries.itemId))
    .leftJoin(cruises, eq(cruises.id, itineraries.itemId))
    .leftJoin(pilgrimages, eq(pilgrimages.id, itineraries.itemId))
    .where(eq(itineraries.itemId, itemId))
    .limit(1);
  if (!found || found.title === null) return null;
  if (found.status !== 'published') return null;
  return toItineraryView(found.itinerary, { title: found.title, duration: found.duration ?? '' });
}

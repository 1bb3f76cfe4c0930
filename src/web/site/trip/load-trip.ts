import { redirect } from 'react-router';
import type { ItineraryView, TripView } from '#app/contract/content.ts';
import type { RouteMap } from '#app/contract/route-map.ts';
import type { Services } from '#app/services/index.ts';
import { type PackageCardData, toPackageCard } from '#app/web/site/landing-data.ts';
import { missingPage } from '#app/web/site/not-found-data.ts';
import { tripPath } from './trip-address.ts';

const RELATED = 3;

export interface TripPageData {
  trip: TripView;
  itinerary: ItineraryView | null;
  map: RouteMap | null;
  related: PackageCardData[];
}

/**
 * What a trip's own page shows; 404 with suggestions for none and for drafts. By an earlier slug or by its id it is sent
 * to the address it has now.
 */
export async function loadTrip(
  services: Services,
  type: TripView['type'],
  { slug, url }: { slug: string; url: URL },
): Promise<TripPageData> {
  const trip = await services.findTrip(type, slug);
  if (!trip) throw await missingPage(services, url.pathname);
  if (trip.slug !== slug) throw redirect(`${tripPath(type, trip.slug)}${url.search}`, 301);
  const [itinerary, map, related] = await Promise.all([
    findDays(services, trip),
    findMap(services, trip),
    findRelated(services, trip),
  ]);
  return { trip, itinerary, map, related };
}

/** An itinerary that fails is logged and missing: the page stands without it (UI-14). */
async function findDays(services: Services, trip: TripView): Promise<ItineraryView | null> {
  try {
    return await services.findItinerary(trip.id);
  } catch (error) {
    services.log.error({ err: error, itemId: trip.id }, 'the itinerary of a page could not be read');
    return null;
  }
}

async function findMap(services: Services, trip: TripView): Promise<RouteMap | null> {
  try {
    return await services.findRouteMap(trip.id);
  } catch (error) {
    services.log.error({ err: error, itemId: trip.id }, 'the route map of a page could not be drawn');
    return null;
  }
}

/** Other packages: of the same place first, then the featured ones. */
async function findRelated(services: Services, trip: TripView): Promise<PackageCardData[]> {
  try {
    const [near, featured] = await Promise.all([
      services.listPackages({ destination: trip.place, limit: RELATED + 1, offset: 0 }),
      services.featuredPackages(RELATED + 1),
    ]);
    const others = new Map([...near.rows, ...featured].map((view) => [view.id, view]));
    others.delete(trip.id);
    return [...others.values()].slice(0, RELATED).map(toPackageCard);
  } catch (error) {
    services.log.error({ err: error }, 'the related trips of a page could not be read');
    return [];
  }
}

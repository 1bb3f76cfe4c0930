import { data } from 'react-router';
import type { ItineraryView, TripView } from '#app/contract/content.ts';
import type { RouteMap } from '#app/contract/route-map.ts';
import { socialPicture } from '#app/domain/social-picture.ts';
import type { Services } from '#app/services/index.ts';
import { type PackageCardData, toPackageCard } from '#app/web/site/landing-data.ts';
import { tripPath } from './trip-address.ts';

const RELATED = 3;

export interface TripPageData {
  trip: TripView;
  itinerary: ItineraryView | null;
  map: RouteMap | null;
  related: PackageCardData[];
  /** The page's own address from outside. */
  canonical: string;
  /** The picture for social cards, a full address. */
  picture: string;
}

/** What a trip's own page shows; 404 for none and for drafts. */
export async function loadTrip(
  services: Services,
  type: TripView['type'],
  slug: string,
): Promise<TripPageData> {
  const trip = await services.findTrip(type, slug);
  if (!trip) throw data(null, { status: 404 });
  const [itinerary, map, related] = await Promise.all([
    findDays(services, trip),
    findMap(services, trip),
    findRelated(services, trip),
  ]);
  const picture = socialPicture(trip.images[0] ?? trip.image);
  return {
    trip,
    itinerary,
    map,
    related,
    canonical: `${services.publicUrl}${tripPath(type, trip.slug)}`,
    picture: picture.startsWith('/') ? `${services.publicUrl}${picture}` : picture,
  };
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
      services.featuredPackages(),
    ]);
    const others = new Map([...near.rows, ...featured].map((view) => [view.id, view]));
    others.delete(trip.id);
    return [...others.values()].slice(0, RELATED).map(toPackageCard);
  } catch (error) {
    services.log.error({ err: error }, 'the related trips of a page could not be read');
    return [];
  }
}

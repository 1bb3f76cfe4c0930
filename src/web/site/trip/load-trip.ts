import { data } from 'react-router';
import type { ItineraryView, TripView } from '#app/contract/content.ts';
import { socialPicture } from '#app/domain/social-picture.ts';
import type { Services } from '#app/services/index.ts';
import { tripPath } from './trip-address.ts';

export interface TripPageData {
  trip: TripView;
  itinerary: ItineraryView | null;
  /** The page's own address from outside. */
  canonical: string;
  /** The picture for social cards, a full address. */
  picture: string;
}

/** What a trip's own page shows; 404 for none and for drafts. An itinerary that fails is logged and missing (UI-14). */
export async function loadTrip(
  services: Services,
  type: TripView['type'],
  slug: string,
): Promise<TripPageData> {
  const trip = await services.findTrip(type, slug);
  if (!trip) throw data(null, { status: 404 });
  const itinerary = await services.findItinerary(trip.id).catch((error: unknown) => {
    services.log.error({ err: error, itemId: trip.id }, 'the itinerary of a page could not be read');
    return null;
  });
  const picture = socialPicture(trip.images[0] ?? trip.image);
  return {
    trip,
    itinerary,
    canonical: `${services.publicUrl}${tripPath(type, trip.slug)}`,
    picture: picture.startsWith('/') ? `${services.publicUrl}${picture}` : picture,
  };
}

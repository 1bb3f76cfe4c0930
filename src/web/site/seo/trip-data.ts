import type { TripView } from '#app/contract/content.ts';
import { routeStops } from '#app/domain/route-stops.ts';
import { socialPicture } from '#app/domain/social-picture.ts';
import { absoluteAddress } from './page-meta.tsx';

/**
 * A trip as schema.org's TouristTrip. It has an offer only where it can be booked, at exactly the price that is shown
 * and charged; sold on enquiry it has none.
 */
export function tripData(
  publicUrl: string,
  path: string,
  trip: TripView,
  about: { description: string; agency: string },
): object {
  const stops = routeStops(trip.route);
  const images = trip.images.length > 0 ? trip.images : [trip.image];
  return {
    '@type': 'TouristTrip',
    name: trip.title,
    description: about.description,
    url: `${publicUrl}${path}`,
    image: images
      .filter((image) => image !== '')
      .map((image) => absoluteAddress(publicUrl, socialPicture(image))),
    provider: { '@type': 'TravelAgency', '@id': `${publicUrl}/#agency`, name: about.agency },
    ...(stops.length < 2
      ? {}
      : {
          itinerary: {
            '@type': 'ItemList',
            itemListElement: stops.map((name, at) => ({
              '@type': 'ListItem',
              position: at + 1,
              item: { '@type': 'Place', name },
            })),
          },
        }),
    ...(trip.unitPrice === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: trip.unitPrice,
            priceCurrency: 'INR',
            availability: 'https://schema.org/InStock',
            url: `${publicUrl}${path}`,
          },
        }),
  };
}

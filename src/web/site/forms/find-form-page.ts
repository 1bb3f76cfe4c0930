import { data, type Params } from 'react-router';
import type { TripView } from '#app/contract/content.ts';
import type { Services } from '#app/services/index.ts';

/** A form with a page of its own: the three of the site, or the enquiry about one trip. */
export type PageForm =
  | { kind: 'quote' | 'visa' | 'privacy'; title: string }
  | { kind: 'enquiry'; title: string; trip: TripView };

const TITLES = { quote: 'Get a free quote', visa: 'Visa enquiry', privacy: 'Ask about your data' } as const;
const TRIPS = new Set<string | undefined>(['package', 'cruise', 'pilgrimage'] satisfies Array<
  TripView['type']
>);

/** From `/enquiry/quote`, `/enquiry/cruise/<slug>` and so on; 404 for anything else. */
export async function findFormPage(
  services: Services,
  { kind, slug }: Params<'kind' | 'slug'>,
): Promise<PageForm> {
  if (!slug && (kind === 'quote' || kind === 'visa' || kind === 'privacy'))
    return { kind, title: TITLES[kind] };
  if (slug && TRIPS.has(kind)) {
    const trip = await services.findTrip(kind as TripView['type'], slug);
    if (trip) return { kind: 'enquiry', title: `Enquiry: ${trip.title}`, trip };
  }
  throw data(null, { status: 404 });
}

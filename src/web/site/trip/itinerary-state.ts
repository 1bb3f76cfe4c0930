import type { ItineraryView } from '#app/contract/content.ts';

/** What the detail block knows of a trip's itinerary; `missing` covers "has none" and "could not be loaded". */
export type ItineraryState =
  | { status: 'loading' }
  | { status: 'ready'; itinerary: ItineraryView }
  | { status: 'missing' };

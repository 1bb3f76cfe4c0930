import type { AiItineraryProps } from './draft-types.ts';

/** Drafts an itinerary day by day; staff take what they like of it. */
export function AiItinerary({ title, destination }: AiItineraryProps) {
  return <section aria-label="AI itinerary helper" data-ready={title !== '' && destination !== ''} />;
}

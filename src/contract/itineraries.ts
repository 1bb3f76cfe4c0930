import { z } from 'zod';
import { ItineraryView } from './content.ts';
import { line, lineList, optionalLine, optionalText } from './fields.ts';

/** Longer than any journey that is sold. */
export const MOST_DAYS = 60;

/** One day as staff send it; its number is its place in the list. */
export const ItineraryDayInput = z.object({
  title: line('Title', 160),
  description: optionalText('Description', 4000),
  locations: lineList('Locations', { most: 20, length: 120 }),
  activities: lineList('Activities', { most: 30, length: 200 }),
  morning: optionalText('Morning', 1500),
  afternoon: optionalText('Afternoon', 1500),
  evening: optionalText('Evening', 1500),
  meals: optionalLine('Meals', 200),
  accommodation: optionalLine('Accommodation', 200),
  transport: optionalLine('Transport', 200),
});
export type ItineraryDayInput = z.infer<typeof ItineraryDayInput>;

/** What of an itinerary staff write: its title and duration are its package's. */
export const ItineraryFields = z.object({
  ideal_for: optionalLine('Ideal for', 200),
  overview: optionalText('Overview', 5000),
  highlights: lineList('Highlights', { most: 40, length: 300 }),
  inclusions: lineList('Inclusions', { most: 100, length: 500 }),
  exclusions: lineList('Exclusions', { most: 100, length: 500 }),
  optional_addons: lineList('Optional add-ons', { most: 40, length: 300 }),
  starting_point: optionalLine('Starting point', 120),
  ending_point: optionalLine('Ending point', 120),
  best_time: optionalLine('Best time', 160),
  days: z
    .array(ItineraryDayInput)
    .max(MOST_DAYS, `An itinerary has at most ${MOST_DAYS} days`)
    .nullish()
    .transform((days) => days ?? []),
});
export type ItineraryFields = z.infer<typeof ItineraryFields>;

/**
 * Body of PUT /admin/itineraries/{id}: the whole itinerary. `version` is that of the one it was made from, 0 for none;
 * when another is stored by now, the answer is `changed_meanwhile`. Without it the stored one is replaced.
 */
export const ItineraryInput = ItineraryFields.extend({ version: z.int().min(0).optional() }).meta({
  id: 'ItineraryInput',
});
export type ItineraryInput = z.infer<typeof ItineraryInput>;

/** An itinerary as staff see it. */
export const AdminItineraryView = ItineraryView.extend({
  version: z.int(),
  updated_at: z.string(),
}).meta({ id: 'AdminItinerary' });
export type AdminItineraryView = z.infer<typeof AdminItineraryView>;

/** The package, cruise or pilgrimage that an itinerary is of, as much as its screens show. */
export const ItineraryItemView = z
  .object({
    id: z.string(),
    type: z.enum(['package', 'cruise', 'pilgrimage']),
    slug: z.string(),
    title: z.string(),
    place: z.string(),
    duration: z.string(),
    route: z.string(),
    status: z.enum(['draft', 'published']),
  })
  .meta({ id: 'ItineraryItem' });
export type ItineraryItemView = z.infer<typeof ItineraryItemView>;

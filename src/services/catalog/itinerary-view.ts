import type { ItineraryView } from '#app/contract/content.ts';
import type { itineraries } from '#app/db/schema/content.ts';

export type ItineraryRow = typeof itineraries.$inferSelect;

/** An itinerary under the title and duration that its package, cruise or pilgrimage has now. */
export function toItineraryView(row: ItineraryRow, item: { title: string; duration: string }): ItineraryView {
  return {
    package_title: item.title,
    duration: item.duration,
    ideal_for: row.idealFor,
    overview: row.overview,
    highlights: row.highlights,
    inclusions: row.inclusions,
    exclusions: row.exclusions,
    optional_addons: row.optionalAddons,
    starting_point: row.startingPoint,
    ending_point: row.endingPoint,
    best_time: row.bestTime,
    days: row.days,
  };
}

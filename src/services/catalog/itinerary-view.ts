import type { ItineraryView } from '#app/contract/content.ts';
import type { AdminItineraryView } from '#app/contract/itineraries.ts';
import type { itineraries } from '#app/db/schema/content.ts';

export type ItineraryRow = typeof itineraries.$inferSelect;

/** What of a row visitors see. */
type ItineraryContent = Omit<ItineraryRow, 'id' | 'itemId' | 'version' | 'demo' | 'createdAt' | 'updatedAt'>;

/** An itinerary under the title and duration that its package, cruise or pilgrimage has now. */
export function toItineraryView(
  row: ItineraryContent,
  item: { title: string; duration: string },
): ItineraryView {
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

/** The same with what its editor needs. */
export function toAdminItineraryView(
  row: ItineraryRow,
  item: { title: string; duration: string },
): AdminItineraryView {
  return { ...toItineraryView(row, item), version: row.version, updated_at: row.updatedAt.toISOString() };
}

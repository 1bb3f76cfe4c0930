import type { ItineraryDay } from '#app/domain/itinerary.ts';
import { composeDay } from './compose-day.ts';
import { composeSections } from './compose-sections.ts';
import { KIND_WORDS } from './kind-words.ts';
import { firstSentences, tidyLine, tidyLines, tidyText } from './tidy.ts';
import type { TripFacts } from './trip-facts.ts';
import { tripLength } from './trip-length.ts';
import { sightsOf, tripStops } from './trip-stops.ts';

/** In the shape of an itinerary on the wire, without the title and duration, which are its package's. */
export interface ComposedItinerary {
  ideal_for: string;
  overview: string;
  highlights: string[];
  inclusions: string[];
  exclusions: string[];
  optional_addons: string[];
  starting_point: string;
  ending_point: string;
  best_time: string;
  days: ItineraryDay[];
}

/** An itinerary with as many days as the duration says, from what the catalogue knows of the destination. */
export function composeItinerary(facts: TripFacts): ComposedItinerary {
  const { description, inclusions, exclusions } = composeSections(facts);
  const stops = tripStops(facts);
  const { bases, end } = stops;
  const { days } = tripLength(facts.duration);
  const known = facts.known.flatMap((trip) => trip.highlights);
  const sights = bases.flatMap((stop) => sightsOf(facts, stop).slice(0, 2));
  return {
    ideal_for:
      tidyLine(facts.known.find((trip) => trip.idealFor)?.idealFor ?? '', 120) ||
      KIND_WORDS[facts.kind].idealFor,
    overview: tidyText(firstSentences(description, 3), 500),
    highlights: tidyLines([...known, ...sights, ...bases], 5),
    inclusions,
    exclusions,
    optional_addons: tidyLines(
      facts.known.flatMap((trip) => trip.addons),
      4,
    ),
    starting_point: bases[0] ?? '',
    ending_point: end,
    best_time: tidyLine(facts.known.find((trip) => trip.bestTime)?.bestTime ?? '', 120),
    days: Array.from({ length: days }, (_, at) => composeDay(facts, stops, at + 1)),
  };
}

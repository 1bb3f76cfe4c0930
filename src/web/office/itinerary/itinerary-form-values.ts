import { z } from 'zod';
import type { ItineraryView } from '#app/contract/content.ts';
import { ItineraryFields } from '#app/contract/itineraries.ts';
import type { ItineraryDay } from '#app/domain/itinerary.ts';

/** A day in the editor: `key` stays its own while days change places. */
export type DayValues = Omit<ItineraryDay, 'day'> & { key: string };

export type ItineraryValues = Omit<ItineraryView, 'package_title' | 'duration' | 'days'> & {
  days: DayValues[];
};

export const NO_ITINERARY: ItineraryValues = {
  ideal_for: '',
  overview: '',
  highlights: [],
  inclusions: [],
  exclusions: [],
  optional_addons: [],
  starting_point: '',
  ending_point: '',
  best_time: '',
  days: [],
};

export function blankDay(): DayValues {
  return {
    key: crypto.randomUUID(),
    title: '',
    description: '',
    locations: [],
    activities: [],
    morning: '',
    afternoon: '',
    evening: '',
    meals: '',
    accommodation: '',
    transport: '',
  };
}

/** Days get keys by their places, so that the same itinerary gives the same values. */
export function itineraryValues(view: Omit<ItineraryView, 'package_title' | 'duration'>): ItineraryValues {
  const { ideal_for, overview, highlights, inclusions, exclusions } = view;
  const { optional_addons, starting_point, ending_point, best_time } = view;
  return {
    ideal_for,
    overview,
    highlights,
    inclusions,
    exclusions,
    optional_addons,
    starting_point,
    ending_point,
    best_time,
    days: view.days.map(({ day, ...rest }) => ({ key: `day ${day}`, ...rest })),
  };
}

/** Checks the editor by the API's own rules; keys are left out. */
export const ItineraryForm = z.preprocess((values) => values, ItineraryFields) as z.ZodType<ItineraryFields>;

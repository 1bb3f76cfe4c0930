import type { DemoDay } from './demo-types.ts';

interface DayFacts {
  do: string[];
  /** Nothing when the day has none of its own. */
  meals?: string;
  stay?: string;
  by: string;
}

/** A day as it is written in the content files: title, places, what it is about, its three parts, its facts. */
export function day(
  title: string,
  places: string[],
  description: string,
  [morning, afternoon, evening]: [string, string, string],
  facts: DayFacts,
): DemoDay {
  return {
    title,
    description,
    locations: places,
    activities: facts.do,
    morning,
    afternoon,
    evening,
    meals: facts.meals ?? '',
    accommodation: facts.stay ?? '',
    transport: facts.by,
  };
}

/** The same day in another package, with another bed or title. */
export function like(base: DemoDay, change: Partial<DemoDay>): DemoDay {
  return { ...base, ...change };
}

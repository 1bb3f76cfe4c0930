import type { ItineraryDay } from '#app/domain/itinerary.ts';
import type { PackageKind } from '#app/domain/package-choice.ts';

/** What the composer writes from: the asked-for trip, and what the catalogue knows of its destination. */
export interface TripFacts {
  title: string;
  destination: string;
  /** As staff typed it: `6 Days / 5 Nights`. */
  duration: string;
  kind: PackageKind;
  /** `Srinagar → Gulmarg`, when it is known already. */
  route: string;
  /** What staff want stressed. */
  wishes: string;
  /** The destination's own description. */
  about: string;
  /** Trips of the same destination, those of the same kind first. */
  known: KnownTrip[];
  /** Decides between several ways to say a thing. */
  seed: number;
}

export interface KnownTrip {
  title: string;
  route: string;
  description: string;
  inclusions: string[];
  exclusions: string[];
  highlights: string[];
  addons: string[];
  idealFor: string;
  bestTime: string;
  days: ItineraryDay[];
}

/** Which of several ways to say a thing is taken: each seed starts at another one, each title somewhere else. */
export function pick<T>(
  facts: Pick<TripFacts, 'title' | 'destination' | 'seed'>,
  salt: string,
  ways: readonly [T, ...T[]],
): T {
  let hash = 2_166_136_261;
  for (const unit of `${facts.title}|${facts.destination}|${salt}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return ways[(hash + facts.seed) % ways.length] ?? ways[0];
}

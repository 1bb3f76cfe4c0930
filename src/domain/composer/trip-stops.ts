import { findPlace } from '#app/domain/gazetteer.ts';
import { routeStops } from '#app/domain/route-stops.ts';
import { kmBetween, placesNear } from './places-near.ts';
import { tidyLine } from './tidy.ts';
import type { TripFacts } from './trip-facts.ts';
import { tripLength } from './trip-length.ts';

/** Stops so near to each other are one base for the night; the second is something to see from there. */
const SAME_BASE_KM = 12;

export interface Stops {
  /** Where the nights are, in order, at most one for each. */
  bases: string[];
  /** Where the last day ends: the first base again on a round trip, else the last one. */
  end: string;
}

/**
 * Where the trip goes: along its own route; else as trips of the destination do, those first that its title names;
 * else towns near the destination; else the destination itself.
 */
export function tripStops(facts: TripFacts): Stops {
  const most = Math.max(1, Math.min(tripLength(facts.duration).nights, 8));
  const title = facts.title.toLowerCase();
  const named = (route: string) =>
    routeStops(route).filter((stop) => title.includes(stop.toLowerCase())).length;
  const routes = facts.known.map((trip) => trip.route).filter((route) => routeStops(route).some(findPlace));
  // One whole route is in an order that can be travelled; a mixture of several is not.
  const [alike] = routes.toSorted((one, other) => named(other) - named(one));
  const own = routeStops(facts.route).length > 0 ? facts.route : alike;
  if (own !== undefined) {
    const all = routeStops(own).map((stop) => tidyLine(stop, 80));
    const bases = apart(unique(own === facts.route ? all : all.filter((stop) => findPlace(stop)))).slice(
      0,
      most,
    );
    const round = all.length > 2 && all[0]?.toLowerCase() === all.at(-1)?.toLowerCase();
    if (bases.length > 0) return { bases, end: (round ? bases[0] : bases.at(-1)) ?? '' };
  }
  const name = tidyLine(facts.destination, 80) || 'your destination';
  const near = apart(unique([name, ...placesNear(facts.destination, 120, 6)])).slice(0, Math.min(most, 3));
  return { bases: near, end: near.at(-1) ?? name };
}

function apart(stops: string[]): string[] {
  const kept: string[] = [];
  for (const stop of stops) {
    if (!kept.some((base) => (kmBetween(base, stop) ?? Number.POSITIVE_INFINITY) < SAME_BASE_KM))
      kept.push(stop);
  }
  return kept;
}

/** What days list among their activities without its being something to see. */
const NO_SIGHT =
  /transfer|check-?\s?(?:in|out)|arriv|depart|drive|flight|breakfast|lunch|dinner|pick-?up|drop|leisure/i;

/** What there is to see at a stop: what known days there saw and did, then places nearby. */
export function sightsOf(facts: TripFacts, stop: string): string[] {
  const key = stop.toLowerCase();
  const seen = facts.known
    .flatMap((trip) => trip.days)
    .filter((day) => day.locations.some((location) => location.toLowerCase() === key))
    .flatMap((day) => [...day.locations, ...day.activities]);
  const near = placesNear(stop, 25, 6);
  return unique([...seen, ...near]).filter((sight) => sight.toLowerCase() !== key && !NO_SIGHT.test(sight));
}

function unique(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names) {
    const tidy = tidyLine(name, 80);
    if (tidy !== '' && !kept.has(tidy.toLowerCase())) kept.set(tidy.toLowerCase(), tidy);
  }
  return [...kept.values()];
}

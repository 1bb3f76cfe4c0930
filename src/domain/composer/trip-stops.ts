import { findPlace } from '#app/domain/gazetteer.ts';
import { routeStops } from '#app/domain/route-stops.ts';
import { placesNear } from './places-near.ts';
import { tidyLine } from './tidy.ts';
import type { TripFacts } from './trip-facts.ts';
import { tripLength } from './trip-length.ts';

/**
 * Where the trip sleeps or goes, in order, at most one for each night: the stops of its route; else those that its
 * title names and then those that trips of the destination go to; else towns near the destination; else itself.
 */
export function tripStops(facts: TripFacts): string[] {
  const { nights } = tripLength(facts.duration);
  const most = Math.max(1, Math.min(nights, 8));
  const own = unique(routeStops(facts.route));
  if (own.length > 0) return own.slice(0, most);
  const known = unique(facts.known.flatMap((trip) => routeStops(trip.route))).filter((stop) =>
    findPlace(stop),
  );
  const title = facts.title.toLowerCase();
  const inTitle = known.filter((stop) => title.includes(stop.toLowerCase()));
  // The first trip's route is in an order that can be travelled; a mixture of several is not.
  const [first] = facts.known
    .map((trip) => unique(routeStops(trip.route)))
    .filter((stops) => stops.length > 0);
  const stops = unique([...(first ?? []).filter((stop) => known.includes(stop)), ...inTitle]);
  if (stops.length > 0) return stops.slice(0, most);
  const name = tidyLine(facts.destination, 80) || 'your destination';
  return unique([name, ...placesNear(facts.destination, 120, 4)]).slice(0, Math.min(most, 3));
}

/** What there is to see at a stop: what known days there saw and did, then places nearby. */
export function sightsOf(facts: TripFacts, stop: string): string[] {
  const key = stop.toLowerCase();
  const seen = facts.known
    .flatMap((trip) => trip.days)
    .filter((day) => day.locations.some((location) => location.toLowerCase() === key))
    .flatMap((day) => [...day.locations, ...day.activities]);
  const near = placesNear(stop, 25, 6);
  return unique([...seen, ...near]).filter((sight) => sight.toLowerCase() !== key);
}

function unique(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names) {
    const tidy = tidyLine(name, 80);
    if (tidy !== '' && !kept.has(tidy.toLowerCase())) kept.set(tidy.toLowerCase(), tidy);
  }
  return [...kept.values()];
}

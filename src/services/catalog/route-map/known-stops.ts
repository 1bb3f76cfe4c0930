import { findPlace, type Place } from '#app/domain/gazetteer.ts';
import type { ItineraryDay } from '#app/domain/itinerary.ts';
import { routeStops } from '#app/domain/route-stops.ts';

export interface RouteInput {
  route: string;
  days: Array<Pick<ItineraryDay, 'day' | 'locations'>>;
}

/** A stop whose coordinates are known; one that the route comes to twice is there twice. */
export interface KnownStop extends Place {
  name: string;
  /** On which days of the itinerary: `Day 3`, `Days 1, 2 and 5`; empty when it names none. */
  note: string;
}

/** The stops of the route text that are in the gazetteer, or those of the days when the route names fewer than two. */
export function knownStops({ route, days }: RouteInput): KnownStop[] {
  const fromRoute = located(routeStops(route), days);
  return countPlaces(fromRoute) >= 2
    ? fromRoute
    : located(
        days.flatMap((one) => one.locations),
        days,
      );
}

function located(names: string[], days: RouteInput['days']): KnownStop[] {
  return names.flatMap((name) => {
    const place = findPlace(name);
    return place ? [{ ...place, name, note: daysText(daysAt(place, days)) }] : [];
  });
}

function countPlaces(stops: Place[]): number {
  return new Set(stops.map(keyOf)).size;
}

function keyOf(place: Place): string {
  return `${place.lat},${place.lon}`;
}

function daysAt(place: Place, days: RouteInput['days']): number[] {
  const key = keyOf(place);
  const found = days.filter((one) =>
    one.locations.some((name) => {
      const known = findPlace(name);
      return known !== null && keyOf(known) === key;
    }),
  );
  return found.map((one) => one.day);
}

function daysText(numbers: number[]): string {
  const last = numbers.at(-1);
  if (last === undefined) return '';
  return numbers.length === 1 ? `Day ${last}` : `Days ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

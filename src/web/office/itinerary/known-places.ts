import { findPlace } from '#app/domain/gazetteer.ts';
import { routeStops } from '#app/domain/route-stops.ts';

export interface NamedPlace {
  name: string;
  /** Whether the map knows where it is. */
  known: boolean;
}

export interface MapPlaces {
  /** What the map is drawn from: the package's route, or the days where the route names too few known places. */
  from: 'route' | 'days';
  places: NamedPlace[];
  /** A map needs two different places. */
  drawn: boolean;
}

export function namedPlaces(names: readonly string[]): NamedPlace[] {
  return [...new Set(names)].map((name) => ({ name, known: findPlace(name) !== null }));
}

/** The places that the public page's map will show, by the rule of `route-map/known-stops`. */
export function mapPlaces(route: string, days: ReadonlyArray<{ locations: string[] }>): MapPlaces {
  const stops = routeStops(route);
  if (countKnown(stops) >= 2) return { from: 'route', places: namedPlaces(stops), drawn: true };
  const locations = days.flatMap((day) => day.locations);
  return { from: 'days', places: namedPlaces(locations), drawn: countKnown(locations) >= 2 };
}

function countKnown(names: readonly string[]): number {
  const found = names.flatMap((name) => findPlace(name) ?? []);
  return new Set(found.map(({ lat, lon }) => `${lat},${lon}`)).size;
}

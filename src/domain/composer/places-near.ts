import { ABROAD } from '#app/domain/gazetteer/abroad.ts';
import { NORTH_INDIA } from '#app/domain/gazetteer/india-north.ts';
import { REST_OF_INDIA } from '#app/domain/gazetteer/india-rest.ts';
import { findPlace, type Place } from '#app/domain/gazetteer.ts';

const KM_PER_DEGREE = 111;
let named: Array<Place & { name: string }> | undefined;

/** Names of the places within so many kilometres of another, nearest first, without that one itself. */
export function placesNear(name: string, km: number, most: number): string[] {
  const center = findPlace(name);
  if (!center) return [];
  named ??= readNames();
  const near = named
    .map((place) => ({ place, far: distance(center, place) }))
    .filter(({ place, far }) => far <= km && !sameWord(place.name, name))
    .sort((a, b) => a.far - b.far);
  return [...new Set(near.map(({ place }) => place.name))].slice(0, most);
}

/** Kilometres between two places by their names; null when one is not known. */
export function kmBetween(one: string, other: string): number | null {
  const [a, b] = [findPlace(one), findPlace(other)];
  return a && b ? distance(a, b) : null;
}

/** Good enough between neighbours: the earth is flat within a few hundred kilometres. */
function distance(a: Place, b: Place): number {
  const east = (b.lon - a.lon) * Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180));
  return Math.hypot(b.lat - a.lat, east) * KM_PER_DEGREE;
}

function sameWord(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function readNames(): Array<Place & { name: string }> {
  return `${NORTH_INDIA}${REST_OF_INDIA}${ABROAD}`.split(/[;\n]/).flatMap((entry) => {
    const [lat, lon, ...name] = entry.trim().split(' ');
    return name.length > 0 ? [{ lat: Number(lat), lon: Number(lon), name: name.join(' ') }] : [];
  });
}

import { ABROAD } from './gazetteer/abroad.ts';
import { NORTH_INDIA } from './gazetteer/india-north.ts';
import { REST_OF_INDIA } from './gazetteer/india-rest.ts';

/** A place on the earth, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

/** What may stand behind a place's name without making it another place: `Alleppey houseboat`, `Ubud pool villa`. */
const SUFFIXES = new Set(
  `airport backwaters base beach bungalow camp camps city cottage dham district harbour homestay hotel house houseboat
  houseboats island islands lake lodge national palace park pool port resort station temple town valley villa villas`.split(
    /\s+/,
  ),
);

const PLACES = readPlaces(`${NORTH_INDIA}${REST_OF_INDIA}${ABROAD}`);

/**
 * Where a stop of a route is; null for one that is not in the list (`seaplane`, `house reef`). Case, diacritics,
 * punctuation, brackets and suffixes such as "houseboat" make no difference.
 */
export function findPlace(name: string): Place | null {
  const words = plainName(name.replace(/\(.*?\)/g, ' ')).split(' ');
  for (;;) {
    const place = PLACES.get(words.join(' '));
    if (place) return place;
    if (words.length < 2 || !SUFFIXES.has(words.at(-1) ?? '')) return null;
    words.pop();
  }
}

/** The number of names that `findPlace` knows as they are. */
export function countPlaces(): number {
  return PLACES.size;
}

function readPlaces(table: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const entry of table.split(/[;\n]/)) {
    const [lat, lon, ...name] = entry.trim().split(' ');
    if (name.length > 0) places.set(plainName(name.join(' ')), { lat: Number(lat), lon: Number(lon) });
  }
  return places;
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

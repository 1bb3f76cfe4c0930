import type { Place } from './gazetteer.ts';

const EARTH_KM = 6371;

/** Kilometres between two places as the crow flies. */
export function greatCircleKm(from: Place, to: Place): number {
  const height =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(height)));
}

/** As a person would say it: whole kilometres, above 100 in steps of 5, above 1,000 of 10; never 0. */
export function roundKm(km: number): number {
  const step = km > 1000 ? 10 : km > 100 ? 5 : 1;
  return Math.max(1, Math.round(km / step) * step);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

import type { CruiseView, PackageView, PilgrimageView, TripView } from '#app/contract/content.ts';
import { cruiseTrip, packageTrip, pilgrimageTrip } from '#app/contract/trip-view.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

export type TripKind = TripView['type'];

const SHOWN = 8;

/** How each kind is asked for and read. */
const KINDS: Record<TripKind, { path: string; read: (row: unknown) => TripView }> = {
  package: { path: '/packages', read: (row) => packageTrip(row as PackageView) },
  cruise: { path: '/cruises', read: (row) => cruiseTrip(row as CruiseView) },
  pilgrimage: { path: '/pilgrimages', read: (row) => pilgrimageTrip(row as PilgrimageView) },
};

/** The published trips of a kind that match some words. */
export async function findTrips(kind: TripKind, q: string, signal: AbortSignal): Promise<TripView[]> {
  const { path, read } = KINDS[kind];
  const query = new URLSearchParams({ limit: String(SHOWN), ...(q ? { q } : {}) });
  return (await callOffice<unknown[]>(`${path}?${query}`, { signal })).data.map(read);
}

/** A published trip by its id. */
export async function fetchTrip(kind: TripKind, id: string): Promise<TripView> {
  const { path, read } = KINDS[kind];
  return read((await callOffice<unknown>(`${path}/${encodeURIComponent(id)}`)).data);
}

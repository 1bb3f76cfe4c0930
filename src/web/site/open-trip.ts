import { createContext } from 'react';
import type { TripView } from '#app/contract/content.ts';

export interface TripAddress {
  type: TripView['type'];
  slug: string;
}

/** Opens a trip over the page; null where there is no popup, and its link goes to the trip's own page. */
export const OpenTrip = createContext<((trip: TripAddress, openerId: string) => void) | null>(null);

export interface OpenedTrip extends TripAddress {
  openerId: string;
}

/** The trip that a history entry has open, as `TripLayer` put it there. */
export function openedTrip(state: unknown): OpenedTrip | null {
  if (typeof state !== 'object' || state === null || !('trip' in state)) return null;
  return state.trip as OpenedTrip;
}

import { useEffect, useState } from 'react';
import type {
  CruiseView,
  ItineraryView,
  PackageView,
  PilgrimageView,
  TripView,
} from '#app/contract/content.ts';
import { cruiseTrip, packageTrip, pilgrimageTrip } from '#app/contract/trip-view.ts';
import { type ApiAnswer, callApi } from '#app/web/ui/call-api.ts';
import type { ItineraryState } from './itinerary-state.ts';
import { tripApiPath } from './trip-address.ts';

export type TripState =
  | { status: 'loading' }
  | { status: 'failed'; gone: boolean }
  | { status: 'ready'; trip: TripView };

/** The trip and its itinerary, fetched for the popup; `retry` asks again after a failure. */
export function useTrip(
  type: TripView['type'],
  slug: string,
): { state: TripState; itinerary: ItineraryState; retry(): void } {
  const [state, setState] = useState<TripState>({ status: 'loading' });
  const [itinerary, setItinerary] = useState<ItineraryState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const left = new AbortController();
    setState({ status: 'loading' });
    setItinerary({ status: 'loading' });
    load(type, slug, left.signal, setState, setItinerary).catch(() => undefined);
    return () => left.abort();
  }, [type, slug, attempt]);

  return { state, itinerary, retry: () => setAttempt((count) => count + 1) };
}

async function load(
  type: TripView['type'],
  slug: string,
  signal: AbortSignal,
  setState: (state: TripState) => void,
  setItinerary: (state: ItineraryState) => void,
): Promise<void> {
  const answer = await fetchTrip(type, slug, signal);
  if (!answer.ok) {
    setState({ status: 'failed', gone: answer.status === 404 });
    return;
  }
  setState({ status: 'ready', trip: answer.data });
  const days = await callApi<ItineraryView>(`/api/itineraries/${encodeURIComponent(answer.data.id)}`, {
    signal,
  });
  setItinerary(days.ok ? { status: 'ready', itinerary: days.data } : { status: 'missing' });
}

async function fetchTrip(
  type: TripView['type'],
  slug: string,
  signal: AbortSignal,
): Promise<ApiAnswer<TripView>> {
  const path = tripApiPath(type, slug);
  switch (type) {
    case 'package':
      return mapped(await callApi<PackageView>(path, { signal }), packageTrip);
    case 'cruise':
      return mapped(await callApi<CruiseView>(path, { signal }), cruiseTrip);
    case 'pilgrimage':
      return mapped(await callApi<PilgrimageView>(path, { signal }), pilgrimageTrip);
    default:
      return type satisfies never;
  }
}

function mapped<View>(answer: ApiAnswer<View>, map: (view: View) => TripView): ApiAnswer<TripView> {
  return answer.ok ? { ok: true, data: map(answer.data) } : answer;
}

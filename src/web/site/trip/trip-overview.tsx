import type { ReactNode } from 'react';
import type { TripView } from '#app/contract/content.ts';
import type { RouteMap as Drawing } from '#app/contract/route-map.ts';
import type { ItineraryState } from './itinerary-state.ts';
import { RouteMap } from './route-map.tsx';
import { NoDaysYet } from './trip-days.tsx';
import { TripHighlights } from './trip-highlights.tsx';
import { TripStops } from './trip-stops.tsx';

/** First tab: what the trip is, its highlights and its route. */
export function TripOverview({
  trip,
  state,
  map,
  active,
  end,
}: {
  trip: TripView;
  state: ItineraryState;
  map: Drawing | null;
  active: boolean;
  end: ReactNode;
}) {
  const itinerary = state.status === 'ready' ? state.itinerary : null;
  const intro = trip.description || itinerary?.overview || '';
  return (
    <>
      {intro
        .split(/\n{1,}/)
        .filter((text) => text.trim() !== '')
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
      <h2>Package Highlights</h2>
      <TripHighlights duration={trip.duration} own={itinerary?.highlights ?? []} />
      <h2>Tour Itinerary</h2>
      {trip.route !== '' && <p className="rt">{trip.route}</p>}
      {map ? <RouteMap map={map} /> : <TripStops route={trip.route} />}
      {active && <NoDaysYet state={state} />}
      {end}
    </>
  );
}

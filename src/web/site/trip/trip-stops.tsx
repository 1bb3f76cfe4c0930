import { routeStops } from '#app/domain/route-stops.ts';

/** The route as numbered stops; nothing when the text names fewer than two places. */
export function TripStops({ route }: { route: string }) {
  const stops = routeStops(route);
  if (stops.length < 2) return null;
  return (
    <ol className="stops" aria-label="Stops of the route">
      {stops.map((stop, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route may come back to a place
        <li key={`${at}${stop}`}>{stop}</li>
      ))}
    </ol>
  );
}

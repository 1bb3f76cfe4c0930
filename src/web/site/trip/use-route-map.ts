import { useEffect, useState } from 'react';
import type { RouteMap } from '#app/contract/route-map.ts';
import { callApi } from '#app/web/ui/call-api.ts';

/** The drawn route of a trip, fetched for the popup; null until it is there, and where there is none. */
export function useRouteMap(itemId: string | undefined): RouteMap | null {
  const [map, setMap] = useState<RouteMap | null>(null);
  useEffect(() => {
    setMap(null);
    if (itemId === undefined) return;
    const left = new AbortController();
    callApi<{ map: RouteMap | null }>(`/api/route-maps/${encodeURIComponent(itemId)}`, {
      signal: left.signal,
    })
      .then((answer) => {
        if (answer.ok && !left.signal.aborted) setMap(answer.data.map);
      })
      .catch(() => undefined);
    return () => left.abort();
  }, [itemId]);
  return map;
}

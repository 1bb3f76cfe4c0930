import { useQuery } from '@tanstack/react-query';
import type { AdminItineraryView, ItineraryItemView } from '#app/contract/itineraries.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';

const FRESH = { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export function itineraryKey(id: string): readonly [string, string] {
  return ['itinerary', id];
}

/** What an itinerary is of, and the itinerary: null when there is none yet. */
export function useItinerary(id: string) {
  const path = `/admin/itineraries/${encodeURIComponent(id)}`;
  const item = useQuery({
    queryKey: ['itinerary-item', id],
    queryFn: ({ signal }) => callOffice<ItineraryItemView>(`${path}/item`, { signal }),
    ...FRESH,
  });
  const plan = useQuery({
    queryKey: itineraryKey(id),
    queryFn: async ({ signal }): Promise<AdminItineraryView | null> => {
      try {
        return (await callOffice<AdminItineraryView>(path, { signal })).data;
      } catch (error) {
        if (error instanceof OfficeError && error.status === 404) return null;
        throw error;
      }
    },
    ...FRESH,
  });
  return {
    item: item.data?.data,
    /** Undefined while it loads. */
    plan: plan.data,
    error: item.error ?? plan.error,
    reload: () => Promise.all([item.refetch(), plan.refetch()]),
  };
}

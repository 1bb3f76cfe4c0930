import { useQuery } from '@tanstack/react-query';
import type { DestinationView } from '#app/contract/content.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

const NONE: DestinationView[] = [];

/** The destinations, to choose one from; none while they load or fail: a name can be typed all the same. */
export function useDestinations(): DestinationView[] {
  const { data } = useQuery({
    queryKey: ['destinations'],
    queryFn: ({ signal }) => callOffice<DestinationView[]>('/admin/destinations?limit=200', { signal }),
    staleTime: 60_000,
  });
  return data?.data ?? NONE;
}

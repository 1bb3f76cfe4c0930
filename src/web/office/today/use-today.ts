import { useQuery } from '@tanstack/react-query';
import type { TodayView } from '#app/contract/today.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

export const TODAY_KEY = ['today'];
const FRESH_MS = 60_000;

/** What waits today, asked for anew every minute while the tab is seen. */
export function useToday(enabled = true) {
  return useQuery({
    queryKey: TODAY_KEY,
    queryFn: async ({ signal }) => (await callOffice<TodayView>('/admin/today', { signal })).data,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    enabled,
  });
}

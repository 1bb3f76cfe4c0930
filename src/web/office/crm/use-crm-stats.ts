import { useQuery } from '@tanstack/react-query';
import type { CrmStats } from '#app/contract/bookings.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { STATS_KEY } from './crm-rows.ts';

/** The figures over the tabs. */
export function useCrmStats() {
  return useQuery({
    queryKey: STATS_KEY,
    queryFn: async ({ signal }) => (await callOffice<CrmStats>('/crm/stats', { signal })).data,
  });
}

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { financialYearRange } from '#app/domain/financial-year.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';

/** A report of the API. The old one stays on the screen while other days are asked for. `path` is below /api/accounts. */
export function useReport<Report>(path: string, enabled = true) {
  return useQuery({ ...reportQuery<Report>(`/accounts/${path}`), queryKey: ['accounts', path], enabled });
}

/** The same of any part of the API: `path` is below /api, and by it the report is asked for anew when others change things. */
export function reportQuery<Report>(path: string) {
  return queryOptions({
    queryKey: ['report', path],
    queryFn: async ({ signal }) => (await callOffice<Report>(path, { signal })).data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** The days of a report, kept in the address: this financial year unless others are chosen. */
export function useDays(more: readonly string[] = []): ListState {
  const { start, end } = financialYearRange(agencyDate());
  return useListState({
    filters: ['start_date', 'end_date', ...more],
    defaultSort: '-date',
    defaults: { start_date: start, end_date: end },
  });
}

/** The days as the API is asked by them: `?start_date=…&end_date=…`. */
export function daysQuery({ filters }: Pick<ListState, 'filters'>): string {
  const query = new URLSearchParams();
  for (const name of ['start_date', 'end_date']) if (filters[name]) query.set(name, filters[name]);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AuditOptions, AuditPage } from '#app/contract/audit.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

/** The entries that match, the newest first; older ones are fetched from where the last page ended. */
export function useAudit(match: string) {
  const query = useInfiniteQuery({
    queryKey: ['audit', match],
    initialPageParam: '',
    async queryFn({ pageParam, signal }) {
      const search = new URLSearchParams(match);
      if (pageParam !== '') search.set('after', pageParam);
      return (await callOffice<AuditPage>(`/admin/audit?${search}`, { signal })).data;
    },
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return { ...query, entries: query.data?.pages.flatMap((page) => page.entries) };
}

/** What the filters offer; undefined until it is known. */
export function useAuditOptions(): AuditOptions | undefined {
  const { data } = useQuery({
    queryKey: ['audit-options'],
    queryFn: ({ signal }) => callOffice<AuditOptions>('/admin/audit/options', { signal }),
    refetchOnMount: 'always',
  });
  return data?.data;
}

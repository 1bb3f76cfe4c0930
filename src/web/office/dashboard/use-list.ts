import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { PAGE_ROWS } from '#app/web/ui/list/page-rows.ts';

/** A page of a content list; opening its tab asks for it anew. `page` counts from 1. */
export function useList<Row>(name: 'packages' | 'destinations' | 'testimonials', page: number) {
  return useQuery({
    queryKey: ['admin', name, page],
    queryFn: ({ signal }) =>
      callOffice<Row[]>(`/admin/${name}?limit=${PAGE_ROWS}&offset=${(page - 1) * PAGE_ROWS}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

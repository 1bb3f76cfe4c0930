import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchGroup } from '#app/contract/search.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

const TYPING_MS = 150;
const MIN_LETTERS = 2;
const NONE: SearchGroup[] = [];

/** The records that match what was typed, a moment after the last letter; an answer that comes late is dropped. */
export function useSearch(text: string) {
  const wanted = text.trim();
  const [q, setQ] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const enabled = wanted.length >= MIN_LETTERS && q.length >= MIN_LETTERS;
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) =>
      (await callOffice<SearchGroup[]>(`/admin/search?q=${encodeURIComponent(q)}`, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled,
  });
  return {
    groups: enabled ? (data ?? NONE) : NONE,
    failed: enabled && isError,
    /** What is shown is of fewer letters than were typed. */
    old: wanted.length >= MIN_LETTERS && (q !== wanted || isPlaceholderData || isFetching),
    again: () => void refetch(),
  };
}

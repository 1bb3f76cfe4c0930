import { useQuery } from '@tanstack/react-query';
import type { PackageView } from '#app/contract/content.ts';
import { onlyTitled } from '#app/domain/same-title.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { useSettled } from '#app/web/ui/use-settled.ts';

/** So many that contain the words are looked through. */
const ASKED = 50;

/** The one package that these words name exactly; null while it is asked for, and where none or several do. */
export function useTitledPackage(words: string): Pick<PackageView, 'id' | 'title'> | null {
  const settled = useSettled(words.trim().replace(/\s+/g, ' '));
  const { data } = useQuery({
    queryKey: ['titled-package', settled],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ q: settled, limit: String(ASKED) });
      return (await callOffice<PackageView[]>(`/admin/packages?${asked}`, { signal })).data;
    },
    enabled: settled !== '',
    staleTime: 10_000,
    // It is only an offer.
    retry: false,
  });
  return data ? onlyTitled(words, data) : null;
}

import { useQuery } from '@tanstack/react-query';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { type DrawerList, listPath, recordKey } from './record-key.ts';

/** A record with all that is known of it, asked for anew whenever its drawer opens. */
export function useRecord<Detail>(list: DrawerList, id: string) {
  return useQuery({
    queryKey: recordKey(list, id),
    queryFn: async ({ signal }) =>
      (await callOffice<Detail>(`${listPath(list)}/${encodeURIComponent(id)}`, { signal })).data,
    refetchOnMount: 'always',
  });
}

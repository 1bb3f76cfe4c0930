import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountView } from '#app/contract/users.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

export const ACCOUNT = '/admin/account';
const KEY = ['account'];

/** One's own account, and a way to ask for it anew after a change. */
export function useAccount() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callOffice<AccountView>(ACCOUNT, { signal }),
    refetchOnMount: 'always',
  });
  return { ...query, account: query.data?.data, reload: () => client.invalidateQueries({ queryKey: KEY }) };
}

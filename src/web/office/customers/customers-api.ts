import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerStats } from '#app/contract/customers.ts';
import { TODAY_KEY } from '#app/web/office/today/use-today.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';

export const CUSTOMERS = '/customers';
const STATS = [CUSTOMERS, 'stats'];

/** The address of a customer's action below the API. */
export function customerPath(id: string, action = ''): string {
  return `${CUSTOMERS}/${encodeURIComponent(id)}${action && `/${action}`}`;
}

export const historyKey = (id: string) => ['history', CUSTOMERS, id];

/** The figures over the lists; a failure is logged by the browser alone. Source: back-office §8. */
export function useCustomerStats(): CustomerStats | undefined {
  const { data } = useQuery({
    queryKey: STATS,
    queryFn: ({ signal }) => callOffice<CustomerStats>(`${CUSTOMERS}/analytics/dashboard`, { signal }),
  });
  return data?.data;
}

/** After any change of customers: lists, figures, open records and Today are asked for again. */
export function useReloadCustomers(): () => Promise<void> {
  const client = useQueryClient();
  return () => reloadCustomers(client);
}

export async function reloadCustomers(client: QueryClient): Promise<void> {
  const keys = [
    serverListKey(CUSTOMERS),
    STATS,
    ['record', CUSTOMERS],
    ['history', CUSTOMERS],
    ['duplicates', CUSTOMERS],
    TODAY_KEY,
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';

export const SUPPLIERS = '/suppliers';
export const SUPPLIER_STATS = [SUPPLIERS, 'stats'];

/** The address of a supplier, or of an action of it, below the API. */
export function supplierPath(id: string, action = ''): string {
  return `${SUPPLIERS}/${encodeURIComponent(id)}${action && `/${action}`}`;
}

/** After any change of suppliers: the list and the cards over it are asked for again. */
export function useReloadSuppliers(): () => Promise<void> {
  const client = useQueryClient();
  return () => reloadSuppliers(client);
}

export async function reloadSuppliers(client: QueryClient): Promise<void> {
  const keys = [serverListKey(SUPPLIERS), SUPPLIER_STATS];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

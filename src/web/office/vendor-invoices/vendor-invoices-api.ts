import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { VendorInvoiceStats } from '#app/contract/vendor-invoices.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { serverListKey } from '#app/web/ui/list/use-server-list.ts';

export const VENDOR_INVOICES = '/vendors/invoices';
export const VENDORS_PAGE = '/admin/vendors';

/** The address of an invoice's call below the API. */
export function vendorInvoicePath(id: string, action = ''): string {
  return `${VENDOR_INVOICES}/${encodeURIComponent(id)}${action && `/${action}`}`;
}

/** The figures over the list, narrowed as it is; `query` has no status, which they tell themselves. */
export function useVendorInvoiceStats(query: string): VendorInvoiceStats | undefined {
  const { data } = useQuery({
    queryKey: [VENDOR_INVOICES, 'stats', query],
    queryFn: ({ signal }) =>
      callOffice<VendorInvoiceStats>(`${VENDOR_INVOICES}/summary/stats?${query}`, { signal }),
    placeholderData: (before) => before,
  });
  return data?.data;
}

/** After any change of an invoice: the list and the figures over it are asked for again. */
export async function reloadVendorInvoices(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: serverListKey(VENDOR_INVOICES) }),
    client.invalidateQueries({ queryKey: [VENDOR_INVOICES] }),
  ]);
}

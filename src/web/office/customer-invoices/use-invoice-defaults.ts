import { useQuery } from '@tanstack/react-query';
import type { InvoiceDefaults } from '#app/contract/customer-invoices.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { INVOICES } from './use-invoice-actions.ts';

/** What the editor needs of the settings; nothing changes under a form that is open. */
export function useInvoiceDefaults() {
  return useQuery({
    queryKey: ['invoice-defaults'],
    queryFn: ({ signal }) => callOffice<InvoiceDefaults>(`${INVOICES}/defaults`, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

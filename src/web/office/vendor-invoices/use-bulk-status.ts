import { useQueryClient } from '@tanstack/react-query';
import type { VendorInvoiceBulk, VendorInvoiceBulkAnswer } from '#app/contract/vendor-invoices.ts';
import { VENDOR_INVOICE_STATUS_NAMES } from '#app/domain/purchases.ts';
import { counted } from '#app/web/office/accounts/figures.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';
import { reloadVendorInvoices, VENDOR_INVOICES } from './vendor-invoices-api.ts';

/** What those that can go there become; how and when they were paid. */
export type BulkStatus = Omit<VendorInvoiceBulk, 'invoices'>;

/**
 * Moves many invoices to a status and says what became of them, with the reason for each that stayed; Undo takes back what
 * nobody changed since. Throws what the server refuses as a whole.
 */
export function useBulkStatus(): (ids: readonly string[], to: BulkStatus) => Promise<void> {
  const client = useQueryClient();
  return async (ids, to) => {
    try {
      const { changed, skipped } = await send({ invoices: ids.map((id) => ({ id })), ...to });
      const name = VENDOR_INVOICE_STATUS_NAMES[to.status].toLowerCase();
      const detail = skipped.length > 0 ? { detail: stayedText(skipped) } : {};
      if (changed.length === 0) showFailure({ title: `No invoice became ${name}`, ...detail });
      else
        showSuccess({
          title: `${counted(changed.length, 'invoice')} ${name}`,
          ...detail,
          undo: () => takeBack(changed).finally(() => reloadVendorInvoices(client)),
        });
    } finally {
      await reloadVendorInvoices(client);
    }
  };
}

async function send(body: VendorInvoiceBulk): Promise<VendorInvoiceBulkAnswer> {
  return (await callOffice<VendorInvoiceBulkAnswer>(`${VENDOR_INVOICES}/bulk`, { method: 'POST', body }))
    .data;
}

/** Each to what it was: one call for those that were alike. */
async function takeBack(changed: VendorInvoiceBulkAnswer['changed']): Promise<void> {
  const alike = Map.groupBy(changed, ({ status, payment_mode, payment_date }) =>
    JSON.stringify({ status, payment_mode, payment_date }),
  );
  const stayed: VendorInvoiceBulkAnswer['skipped'] = [];
  for (const [before, rows] of alike) {
    const invoices = rows.map(({ id, version }) => ({ id, version }));
    stayed.push(...(await send({ invoices, ...(JSON.parse(before) as BulkStatus) })).skipped);
  }
  if (stayed.length > 0)
    showFailure({
      title: `${counted(stayed.length, 'invoice')} could not be taken back`,
      detail: stayedText(stayed),
    });
}

/** More of them are counted. */
const MOST_TOLD = 3;

/** `HH/218 of Himgiri: It is paid already. And 2 more stayed as they were.` */
export function stayedText(skipped: VendorInvoiceBulkAnswer['skipped']): string {
  const told = skipped
    .slice(0, MOST_TOLD)
    .map(({ name, reason }) => (name === '' ? reason : `${name}: ${reason}`));
  const more = skipped.length - told.length;
  return [...told, ...(more > 0 ? [`And ${more} more stayed as they were.`] : [])].join(' ');
}

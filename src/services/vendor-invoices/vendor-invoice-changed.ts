import type { Ctx, Transaction } from '#app/services/context.ts';
import { recordChanged } from '#app/services/events/record-changed.ts';
import type { VendorInvoiceRow } from './vendor-invoice-row.ts';

/** What a write did: nothing, when the same form was sent before or nothing differs. */
export interface VendorInvoiceWrite {
  row: VendorInvoiceRow;
  before?: VendorInvoiceRow;
  change: 'created' | 'changed' | 'deleted' | 'none';
}

/** A change of one invoice. */
export function vendorInvoiceChanged(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<VendorInvoiceWrite>,
): Promise<VendorInvoiceWrite> {
  return recordChanged(ctx, write, ({ row, change }) =>
    change === 'none' ? null : { topic: 'vendor_invoices', id: row.id, change, name: row.vendorName },
  );
}

import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import type { VendorInvoiceRow } from './vendor-invoice-row.ts';

/** What a write did: nothing, when the same form was sent before or nothing differs. */
export interface VendorInvoiceWrite {
  row: VendorInvoiceRow;
  before?: VendorInvoiceRow;
  change: 'created' | 'changed' | 'deleted' | 'none';
}

/** Runs a change of one invoice in a transaction, tells open offices of it with the commit, and lets figures be counted anew. */
export async function vendorInvoiceChanged(
  ctx: Ctx,
  write: (tx: Transaction) => Promise<VendorInvoiceWrite>,
): Promise<VendorInvoiceWrite> {
  const written = await ctx.db.transaction(async (tx) => {
    const done = await write(tx);
    const { row, change } = done;
    if (change !== 'none')
      await announce(ctx, tx, { topic: 'vendor_invoices', id: row.id, change, name: row.vendorName });
    return done;
  });
  if (written.change !== 'none') figuresChanged(ctx);
  return written;
}

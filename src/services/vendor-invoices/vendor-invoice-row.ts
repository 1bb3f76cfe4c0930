import { eq } from 'drizzle-orm';
import { vendorInvoices } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import { type AppError, notFound } from '#app/services/errors.ts';

export type VendorInvoiceRow = typeof vendorInvoices.$inferSelect;

export const CHANGED_MEANWHILE =
  'Somebody changed this invoice meanwhile. Reload to see it, then save again.';

export function noVendorInvoice(): AppError {
  return notFound('This invoice does not exist, or was deleted.');
}

/** The invoice, held until the transaction ends. Throws `not_found`. */
export async function lockVendorInvoice(tx: Transaction, id: string): Promise<VendorInvoiceRow> {
  if (!isStorable(id)) throw noVendorInvoice();
  const [row] = await tx.select().from(vendorInvoices).where(eq(vendorInvoices.id, id)).for('update');
  if (!row) throw noVendorInvoice();
  return row;
}

import { eq } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { invoicePaymentStatus } from '#app/domain/invoice-money.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { InvoiceRow } from '#app/services/customer-invoices/invoice-row.ts';
import { issueInvoiceVoucher } from '#app/services/customer-invoices/issue-invoice-voucher.ts';
import { closeStaleLinks } from '#app/services/payments/close-stale-links.ts';
import { type NewEntry, writeEntry } from './write-entry.ts';

/**
 * Writes a payment or refund of a customer invoice once with its voucher, and brings its paid amount and payment status
 * up to the ledger: the only place that does. The caller holds the invoice's row lock. Null when the entry was already there.
 */
export async function postInvoiceEntry(
  ctx: Ctx,
  tx: Transaction,
  invoice: InvoiceRow,
  entry: NewEntry,
): Promise<InvoiceRow | null> {
  const owned = { ...entry, currency: invoice.currency };
  const written = await writeEntry(ctx, tx, { customerInvoiceId: invoice.id }, owned);
  if (!written) return null;
  const paidAmount = written.sums.paid - written.sums.refunded;
  const [after] = await tx
    .update(customerInvoices)
    .set({
      paidAmount,
      paymentStatus: invoicePaymentStatus({ ...invoice, paidAmount }),
      version: invoice.version + 1,
      updatedAt: ctx.now(),
    })
    .where(eq(customerInvoices.id, invoice.id))
    .returning();
  if (after) await issueInvoiceVoucher(ctx, tx, after, written.row);
  await closeStaleLinks(ctx, tx, { customerInvoiceId: invoice.id });
  return after ?? null;
}

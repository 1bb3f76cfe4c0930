import { eq, sql } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { newId } from '#app/domain/ids.ts';
import { invoicePaymentStatus } from '#app/domain/invoice-money.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { InvoiceRow } from '#app/services/customer-invoices/invoice-row.ts';
import { issueInvoiceVoucher } from '#app/services/customer-invoices/issue-invoice-voucher.ts';
import type { NewEntry } from './post-entry.ts';

/**
 * Writes a payment or refund of a customer invoice once with its voucher, and brings its paid amount and payment status up to the ledger:
 * the only place that does. The caller holds the invoice's row lock. Null when the entry was already there.
 */
export async function postInvoiceEntry(
  ctx: Ctx,
  tx: Transaction,
  invoice: InvoiceRow,
  entry: NewEntry,
): Promise<InvoiceRow | null> {
  const now = ctx.now();
  const posted = await tx
    .insert(ledgerEntries)
    .values({
      ...entry,
      id: entry.id ?? newId('led'),
      customerInvoiceId: invoice.id,
      currency: invoice.currency,
      businessDate: entry.businessDate ?? dateInZone(now, ctx.config.timeZone),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const [row] = posted;
  if (!row) return null;
  const paidAmount = await heldOfInvoice(tx, invoice.id);
  const [after] = await tx
    .update(customerInvoices)
    .set({
      paidAmount,
      paymentStatus: invoicePaymentStatus({ ...invoice, paidAmount }),
      version: invoice.version + 1,
      updatedAt: now,
    })
    .where(eq(customerInvoices.id, invoice.id))
    .returning();
  if (after) await issueInvoiceVoucher(ctx, tx, after, row);
  return after ?? null;
}

/** Received less given back, in minor units. */
async function heldOfInvoice(tx: Transaction, invoiceId: string): Promise<number> {
  const signed = sql`case ${ledgerEntries.kind} when 'payment' then ${ledgerEntries.amount} when 'refund' then -${ledgerEntries.amount} else 0 end`;
  const [sums] = await tx
    .select({ held: sql<number>`coalesce(sum(${signed}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.customerInvoiceId, invoiceId));
  return sums?.held ?? 0;
}

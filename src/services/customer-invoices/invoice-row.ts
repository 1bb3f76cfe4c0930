import { and, eq } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { isStorable } from '#app/domain/search-text.ts';
import type { Transaction } from '#app/services/context.ts';
import type { DocumentRow } from '#app/services/documents/issue-document.ts';
import { notFound } from '#app/services/errors.ts';

export type InvoiceRow = typeof customerInvoices.$inferSelect;

/** The invoice with its row locked, and with it everything about its money and paper. Throws `not_found`. */
export async function lockInvoice(tx: Transaction, id: string): Promise<InvoiceRow> {
  const [row] = isStorable(id)
    ? await tx.select().from(customerInvoices).where(eq(customerInvoices.id, id)).for('update')
    : [];
  if (!row) throw notFound('This invoice does not exist.');
  return row;
}

/** The paper that an invoice stands on now: the one with its number. */
export async function paperOf(tx: Transaction, invoice: InvoiceRow): Promise<DocumentRow> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.customerInvoiceId, invoice.id),
        eq(documents.kind, invoice.type === 'final' ? 'invoice' : 'proforma'),
        eq(documents.number, invoice.number),
      ),
    );
  if (!row) throw new Error(`The invoice ${invoice.id} has no document`);
  return row;
}

/** Money was recorded on it once, also when all of it was given back since. */
export async function hasEntries(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.customerInvoiceId, id))
    .limit(1);
  return rows.length > 0;
}

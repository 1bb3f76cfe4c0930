import { and, asc, eq } from 'drizzle-orm';
import type { CreditNoteView } from '#app/contract/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import type { DocumentRow } from '#app/services/documents/issue-document.ts';
import { printDocument } from '#app/services/documents/print-document.ts';
import { notFound } from '#app/services/errors.ts';

/** The credit notes of an invoice, the oldest first; none for an invoice that does not exist. */
export async function listCreditNotes(ctx: Ctx, { id }: { id: string }): Promise<CreditNoteView[]> {
  requirePermission(ctx, 'accounts.view');
  const rows = await ctx.db
    .select()
    .from(documents)
    .where(and(eq(documents.customerInvoiceId, id), eq(documents.kind, 'credit_note')))
    .orderBy(asc(documents.createdAt), asc(documents.serial));
  return rows.map(toCreditNoteView);
}

/** A credit note as it was issued. Throws `not_found`. */
export async function creditNotePdf(
  ctx: Ctx,
  { id, note }: { id: string; note: string },
): Promise<Uint8Array> {
  requirePermission(ctx, 'accounts.view');
  const row = await findCreditNote(ctx.db, { id, note });
  return ctx.pdf.render('document', printDocument(row, { paid: 0, credited: 0, balance: 0 }));
}

/** Throws `not_found`. */
export async function findCreditNote(
  db: Queryable,
  { id, note }: { id: string; note: string },
): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(eq(documents.id, note), eq(documents.customerInvoiceId, id), eq(documents.kind, 'credit_note')),
    );
  if (!row) throw notFound('This credit note does not exist.');
  return row;
}

export function toCreditNoteView(row: DocumentRow): CreditNoteView {
  return {
    id: row.id,
    number: row.number,
    date: row.date,
    currency: row.currency,
    taxable_amount: toDecimal(row.taxable),
    gst_amount: toDecimal(row.cgst + row.sgst + row.igst),
    total_amount: toDecimal(row.total),
    reason: row.paper.notes,
  };
}

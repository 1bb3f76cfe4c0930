import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import type { Ctx } from '#app/services/context.ts';
import { bookingMoney } from './booking-money.ts';
import type { DocumentRow } from './issue-document.ts';
import { type DocumentMoney, printDocument } from './print-document.ts';

/** An issued document as PDF with what is paid of it by now; null when it is gone. For jobs: it asks for no permission. */
export async function documentPdf(
  ctx: Ctx,
  documentId: string,
): Promise<{ filename: string; pdf: Uint8Array } | null> {
  const [row] = await ctx.db.select().from(documents).where(eq(documents.id, documentId));
  if (!row) return null;
  const pdf = await ctx.pdf.render('document', printDocument(row, await moneyOf(ctx, row)));
  return { filename: `${row.number.replaceAll('/', '-')}.pdf`, pdf };
}

/** Only invoices and proformas say what is paid. */
async function moneyOf(ctx: Ctx, row: DocumentRow): Promise<DocumentMoney> {
  const none = { paid: 0, credited: 0, balance: 0 };
  if (row.kind !== 'invoice' && row.kind !== 'proforma') return none;
  if (row.customerInvoiceId !== null) {
    const [invoice] = await ctx.db
      .select()
      .from(customerInvoices)
      .where(eq(customerInvoices.id, row.customerInvoiceId));
    if (!invoice) return none;
    return {
      paid: invoice.paidAmount,
      credited: invoice.creditedAmount,
      balance: invoiceBalance(invoice),
    };
  }
  if (row.bookingId === null) return none;
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, row.bookingId));
  return booking ? bookingMoney(ctx, booking, row) : none;
}

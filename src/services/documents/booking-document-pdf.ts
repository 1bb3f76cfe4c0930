import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { bookingMoney } from './booking-money.ts';
import { generateBookingDocument } from './generate-booking-document.ts';
import { printDocument } from './print-document.ts';

/** The PDF of a booking's proforma or invoice, issued when there is none yet; paid and balance are those of the ledger. */
export async function bookingDocumentPdf(
  ctx: Ctx,
  input: { bookingId: string; kind: 'proforma' | 'invoice' },
): Promise<{ number: string; pdf: Uint8Array }> {
  const row = await generateBookingDocument(ctx, input);
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, input.bookingId));
  if (!booking) throw notFound('This booking does not exist.');
  const money = await bookingMoney(ctx, booking, row);
  return { number: row.number, pdf: await ctx.pdf.render('document', printDocument(row, money)) };
}

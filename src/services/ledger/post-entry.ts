import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { paymentStatusOf } from '#app/domain/booking-status.ts';
import { newId } from '#app/domain/ids.ts';
import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { issueVoucher } from '#app/services/documents/issue-voucher.ts';

/** Without a date it is of today. */
export type NewEntry = Omit<
  typeof ledgerEntries.$inferInsert,
  'id' | 'bookingId' | 'customerInvoiceId' | 'businessDate' | 'createdAt'
> & { id?: string; businessDate?: PlainDate };

/**
 * Writes a payment or refund once with its voucher, and brings the booking's sums and payment status up to the ledger:
 * the only place that does. The caller holds the booking's row lock. Null when the entry was already there. `amount` in paise.
 */
export async function postEntry(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  entry: NewEntry,
): Promise<BookingRow | null> {
  const now = ctx.now();
  const posted = await tx
    .insert(ledgerEntries)
    .values({
      ...entry,
      id: entry.id ?? newId('led'),
      bookingId: booking.id,
      businessDate: entry.businessDate ?? dateInZone(now, ctx.config.timeZone),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const [row] = posted;
  if (!row) return null;
  const { paid, refunded } = await sumsOf(tx, booking.id);
  const [after] = await tx
    .update(bookings)
    .set({
      paidAmount: paid,
      refundedAmount: refunded,
      paymentStatus: paymentStatusOf(booking.totalAmount, paid, refunded),
      updatedAt: now,
    })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (after) await issueVoucher(ctx, tx, after, row);
  return after ?? null;
}

/** What the ledger has received and given back for a booking, in paise. */
async function sumsOf(tx: Transaction, bookingId: string): Promise<{ paid: number; refunded: number }> {
  const sumOf = (kind: 'payment' | 'refund') =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const [sums] = await tx
    .select({ paid: sumOf('payment'), refunded: sumOf('refund') })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId));
  return { paid: sums?.paid ?? 0, refunded: sums?.refunded ?? 0 };
}

/** What was given back of one payment, in paise. */
export async function refundedOf(tx: Transaction, providerPaymentId: string): Promise<number> {
  const [sums] = await tx
    .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.providerPaymentId, providerPaymentId), eq(ledgerEntries.kind, 'refund')));
  return sums?.total ?? 0;
}

import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { paymentStatusOf } from '#app/domain/booking-status.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { issueVoucher } from '#app/services/documents/issue-voucher.ts';
import { announce } from '#app/services/events/announce.ts';
import { closeStaleLinks } from '#app/services/payments/close-stale-links.ts';
import { finishTasks } from '#app/services/tasks/add-task.ts';
import { type NewEntry, writeEntry } from './write-entry.ts';

/**
 * Writes a payment or refund once with its voucher, and brings the booking's sums and payment status up to the ledger:
 * the only place that does. The caller holds the booking's row lock. Null when the entry was already there. `amount` in
 * paise.
 */
export async function postEntry(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  entry: NewEntry,
): Promise<BookingRow | null> {
  const written = await writeEntry(ctx, tx, { bookingId: booking.id }, entry);
  if (!written) return null;
  const { paid, refunded } = written.sums;
  const [after] = await tx
    .update(bookings)
    .set({
      paidAmount: paid,
      refundedAmount: refunded,
      paymentStatus: paymentStatusOf(booking.totalAmount, paid, refunded),
      updatedAt: ctx.now(),
    })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (!after) return null;
  await issueVoucher(ctx, tx, after, written.row);
  await closeStaleLinks(ctx, tx, { bookingId: after.id });
  if (balanceOf(after) === 0) {
    await finishTasks(ctx, tx, { bookingId: after.id, kinds: ['balance_overdue'] });
  }
  await announce(ctx, tx, { topic: 'bookings', id: after.id, change: 'changed', name: after.reference });
  return after;
}

/** What was given back of one payment, in paise. */
export async function refundedOf(tx: Transaction, providerPaymentId: string): Promise<number> {
  const [sums] = await tx
    .select({ total: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.providerPaymentId, providerPaymentId), eq(ledgerEntries.kind, 'refund')));
  return sums?.total ?? 0;
}

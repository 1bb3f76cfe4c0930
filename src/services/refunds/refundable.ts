import { and, eq, isNull } from 'drizzle-orm';
import { bookingCancellations } from '#app/db/schema/cancellations.ts';
import { paymentIssues } from '#app/db/schema/payments.ts';
import { heldOf } from '#app/domain/booking-balance.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Queryable } from '#app/services/context.ts';
import { promisedOf } from './refund-rows.ts';

export type CancellationRow = typeof bookingCancellations.$inferSelect;

/** The cancellation that stands; undefined for a booking that has none or was opened again. */
export async function standingCancellation(
  tx: Queryable,
  bookingId: string,
): Promise<CancellationRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookingCancellations)
    .where(and(eq(bookingCancellations.bookingId, bookingId), isNull(bookingCancellations.undoneAt)));
  return row;
}

/**
 * What can be given back now without cancelling, in paise: what is held beyond the price, or beyond a settled
 * cancellation's charge; of a booking that ended without one, the money that came after it had ended.
 */
export async function refundableOf(tx: Queryable, booking: BookingRow): Promise<number> {
  const free = heldOf(booking) - (await promisedOf(tx, booking.id));
  if (booking.status !== 'cancelled') return Math.max(0, free - booking.totalAmount);
  const cancellation = await standingCancellation(tx, booking.id);
  if (cancellation) return Math.max(0, free - cancellation.charge);
  return Math.max(0, Math.min(free, await cameTooLate(tx, booking.id)));
}

async function cameTooLate(tx: Queryable, bookingId: string): Promise<number> {
  const rows = await tx
    .select()
    .from(paymentIssues)
    .where(
      and(
        eq(paymentIssues.bookingId, bookingId),
        eq(paymentIssues.kind, 'refund_due'),
        isNull(paymentIssues.resolvedAt),
      ),
    );
  return rows.reduce((sum, issue) => sum + issue.amount, 0);
}

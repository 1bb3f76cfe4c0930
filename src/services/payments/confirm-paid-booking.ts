import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { heldOf } from '#app/domain/booking-balance.ts';
import { statusAfterPayment } from '#app/domain/booking-status.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/** A pending booking is confirmed once its deposit is held; a form without a key of its own may then open another booking. */
export async function confirmPaidBooking(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
): Promise<BookingRow> {
  if (heldOf(booking) <= 0) return booking;
  const status = statusAfterPayment(booking.status, booking.totalAmount, heldOf(booking));
  const dedupeKey = booking.dedupeKey?.startsWith('f:') ? null : booking.dedupeKey;
  if (status === booking.status && dedupeKey === booking.dedupeKey) return booking;
  const confirmedAt = status === booking.status ? booking.confirmedAt : ctx.now();
  const [after] = await tx
    .update(bookings)
    .set({ status, dedupeKey, confirmedAt })
    .where(eq(bookings.id, booking.id))
    .returning();
  return after ?? booking;
}

import type { BookingRow } from './booking-row.ts';

/**
 * When an unpaid booking ends by itself; null when it does not: something was paid, it is no longer pending, or staff
 * opened it again after it was cancelled.
 */
export function expiresAt(
  booking: Pick<BookingRow, 'status' | 'paidAmount' | 'cancelledAt' | 'createdAt'>,
  expiryHours: number,
): Date | null {
  if (booking.status !== 'pending' || booking.paidAmount > 0 || booking.cancelledAt) return null;
  return new Date(booking.createdAt.getTime() + expiryHours * 3_600_000);
}

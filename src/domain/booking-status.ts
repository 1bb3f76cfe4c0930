import { splitDeposit } from './money.ts';

/** Booking and payment states with their transitions. Source: checklist, "States and figures, defined once". */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const PAYMENT_STATUSES = ['pending', 'partial', 'completed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The orders in which staff read bookings: by when they were made, or the soonest journey first. */
export const BOOKING_SORTS = ['newest', 'oldest', 'travel'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/**
 * The payment status that the ledger's sums (minor units) give: nothing received is pending, everything given back
 * is refunded, the whole total held is completed, anything between is partial.
 */
export function paymentStatusOf(total: number, received: number, refunded: number): PaymentStatus {
  if (received === 0) return 'pending';
  const held = received - refunded;
  if (held <= 0) return 'refunded';
  return held >= total ? 'completed' : 'partial';
}

/**
 * The status after money was credited, with what is held of `total` now (minor units). Only a pending booking moves,
 * once its deposit is held: an order from before the booking grew may still be paid. Cancelled ones stay (refund due).
 */
export function statusAfterPayment(status: BookingStatus, total: number, held: number): BookingStatus {
  switch (status) {
    case 'pending':
      return held > 0 && held >= splitDeposit(total).deposit ? 'confirmed' : 'pending';
    case 'confirmed':
    case 'completed':
    case 'cancelled':
      return status;
    default:
      return status satisfies never;
  }
}

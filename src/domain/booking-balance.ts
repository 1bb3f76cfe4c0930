import type { PaymentOption } from './booking-quote.ts';
import type { BookingStatus } from './booking-status.ts';
import { splitDeposit } from './money.ts';

/** The money of a booking, in paise; paid and refunded are the ledger's sums. */
export interface BookingMoney {
  status: BookingStatus;
  totalAmount: number;
  paidAmount: number;
  refundedAmount: number;
  paymentOption: PaymentOption;
}

/** What we hold of the visitor's money: received less given back. */
export function heldOf(booking: BookingMoney): number {
  return booking.paidAmount - booking.refundedAmount;
}

/** What is still to come, never below zero; nothing for a cancelled booking. */
export function balanceOf(booking: BookingMoney): number {
  if (booking.status === 'cancelled') return 0;
  return Math.max(0, booking.totalAmount - heldOf(booking));
}

/**
 * What "Pay" charges next: the deposit or the total while nothing was paid, then the balance. Nothing once
 * everything was given back: paying again would need a new booking.
 */
export function dueNowOf(booking: BookingMoney): number {
  if (booking.status === 'cancelled') return 0;
  if (booking.paidAmount === 0) {
    return booking.paymentOption === 'partial'
      ? splitDeposit(booking.totalAmount).deposit
      : booking.totalAmount;
  }
  return heldOf(booking) <= 0 ? 0 : balanceOf(booking);
}

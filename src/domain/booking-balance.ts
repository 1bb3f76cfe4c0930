import type { PaymentOption } from './booking-quote.ts';
import type { BookingStatus } from './booking-status.ts';
import { splitDeposit } from './money.ts';
import { addDays, type PlainDate } from './plain-date.ts';

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

/** Days before the start of the journey by which the rest is paid. Source: the terms (legal-defaults). */
export const BALANCE_DUE_DAYS = 15;

/** The day by which a booking is paid in full: for one made later than that, the day it was made. */
export function balanceDueOn(booking: { travelDate: PlainDate; bookingDate: PlainDate }): PlainDate {
  const due = addDays(booking.travelDate, -BALANCE_DUE_DAYS);
  if (due < booking.bookingDate) return booking.bookingDate;
  return due;
}

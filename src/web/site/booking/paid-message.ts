import type { VerifyResponse } from '#app/contract/bookings.ts';
import { rupees } from './rupees.ts';

/** Of a booking that has just been confirmed: the specification's words, unless no e-mail can come. */
export function confirmedText(sendsMail: boolean): string {
  return sendsMail
    ? 'Your booking has been successfully confirmed. Check your email for details.'
    : 'Your booking has been successfully confirmed. Keep the address of this page: it has all details.';
}

/**
 * What is said when a payment is ours: the specification's words (public-site §8) for the one that confirms the
 * booking, for any other what it did. `confirmed`: the booking was confirmed before it; `sendsMail`: the agency has a mail server.
 */
export function paidMessage(
  paid: Pick<VerifyResponse, 'bookingStatus' | 'balanceAmount'>,
  { confirmed, sendsMail }: { confirmed: boolean; sendsMail: boolean },
): { title: string; detail: string } {
  if (!confirmed && paid.bookingStatus === 'confirmed') {
    return { title: 'Booking Confirmed!', detail: confirmedText(sendsMail) };
  }
  const detail =
    paid.bookingStatus === 'cancelled'
      ? 'This booking had been cancelled before the payment came. We will write to you about your money.'
      : paid.balanceAmount > 0
        ? `Thank you. ${rupees(paid.balanceAmount)} of the price is still due.`
        : 'Thank you. Nothing is left to pay.';
  return { title: 'Payment received', detail };
}

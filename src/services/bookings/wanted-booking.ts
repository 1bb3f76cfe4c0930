import { type Quote, quoteBooking, SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import { formatMoney } from '#app/domain/money.ts';
import { conflict } from '#app/services/errors.ts';
import type { AskedBooking } from './asked-booking.ts';
import type { BookedTrip } from './look-up-trip.ts';

/** A booking as asked for, with the trip it is for and our price. Amounts in paise. */
export interface WantedBooking extends AskedBooking {
  trip: BookedTrip;
  unitPrice: number;
  quote: Quote;
}

/** Prices what was asked for. Throws `not_bookable` and `amount_mismatch` with a sentence the visitor can read. */
export function priceBooking(asked: AskedBooking, trip: BookedTrip): WantedBooking {
  const { unitPrice } = trip;
  if (unitPrice === null) {
    throw conflict(
      'not_bookable',
      'This trip cannot be booked online. Please send an enquiry and we will plan it with you.',
    );
  }
  const quote = quoteBooking({ unitPrice, pax: asked.pax, paymentOption: asked.paymentOption });
  if (quote.dueNow < SMALLEST_ORDER) {
    throw conflict(
      'not_bookable',
      'This amount is too small to be paid online. Please choose full payment or send an enquiry.',
    );
  }
  checkShownTotal(asked.shownTotal, quote.total);
  return { ...asked, trip, unitPrice, quote };
}

/** The page's total (rupees) is only compared: a page that showed another price must not charge ours unseen. */
function checkShownTotal(rupees: number | null, total: number): void {
  if (rupees === null) return;
  const shown = Math.round(rupees * 100);
  if (shown === total) return;
  const readable = Number.isSafeInteger(shown) ? formatMoney(shown, 'INR', { trim: true }) : 'something else';
  throw conflict(
    'amount_mismatch',
    `The price of this trip is ${formatMoney(total, 'INR', { trim: true })} in all, but your page showed ${readable}. Please reload the page and check the price.`,
  );
}

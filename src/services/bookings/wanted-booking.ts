import { createHash } from 'node:crypto';
import type { BookingRequest } from '#app/contract/bookings.ts';
import { type AgeGroup, ageGroupOf } from '#app/domain/age-group.ts';
import { type PaymentOption, type Quote, quoteBooking, SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import { formatMoney } from '#app/domain/money.ts';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import { findSellable, type Sellable, sellableType } from '#app/services/catalog/find-sellable.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, invalid, notFound } from '#app/services/errors.ts';

/** How far ahead a trip can be booked online, in days. */
const FURTHEST_DAYS = 3 * 365;

/** A booking as asked for, checked, normalised and priced by us. Amounts in paise. */
export interface WantedBooking {
  item: Sellable;
  unitPrice: number;
  quote: Quote;
  name: string;
  email: string;
  phone: string;
  travelDate: string;
  pax: number;
  travellers: Array<{ name: string; age: number; ageGroup: AgeGroup }>;
  specialRequests: string;
  paymentOption: PaymentOption;
  termsAccepted: boolean;
  /** SHA-256 of all of the above but the price. */
  fingerprint: string;
}

/**
 * Checks a request against today, the catalogue and our price. Throws `invalid_input` for its date or travellers,
 * `not_found` for an unknown item, `not_bookable` and `amount_mismatch` with a sentence the visitor can read.
 */
export async function readWantedBooking(ctx: Ctx, input: BookingRequest): Promise<WantedBooking> {
  checkTravelDate(ctx, input.travelDate);
  if (input.travelerDetails.length !== input.travelers) {
    throw invalid('Please fill all traveler details', {
      travelerDetails: `Give a name and an age for each of the ${input.travelers} travelers, and for nobody else`,
    });
  }
  const item = await findSellable(ctx, sellableType(input.packageType), input.packageId);
  if (!item) throw notFound('This trip is no longer offered.');
  if (item.unitPrice === null) {
    throw conflict(
      'not_bookable',
      'This trip cannot be booked online. Please send an enquiry and we will plan it with you.',
    );
  }
  const pax = input.travelers;
  const quote = quoteBooking({ unitPrice: item.unitPrice, pax, paymentOption: input.paymentOption });
  if (quote.dueNow < SMALLEST_ORDER) {
    throw conflict(
      'not_bookable',
      'This amount is too small to be paid online. Please choose full payment or send an enquiry.',
    );
  }
  checkClientTotal(input.totalAmount, quote.total);
  const wanted = {
    name: input.name,
    email: input.email,
    phone: input.phone,
    travelDate: input.travelDate,
    pax,
    travellers: input.travelerDetails.map(({ name, age, ageGroup }) => ({
      name,
      age,
      ageGroup: ageGroup ?? ageGroupOf(age),
    })),
    specialRequests: input.specialRequests,
    paymentOption: input.paymentOption,
    termsAccepted: input.termsAccepted === true,
  };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([item.type, item.id, wanted]))
    .digest('hex');
  return { item, unitPrice: item.unitPrice, quote, ...wanted, fingerprint };
}

/** Today is the business day; source: cases DAT-01, O-7. */
function checkTravelDate(ctx: Ctx, travelDate: string): void {
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  if (travelDate < today) {
    throw invalid('Travel date cannot be earlier than today', { travelDate: 'Choose today or a later date' });
  }
  if (travelDate > addDays(today, FURTHEST_DAYS)) {
    throw invalid('Travel date is too far ahead', {
      travelDate: 'Choose a date within the next three years',
    });
  }
}

/** The client's total (rupees) is only compared: a page that showed another price must not charge ours unseen. */
function checkClientTotal(rupees: number | null | undefined, total: number): void {
  if (rupees === null || rupees === undefined) return;
  const shown = Math.round(rupees * 100);
  if (shown === total) return;
  const readable = Number.isSafeInteger(shown) ? formatMoney(shown, 'INR', { trim: true }) : 'something else';
  throw conflict(
    'amount_mismatch',
    `The price of this trip is ${formatMoney(total, 'INR', { trim: true })} in all, but your page showed ${readable}. Please reload the page and check the price.`,
  );
}

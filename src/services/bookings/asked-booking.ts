import { createHash } from 'node:crypto';
import type { BookingRequest } from '#app/contract/bookings.ts';
import { type AgeGroup, ageGroupOf } from '#app/domain/age-group.ts';
import type { PaymentOption } from '#app/domain/booking-quote.ts';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { type TripType, tripType } from './look-up-trip.ts';

/** How far ahead a trip can be booked online, in days. */
const FURTHEST_DAYS = 3 * 365;

/** A booking as asked for, checked and normalised. */
export interface AskedBooking {
  tripType: TripType;
  tripId: string;
  name: string;
  email: string;
  phone: string;
  travelDate: string;
  pax: number;
  travellers: Array<{ name: string; age: number; ageGroup: AgeGroup }>;
  specialRequests: string;
  paymentOption: PaymentOption;
  termsAccepted: boolean;
  marketingConsent: boolean;
  /** SHA-256 of all of the above. */
  fingerprint: string;
  /** The total that the visitor's page showed, in rupees, if it told. */
  shownTotal: number | null;
}

/** Checks what needs no database: throws `invalid_input` for a date that is over or too far, and for missing travellers. */
export function readAskedBooking(ctx: Ctx, input: BookingRequest): AskedBooking {
  checkTravelDate(ctx, input.travelDate);
  if (input.travelerDetails.length !== input.travelers) {
    throw invalid('Please fill all traveler details', {
      travelerDetails: `Give a name and an age for each of the ${input.travelers} travelers, and for nobody else`,
    });
  }
  const asked = {
    tripType: tripType(input.packageType),
    tripId: input.packageId,
    name: input.name,
    email: input.email,
    phone: input.phone,
    travelDate: input.travelDate,
    pax: input.travelers,
    travellers: input.travelerDetails.map(({ name, age, ageGroup }) => ({
      name,
      age,
      ageGroup: ageGroup ?? ageGroupOf(age),
    })),
    specialRequests: input.specialRequests,
    paymentOption: input.paymentOption,
    termsAccepted: input.termsAccepted === true,
    marketingConsent: input.marketingConsent === true,
  };
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  return { ...asked, fingerprint, shownTotal: input.totalAmount ?? null };
}

/** Today is the business day; source: cases DAT-01, O-7. */
export function checkTravelDate(ctx: Ctx, travelDate: string, field = 'travelDate'): void {
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  if (travelDate < today) {
    throw invalid('Travel date cannot be earlier than today', { [field]: 'Choose today or a later date' });
  }
  if (travelDate > addDays(today, FURTHEST_DAYS)) {
    throw invalid('Travel date is too far ahead', {
      [field]: 'Choose a date within the next three years',
    });
  }
}

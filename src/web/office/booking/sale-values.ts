import { z } from 'zod';
import { StaffSale } from '#app/contract/booking-desk.ts';
import { BookingRequest, MAX_TRAVELLERS, Traveler } from '#app/contract/bookings.ts';
import type { TripView } from '#app/contract/content.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import type { PaymentOption } from '#app/domain/booking-quote.ts';
import { PAYMENT_MODES, type PaymentMode } from '#app/domain/payment-mode.ts';
import { isPlainDate } from '#app/domain/plain-date.ts';
import type { TripKind } from '#app/web/office/parts/find-trips.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { resized, type TravelerValues } from './traveler-values.ts';

/** What the form keeps of the trip that was chosen; `unitPrice` in rupees. */
export interface ChosenTrip {
  id: string;
  title: string;
  place: string;
  duration: string;
  unitPrice: number;
}

/** Null for a trip that cannot be booked. */
export function chosenTrip({ id, title, place, duration, unitPrice, bookable }: TripView): ChosenTrip | null {
  return bookable && unitPrice !== null ? { id, title, place, duration, unitPrice } : null;
}

/** A sale by telephone as it is typed. */
export interface SaleValues {
  kind: TripKind;
  trip: ChosenTrip | null;
  name: string;
  email: string;
  phone: string;
  travelDate: string;
  travelers: string;
  travelerDetails: TravelerValues[];
  specialRequests: string;
  paymentOption: PaymentOption;
  payment: 'link' | 'recorded' | 'none';
  mode: PaymentMode;
  date: string;
  reference: string;
  /** Of a recorded payment; null: what is due with the booking. */
  amount: number | null;
  /** Kept with the rest: a form that was sent and lost its answer makes no second booking. */
  requestKey: string;
}

const { shape } = BookingRequest;
const typedAge = z
  .string()
  .trim()
  .min(1, 'Enter an age')
  .transform((age): string | number => age)
  .pipe(Traveler.shape.age);

/** The contract's own fields, with friendlier words for empty ones. */
export const SaleForm = z.object({
  kind: z.enum(['package', 'cruise', 'pilgrimage']),
  trip: z
    .custom<ChosenTrip>((trip) => typeof trip === 'object' && trip !== null, 'Choose the trip')
    .transform(({ id }) => id),
  name: shape.name,
  email: shape.email,
  phone: shape.phone,
  travelDate: z
    .string()
    .min(1, 'Choose a travel date')
    .pipe(shape.travelDate)
    .refine((date) => date >= agencyDate(), 'Choose today or a later date'),
  travelers: shape.travelers,
  travelerDetails: z.array(Traveler.extend({ age: typedAge })),
  specialRequests: shape.specialRequests,
  paymentOption: shape.paymentOption,
  payment: StaffSale.shape.payment,
  mode: z.enum(PAYMENT_MODES),
  date: z.string().refine(isPlainDate, 'Date is required'),
  reference: StaffSale.shape.reference,
  amount: z.number().positive('Amount must be more than 0').nullable(),
  requestKey: z.string(),
});
type Sale = z.output<typeof SaleForm>;

/** The body of POST /crm/bookings; what only a recorded payment has is left out of the others. */
export function saleBody(sale: Sale): Record<string, unknown> {
  const { kind, trip, mode, date, reference, amount, requestKey, ...rest } = sale;
  return {
    ...rest,
    packageId: trip,
    packageType: kind,
    request_key: requestKey,
    ...(sale.payment === 'recorded' ? { mode, date, reference, ...(amount === null ? {} : { amount }) } : {}),
  };
}

export function newSale(): SaleValues {
  return {
    kind: 'package',
    trip: null,
    name: '',
    email: '',
    phone: '',
    travelDate: '',
    travelers: '1',
    travelerDetails: resized([], 1),
    specialRequests: '',
    paymentOption: 'partial',
    payment: 'link',
    mode: 'bank',
    date: agencyDate(),
    reference: '',
    amount: null,
    requestKey: newFormKey(),
  };
}

/** What an inquiry says already: who asks, for when, for how many, and what they would like. */
export function saleOfInquiry(inquiry: CrmInquiry, trip: ChosenTrip | null): SaleValues {
  const { source, details, name, email, phone, message } = inquiry;
  const count = Number(details.number_of_travelers ?? 1);
  const travelers = Number.isInteger(count) && count >= 1 && count <= MAX_TRAVELLERS ? count : 1;
  const [first, ...others] = resized([], travelers);
  const date = String(details.preferred_date ?? details.travel_date ?? '');
  return {
    ...newSale(),
    kind: source === 'cruise' || source === 'pilgrimage' ? source : 'package',
    trip,
    name,
    email,
    phone,
    travelDate: isPlainDate(date) && date >= agencyDate() ? date : '',
    travelers: String(travelers),
    travelerDetails: first ? [{ ...first, name }, ...others] : [],
    specialRequests: message.slice(0, 2000),
  };
}

import type { DocumentPaper } from '#app/domain/document-paper.ts';
import { type BookingTax, bookingTax } from '#app/domain/gst/booking-tax.ts';
import { isPan, panOf } from '#app/domain/gst/gstin.ts';
import type { Supply } from '#app/domain/gst/tax-split.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Customer } from './issue-document.ts';
import type { Issuer } from './issuer.ts';

/** Whom the documents of a booking are made out to. */
export function bookingCustomer(booking: BookingRow): Customer {
  return {
    name: booking.billingName || booking.name,
    address: booking.billingAddress,
    stateCode: booking.billingState,
    email: booking.email,
    phone: booking.phone,
    gstin: booking.billingGstin,
    category: booking.billingCategory,
  };
}

/** The tax inside an amount of this booking, by the rate it was sold with. */
export function taxOfBooking(
  booking: BookingRow,
  { tax }: Issuer,
  input: { amount: number; supply: Supply; date: PlainDate },
): BookingTax {
  const pan = booking.billingGstin ? panOf(booking.billingGstin) : booking.billingPan;
  const tcs = tax.tcs && booking.overseas ? { date: input.date, hasPan: isPan(pan) } : null;
  return bookingTax({ amount: input.amount, gstRate: booking.gstRate, supply: input.supply, tcs });
}

export const TRAVEL_DATE = 'Travel date';

/** What stands beside the figures on every document of a booking. */
export function bookingFacts(booking: BookingRow): Array<[string, string]> {
  return [
    ['Booking', booking.reference],
    [TRAVEL_DATE, booking.travelDate],
    ['Travelers', String(booking.pax)],
  ];
}

/** The sentences that the law wants on a document of this kind of supply. */
export function taxRemarks({ tax }: Issuer, input: { gstRate: number; supply: Supply }): string[] {
  if (input.supply === 'zero')
    return [`Supply meant for export or SEZ under LUT ${tax.lut} without payment of tax`];
  return input.gstRate === 5 && tax.inclusiveNote !== '' ? [tax.inclusiveNote] : [];
}

/** What a paper says under a label beside its figures. */
export function printedFact({ paper }: { paper: DocumentPaper }, label: string): string | undefined {
  return paper.facts.find(([name]) => name === label)?.[1];
}

import type { TripView } from '#app/contract/content.ts';

/**
 * How a trip's price is shown. Enquiry-only trips show none; a price text that cannot be charged ("On request")
 * is shown as it is, without "per person", and is enquired for (PAY-10).
 */
export function shownPrice(trip: Pick<TripView, 'price' | 'bookable' | 'enquiryOnly'>): {
  label: string;
  amount: string;
  perPerson: boolean;
} {
  const text = trip.price.trim();
  if (trip.bookable) return { label: 'Starting from', amount: text, perPerson: true };
  if (trip.enquiryOnly || text === '')
    return { label: 'This journey is', amount: 'Priced on enquiry', perPerson: false };
  return { label: 'Price', amount: text, perPerson: false };
}

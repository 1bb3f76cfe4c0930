import type { TripView } from '#app/contract/content.ts';

/** What the buttons of the detail block do; the popup and the page each bring their own. */
export interface TripActions {
  onBook(): void;
  onEnquire(): void;
}

/** Button texts by place for a trip that can be booked online. Source: public-site §2, design README "Button". */
export const BOOK_LABEL = {
  box: 'Book Now',
  tab: 'Proceed to Booking',
  end: 'Book This Package',
} as const;

export const DROP_ENQUIRY = 'Drop Enquiry';
export const ENQUIRE_FOR_PRICE = 'Enquire for Price';

/** The one main button of a place: booking where the price can be charged, else the enquiry. */
export function mainAction(
  trip: Pick<TripView, 'bookable'>,
  place: keyof typeof BOOK_LABEL,
  actions: TripActions,
): { label: string; run(): void } {
  return trip.bookable
    ? { label: BOOK_LABEL[place], run: actions.onBook }
    : { label: ENQUIRE_FOR_PRICE, run: actions.onEnquire };
}

import type { TripView } from '#app/contract/content.ts';

/** What the buttons of the detail block do; the popup and the page each bring their own. */
export interface TripActions {
  onBook(): void;
  onEnquire(): void;
  /** On the trip's own page: where the same leads by address, so that a click counts before the page has woken up. */
  links?: { book: string; enquire: string };
}

/** A button of the detail block. */
export interface TripAction {
  label: string;
  run(): void;
  href: string | undefined;
}

/** The booking view of a trip's own page. */
export const BOOK_HASH = '#book';

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
): TripAction {
  return trip.bookable
    ? { label: BOOK_LABEL[place], run: actions.onBook, href: actions.links?.book }
    : { ...enquireAction(actions), label: ENQUIRE_FOR_PRICE };
}

/** The second button, beside booking. */
export function enquireAction(actions: TripActions): TripAction {
  return { label: DROP_ENQUIRY, run: actions.onEnquire, href: actions.links?.enquire };
}

/** Addresses of the actions on a trip's own page: the booking view in it, the enquiry also without JavaScript. */
export function actionLinks(trip: Pick<TripView, 'type' | 'slug'>): { book: string; enquire: string } {
  return { book: BOOK_HASH, enquire: `/enquiry/${trip.type}/${encodeURIComponent(trip.slug)}` };
}

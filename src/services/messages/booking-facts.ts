import { asc, eq } from 'drizzle-orm';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { itineraries } from '#app/db/schema/content.ts';
import { balanceOf, dueNowOf, heldOf } from '#app/domain/booking-balance.ts';
import { bookingPath } from '#app/domain/booking-link.ts';
import type { ItineraryDay } from '#app/domain/itinerary.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import type { SiteSettings } from '#app/domain/settings.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import type { MailBlock } from './render-mail.ts';

export interface BookingFacts {
  booking: typeof bookings.$inferSelect;
  travellers: Array<typeof bookingTravellers.$inferSelect>;
  days: ItineraryDay[];
  settings: SiteSettings;
  /** The visitor's booking page, with its key. */
  url: string;
}

/** What e-mails about a booking tell, read in the transaction that queues them. Throws `not_found`. */
export async function readBookingFacts(ctx: Ctx, tx: Queryable, bookingId: string): Promise<BookingFacts> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw notFound();
  const travellers = await tx
    .select()
    .from(bookingTravellers)
    .where(eq(bookingTravellers.bookingId, bookingId))
    .orderBy(asc(bookingTravellers.position));
  const [itinerary] = await tx
    .select({ days: itineraries.days })
    .from(itineraries)
    .where(eq(itineraries.itemId, booking.itemId));
  return {
    booking,
    travellers,
    days: itinerary?.days ?? [],
    settings: await getSettings(tx, ctx.log),
    url: `${ctx.config.publicUrl}${bookingPath(booking.reference, booking.accessKey)}`,
  };
}

/** One line for a header: a title with a line break in it must not stop a payment from being credited. */
export function oneLine(text: string): string {
  return text.replace(/[\s\0]+/g, ' ').trim();
}

export function tripBlock({ booking }: BookingFacts): MailBlock {
  const rows: Array<[string, string]> = [
    ['Booking reference', booking.reference],
    ['Trip', booking.itemTitle],
  ];
  if (booking.destination !== '') rows.push(['Destination', booking.destination]);
  if (booking.duration !== '') rows.push(['Duration', booking.duration]);
  rows.push(['Travel date', formatDate(booking.travelDate)], ['Travelers', String(booking.pax)]);
  return { type: 'rows', title: 'Your trip', rows };
}

export function travellersBlock({ travellers }: BookingFacts): MailBlock {
  const items = travellers.map((one) => `${one.name}, ${one.age} (${one.ageGroup})`);
  return { type: 'list', title: 'Travelers', items };
}

export function moneyBlock({ booking }: BookingFacts): MailBlock {
  const rows: Array<[string, string]> = [
    [`${formatMoney(booking.unitPrice)} × ${booking.pax}`, formatMoney(booking.totalAmount)],
    ['Total, GST included', formatMoney(booking.totalAmount)],
    ['Paid', formatMoney(heldOf(booking))],
    ['Still to pay', formatMoney(balanceOf(booking))],
  ];
  return { type: 'rows', title: 'Payment', rows };
}

/** What "Pay" would charge now, as people read it. */
export function dueNow({ booking }: BookingFacts): string {
  return formatMoney(dueNowOf(booking));
}

/** The days by their titles; null when the trip has no itinerary yet. */
export function itineraryBlock({ days }: BookingFacts): MailBlock | null {
  if (days.length === 0) return null;
  return { type: 'list', title: 'Itinerary', items: days.map((day) => `Day ${day.day}: ${day.title}`) };
}

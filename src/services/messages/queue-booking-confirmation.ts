import { balanceOf } from '#app/domain/booking-balance.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import {
  itineraryBlock,
  moneyBlock,
  oneLine,
  readBookingFacts,
  travellersBlock,
  tripBlock,
} from './booking-facts.ts';
import { queueMessage } from './queue-message.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

/**
 * Queues the confirmation of a booking, once however often it is asked for; `again` names one more that staff send.
 * Source: issue 2, item 6.
 */
export async function queueBookingConfirmation(
  ctx: Ctx,
  tx: Queryable,
  bookingId: string,
  again = '',
): Promise<void> {
  const facts = await readBookingFacts(ctx, tx, bookingId);
  const { booking, settings, url } = facts;
  const itinerary = itineraryBlock(facts);
  const rest =
    balanceOf(booking) > 0
      ? 'You can pay the rest on your booking page at any time before the trip.'
      : 'Everything is paid.';
  const blocks: MailBlock[] = [
    { type: 'text', text: `Dear ${booking.name},\n\nThank you. Your booking is confirmed. ${rest}` },
    tripBlock(facts),
    travellersBlock(facts),
    moneyBlock(facts),
    { type: 'link', label: 'See your booking', url },
    ...(itinerary ? [itinerary] : []),
    {
      type: 'text',
      text: `Questions? Answer this e-mail or call us. Please name your reference ${booking.reference}.`,
    },
  ];
  await queueMessage(ctx, tx, {
    kind: 'booking_confirmation',
    to: booking.email,
    subject: oneLine(`Booking confirmed: ${booking.itemTitle} (${booking.reference})`),
    ...renderMail({ title: 'Your booking is confirmed', blocks, settings }),
    dedupeKey: `booking_confirmation:${booking.id}${again && `:${again}`}`,
    bookingId: booking.id,
  });
}

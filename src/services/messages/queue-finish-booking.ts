import type { Ctx, Queryable } from '#app/services/context.ts';
import { dueNow, oneLine, readBookingFacts, tripBlock } from './booking-facts.ts';
import { queueMessage } from './queue-message.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

/** Queues the one reminder that a booking waits for its payment. Source: checklist, "States and figures". */
export async function queueFinishBooking(ctx: Ctx, tx: Queryable, bookingId: string): Promise<void> {
  const facts = await readBookingFacts(ctx, tx, bookingId);
  const { booking, settings, url } = facts;
  const { expiryHours } = settings.booking;
  const blocks: MailBlock[] = [
    {
      type: 'text',
      text: `Dear ${booking.name},\n\nYour booking is kept, but nothing has been paid for it yet. Pay ${dueNow(facts)} to confirm it; unpaid bookings end ${expiryHours} hours after they are made.`,
    },
    tripBlock(facts),
    { type: 'link', label: 'Finish your booking', url },
    {
      type: 'text',
      text: 'Did something go wrong with the payment, or have your plans changed? Answer this e-mail or call us.',
    },
  ];
  await queueMessage(ctx, tx, {
    kind: 'finish_booking',
    to: booking.email,
    subject: oneLine(`Finish your booking: ${booking.itemTitle} (${booking.reference})`),
    ...renderMail({ title: 'Finish your booking', blocks, settings }),
    dedupeKey: `finish_booking:${booking.id}`,
    bookingId: booking.id,
  });
}

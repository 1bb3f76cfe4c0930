import { balanceDueOn, balanceOf } from '#app/domain/booking-balance.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { oneLine, readBookingFacts, travellersBlock, tripBlock } from './booking-facts.ts';
import { queueMessage } from './queue-message.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

/** Queues the news that a journey has moved, with the day by which the balance is due now. */
export async function queueTravelDateChanged(
  ctx: Ctx,
  tx: Transaction,
  { bookingId, earlier }: { bookingId: string; earlier: PlainDate },
): Promise<void> {
  const facts = await readBookingFacts(ctx, tx, bookingId);
  const { booking, settings, url } = facts;
  if (booking.status === 'pending') return;
  const balance = balanceOf(booking);
  const due = balance > 0 ? ` ${formatMoney(balance)} is due by ${formatDate(balanceDueOn(booking))}.` : '';
  const blocks: MailBlock[] = [
    {
      type: 'text',
      text: `Dear ${booking.name},\n\nYour journey now starts on ${formatDate(booking.travelDate)} instead of ${formatDate(earlier)}.${due}`,
    },
    tripBlock(facts),
    travellersBlock(facts),
    { type: 'link', label: 'See your booking', url },
  ];
  await queueMessage(ctx, tx, {
    kind: 'travel_date_changed',
    to: booking.email,
    subject: oneLine(`New travel date: ${booking.itemTitle} (${booking.reference})`),
    ...renderMail({ title: 'Your travel date has changed', blocks, settings }),
    bookingId: booking.id,
  });
}

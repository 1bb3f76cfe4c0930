import { formatMoney } from '#app/domain/money.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { RefundRow } from '#app/services/refunds/refund-rows.ts';
import { oneLine, readBookingFacts, tripBlock } from './booking-facts.ts';
import { queueMessage } from './queue-message.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

/** Queues the news that a promised refund has left, once for each. */
export async function queueRefundSent(ctx: Ctx, tx: Transaction, refund: RefundRow): Promise<void> {
  const facts = await readBookingFacts(ctx, tx, refund.bookingId);
  const { booking, settings } = facts;
  const way =
    refund.how === 'provider' && refund.providerRefundId !== null
      ? 'It goes to the card or UPI account that paid; banks take up to 7 working days.'
      : 'It was paid out by our office.';
  const blocks: MailBlock[] = [
    {
      type: 'text',
      text: `Dear ${booking.name},\n\nWe have sent you ${formatMoney(refund.amount)} back for booking ${booking.reference}. ${way}`,
    },
    tripBlock(facts),
    { type: 'text', text: 'Did it not arrive? Answer this e-mail or call us.' },
  ];
  await queueMessage(ctx, tx, {
    kind: 'refund_sent',
    to: booking.email,
    subject: oneLine(`Refund sent: ${formatMoney(refund.amount)} (${booking.reference})`),
    ...renderMail({ title: 'Your refund is on its way', blocks, settings }),
    dedupeKey: `refund_sent:${refund.id}`,
    bookingId: booking.id,
    ...(refund.documentId ? { documentId: refund.documentId } : {}),
  });
}

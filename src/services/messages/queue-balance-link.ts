import { balanceOf } from '#app/domain/booking-balance.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { moneyBlock, oneLine, readBookingFacts, tripBlock } from './booking-facts.ts';
import { queueMessage } from './queue-message.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

/**
 * Queues the payment link of a booking's balance: asked for by staff, or as a reminder before or after the due date.
 * Answers whether an e-mail was written.
 */
export async function queueBalanceLink(
  ctx: Ctx,
  tx: Transaction,
  input: {
    bookingId: string;
    /** Null: nothing can be paid online, so the booking page stands in. */
    link: { url: string; amount: number } | null;
    dueDate: PlainDate;
    today: PlainDate;
    dedupeKey: string;
    kind: 'payment_link' | 'balance_reminder';
  },
): Promise<boolean> {
  const facts = await readBookingFacts(ctx, tx, input.bookingId);
  const { booking, settings, url } = facts;
  const amount = formatMoney(input.link?.amount ?? balanceOf(booking));
  const due =
    input.dueDate < input.today
      ? `was due on ${formatDate(input.dueDate)}`
      : input.dueDate === input.today
        ? 'is due today'
        : `is due on ${formatDate(input.dueDate)}`;
  const isBalance = booking.paidAmount > 0;
  const what = isBalance ? `The balance of your booking ${due}.` : 'Your booking waits for its payment.';
  const blocks: MailBlock[] = [
    {
      type: 'text',
      text: `Dear ${booking.name},\n\n${what} Please pay ${amount} by the link below. If you have paid already, nothing is left to do.`,
    },
    { type: 'link', label: `Pay ${amount}`, url: input.link?.url ?? url },
    moneyBlock(facts),
    tripBlock(facts),
    { type: 'text', text: 'Questions? Answer this e-mail or call us.' },
  ];
  const subject = isBalance ? `Balance of ${amount} ${due}` : `Pay ${amount} for your booking`;
  const id = await queueMessage(ctx, tx, {
    kind: input.kind,
    to: booking.email,
    subject: oneLine(`${subject}: ${booking.itemTitle} (${booking.reference})`),
    ...renderMail({
      title: isBalance ? 'Balance of your booking' : 'Pay for your booking',
      blocks,
      settings,
    }),
    dedupeKey: input.dedupeKey,
    bookingId: booking.id,
  });
  return id !== null;
}

import { and, eq } from 'drizzle-orm';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { moneyBlock, oneLine, readBookingFacts, tripBlock } from './booking-facts.ts';
import { queueMessage } from './queue-message.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

/** Queues the receipt of a later payment (the first one brings the confirmation), once for each payment. */
export async function queuePaymentReceived(
  ctx: Ctx,
  tx: Queryable,
  { bookingId, ...by }: { bookingId: string } & ({ providerPaymentId: string } | { entryId: string }),
): Promise<void> {
  const facts = await readBookingFacts(ctx, tx, bookingId);
  const { booking, settings, url } = facts;
  const [entry] = await tx
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(
      'entryId' in by
        ? eq(ledgerEntries.id, by.entryId)
        : and(eq(ledgerEntries.providerPaymentId, by.providerPaymentId), eq(ledgerEntries.kind, 'payment')),
    );
  const received = entry ? ` of ${formatMoney(entry.amount)}` : '';
  const rest = balanceOf(booking) === 0 ? ' Everything is paid now.' : '';
  const blocks: MailBlock[] = [
    {
      type: 'text',
      text: `Dear ${booking.name},\n\nThank you. We have received your payment${received}.${rest}`,
    },
    moneyBlock(facts),
    tripBlock(facts),
    { type: 'link', label: 'See your booking', url },
  ];
  await queueMessage(ctx, tx, {
    kind: 'payment_received',
    to: booking.email,
    subject: oneLine(`Payment received: ${booking.itemTitle} (${booking.reference})`),
    ...renderMail({ title: 'Payment received', blocks, settings }),
    dedupeKey: `payment_received:${'entryId' in by ? by.entryId : by.providerPaymentId}`,
    bookingId: booking.id,
  });
}

import { formatMoney } from '#app/domain/money.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { DocumentRow } from '#app/services/documents/issue-document.ts';
import type { RefundRow } from '#app/services/refunds/refund-rows.ts';
import type { CancellationRow } from '#app/services/refunds/refundable.ts';
import { oneLine, readBookingFacts, tripBlock } from './booking-facts.ts';
import { queueMessage } from './queue-message.ts';
import { type MailBlock, renderMail } from './render-mail.ts';

const PAPERS: Record<DocumentRow['kind'], string> = {
  credit_note: 'Credit note',
  refund_voucher: 'Refund voucher',
  invoice: 'Invoice for the charge',
  proforma: 'Proforma',
  receipt_voucher: 'Receipt voucher',
};

/** Queues what a cancellation came to: charge, refunds and papers; once for each cancellation. */
export async function queueBookingCancelled(
  ctx: Ctx,
  tx: Transaction,
  input: { cancellation: CancellationRow; refunds: RefundRow[]; papers: DocumentRow[] },
): Promise<void> {
  const { cancellation, refunds, papers } = input;
  const facts = await readBookingFacts(ctx, tx, cancellation.bookingId);
  const { booking, settings } = facts;
  const intro =
    cancellation.by === 'agency'
      ? `We are sorry: we had to cancel your booking ${booking.reference}.`
      : `Your booking ${booking.reference} is cancelled, as you asked.`;
  const blocks: MailBlock[] = [
    { type: 'text', text: `Dear ${booking.name},\n\n${intro}${refundText(refunds)}` },
    ...moneyBlocks(cancellation),
    tripBlock(facts),
    ...(papers.length > 0
      ? [
          {
            type: 'list' as const,
            title: 'Documents',
            items: papers.map((one) => `${PAPERS[one.kind]} ${one.number}`),
          },
        ]
      : []),
    { type: 'text', text: 'Questions? Answer this e-mail or call us.' },
  ];
  const attached = papers.find((paper) => paper.kind !== 'invoice') ?? papers[0];
  await queueMessage(ctx, tx, {
    kind: 'booking_cancelled',
    to: booking.email,
    subject: oneLine(`Booking cancelled: ${booking.itemTitle} (${booking.reference})`),
    ...renderMail({ title: 'Your booking is cancelled', blocks, settings }),
    dedupeKey: `booking_cancelled:${cancellation.id}`,
    bookingId: booking.id,
    ...(attached ? { documentId: attached.id } : {}),
  });
}

function moneyBlocks({ held, charge, refund, percentKept }: CancellationRow): MailBlock[] {
  if (held === 0) return [];
  const rows: Array<[string, string]> = [['Paid', formatMoney(held)]];
  if (charge > 0)
    rows.push([`Cancellation charge (${percentKept}% of the total by our policy)`, formatMoney(charge)]);
  rows.push(['Refund', formatMoney(refund)]);
  return [{ type: 'rows', title: 'Payment', rows }];
}

/** Only what is decided: that money has arrived is told when it has left. */
function refundText(refunds: RefundRow[]): string {
  const total = refunds.reduce((sum, one) => sum + one.amount, 0);
  if (total === 0) return '';
  const byHand = refunds.some((one) => one.how === 'manual');
  const way = byHand
    ? 'We will contact you about the part that was not paid by card or UPI.'
    : 'It goes to the card or UPI account that paid.';
  return ` You get ${formatMoney(total)} back within 7 working days. ${way}`;
}

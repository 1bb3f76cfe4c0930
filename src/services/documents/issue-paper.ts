import { creditSplit } from '#app/domain/gst/credit-split.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { bookingCustomer, bookingFacts, taxOfBooking, taxRemarks } from './booking-customer.ts';
import { creditedBefore } from './credited-before.ts';
import { type Advances, type DocumentRow, issueDocument, taxPlace } from './issue-document.ts';
import { type Issuer, readIssuer } from './issuer.ts';
import { voucherDate } from './voucher-date.ts';

const TITLES = {
  receipt_voucher: 'Advance for',
  refund_voucher: 'Advance given back for',
  credit_note: 'Reduction for',
  invoice: 'Cancellation charge for',
} as const;

export interface NewPaper {
  /** An invoice here is the one over a cancellation charge. */
  kind: keyof typeof TITLES;
  /** In paise, tax included. */
  amount: number;
  date: PlainDate;
  /** The movement of money that it stands for, once there is one. */
  entryId?: string;
  corrects?: DocumentRow | undefined;
  advances?: Advances;
  notes?: string;
}

/**
 * A paper over an amount of a booking, with the tax inside it. What corrects a document is taxed as that one was,
 * wherever the customer lives by now, and all corrections together take back exactly its tax. Source: india-rules §2, §3.
 */
export async function issuePaper(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  paper: NewPaper,
): Promise<DocumentRow> {
  const { kind, corrects } = paper;
  const issuer: Issuer = await readIssuer(ctx, tx);
  const customer = bookingCustomer(booking);
  const { placeOfSupply, supply } = corrects ?? taxPlace(customer, issuer);
  const gstRate = corrects?.gstRate ?? booking.gstRate;
  const { split: alone, tcs } = taxOfBooking(booking, issuer, {
    amount: paper.amount,
    supply,
    date: corrects?.date ?? paper.date,
  });
  const split = corrects ? creditSplit(corrects, await creditedBefore(tx, corrects.id), alone.total) : alone;
  return issueDocument(ctx, tx, issuer, {
    kind,
    owner: { bookingId: booking.id },
    ...(paper.entryId ? { ledgerEntryId: paper.entryId } : {}),
    ...(corrects ? { corrects } : {}),
    ...(paper.advances ? { advances: paper.advances } : {}),
    date: await voucherDate(ctx, tx, paper.date, corrects),
    customer,
    tax: { placeOfSupply, supply },
    gstRate,
    split,
    tcs,
    lines: [
      {
        description: `${TITLES[kind]} ${booking.itemTitle}`,
        detail: '',
        sac: booking.sac,
        quantity: 1000,
        rate: split.taxable,
        amount: split.taxable,
      },
    ],
    paper: {
      facts: bookingFacts(booking),
      dueDate: '',
      notes: paper.notes ?? '',
      terms: '',
      remarks: taxRemarks(issuer, { gstRate: booking.gstRate, supply }),
    },
  });
}

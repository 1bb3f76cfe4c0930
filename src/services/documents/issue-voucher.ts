import { and, desc, eq } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { heldOf } from '#app/domain/booking-balance.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { bookingCustomer, bookingFacts, taxOfBooking, taxRemarks } from './booking-customer.ts';
import { type DocumentRow, issueDocument, taxPlace } from './issue-document.ts';
import { type Issuer, readIssuer } from './issuer.ts';
import { voucherDate } from './voucher-date.ts';

type Entry = typeof ledgerEntries.$inferSelect;

/**
 * The paper of one movement of a booking's money, in its transaction: a receipt voucher for an advance, a refund voucher
 * for one given back, a credit note once the invoice is out. A payment after the invoice needs none: its tax is there.
 * Source: india-rules §3.
 */
export async function issueVoucher(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  entry: Entry,
): Promise<void> {
  if (entry.kind === 'adjustment') return;
  const invoice = await liveInvoice(tx, booking.id);
  if (entry.kind === 'payment') {
    if (!invoice) await issueFor(ctx, tx, booking, entry, { kind: 'receipt_voucher' });
    return;
  }
  if (invoice) {
    const amount = entry.amount - excessIn(booking, entry.amount);
    if (amount > 0) {
      await issueFor(ctx, tx, booking, { ...entry, amount }, { kind: 'credit_note', corrects: invoice });
    }
  } else {
    const receipt = await receiptOf(tx, booking.id, entry);
    await issueFor(ctx, tx, booking, entry, {
      kind: 'refund_voucher',
      ...(receipt ? { corrects: receipt } : {}),
    });
  }
}

/** What of a refund was never a price: money above the total, which no invoice bills. `booking` stands after it. */
function excessIn(booking: BookingRow, refund: number): number {
  const heldBefore = heldOf(booking) + refund;
  return Math.min(refund, Math.max(0, heldBefore - booking.totalAmount));
}

/** The invoice of a booking that is out and not cancelled. */
export async function liveInvoice(tx: Transaction, bookingId: string): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(
      and(eq(documents.bookingId, bookingId), eq(documents.kind, 'invoice'), eq(documents.status, 'issued')),
    );
  return row;
}

const TITLES = {
  receipt_voucher: 'Advance for',
  refund_voucher: 'Advance given back for',
  credit_note: 'Reduction for',
} as const;

async function issueFor(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  entry: Entry,
  { kind, corrects }: { kind: keyof typeof TITLES; corrects?: DocumentRow },
): Promise<void> {
  const issuer: Issuer = await readIssuer(ctx, tx);
  const customer = bookingCustomer(booking);
  // What corrects a document is taxed as that one was, wherever the customer lives by now.
  const tax = corrects ?? taxPlace(customer, issuer);
  const { split, tcs } = taxOfBooking(booking, issuer, {
    amount: entry.amount,
    supply: tax.supply,
    date: corrects?.date ?? entry.businessDate,
  });
  await issueDocument(ctx, tx, issuer, {
    kind,
    owner: { bookingId: booking.id },
    ledgerEntryId: entry.id,
    ...(corrects ? { corrects } : {}),
    date: await voucherDate(ctx, tx, entry.businessDate, corrects),
    customer,
    tax: { placeOfSupply: tax.placeOfSupply, supply: tax.supply },
    gstRate: corrects?.gstRate ?? booking.gstRate,
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
      notes: '',
      terms: '',
      remarks: taxRemarks(issuer, { gstRate: booking.gstRate, supply: tax.supply }),
    },
  });
}

/** The voucher of the payment that is given back. */
async function receiptOf(tx: Transaction, bookingId: string, entry: Entry): Promise<DocumentRow | undefined> {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.kind, 'receipt_voucher')))
    .orderBy(desc(documents.createdAt), desc(documents.id));
  if (entry.providerPaymentId === null) return rows[0];
  const [paid] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.providerPaymentId, entry.providerPaymentId), eq(ledgerEntries.kind, 'payment')),
    );
  return rows.find((row) => row.ledgerEntryId === paid?.id) ?? rows[0];
}

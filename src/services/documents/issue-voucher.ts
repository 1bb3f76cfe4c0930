import { and, desc, eq } from 'drizzle-orm';
import { documents } from '#app/db/schema/documents.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { heldOf } from '#app/domain/booking-balance.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { creditedBefore } from './credited-before.ts';
import type { DocumentRow } from './issue-document.ts';
import { issuePaper } from './issue-paper.ts';
import { openAdvances } from './open-advances.ts';

type Entry = typeof ledgerEntries.$inferSelect;

/**
 * The paper of one movement of a booking's money, in its transaction: a receipt voucher for an advance, a refund voucher
 * for one given back, a credit note once the invoice is out. A payment after the invoice needs none, its tax is there;
 * nor does a refund of money that no paper stands for any more. `booking` is as it is after the entry. Source: india-rules §3.
 */
export async function issueVoucher(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  entry: Entry,
): Promise<void> {
  if (entry.kind === 'adjustment') return;
  const invoice = await liveInvoice(tx, booking.id);
  const of = { entryId: entry.id, date: entry.businessDate };
  if (entry.kind === 'payment') {
    if (!invoice)
      await issuePaper(ctx, tx, booking, { kind: 'receipt_voucher', amount: entry.amount, ...of });
    return;
  }
  const standing = await paperedOf(tx, booking.id, invoice);
  const amount = Math.min(entry.amount, Math.max(0, standing - heldOf(booking)));
  if (amount === 0) return;
  if (invoice) await issuePaper(ctx, tx, booking, { kind: 'credit_note', amount, corrects: invoice, ...of });
  else {
    const receipt = await receiptOf(tx, booking.id, entry);
    await issuePaper(ctx, tx, booking, { kind: 'refund_voucher', amount, corrects: receipt, ...of });
  }
}

/** What the papers of a booking say was supplied or received in advance, less what they took back; paise. */
export async function paperedOf(
  tx: Transaction,
  bookingId: string,
  invoice: DocumentRow | undefined,
): Promise<number> {
  if (invoice) return invoice.total + invoice.tcs - (await creditedBefore(tx, invoice.id)).gross;
  const { advances } = await openAdvances(tx, { bookingId });
  return advances.vouchers.reduce((sum, one) => sum + one.amount, 0);
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

/** The voucher of the payment that is given back; without a name for it, the latest. */
export async function receiptOf(
  tx: Transaction,
  bookingId: string,
  entry: Pick<Entry, 'id' | 'kind' | 'providerPaymentId'>,
): Promise<DocumentRow | undefined> {
  const rows = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.kind, 'receipt_voucher')))
    .orderBy(desc(documents.createdAt), desc(documents.id));
  const paymentId = entry.kind === 'payment' ? entry.id : await paymentOf(tx, entry.providerPaymentId);
  return rows.find((row) => row.ledgerEntryId === paymentId) ?? rows[0];
}

async function paymentOf(tx: Transaction, providerPaymentId: string | null): Promise<string | undefined> {
  if (providerPaymentId === null) return undefined;
  const [paid] = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.providerPaymentId, providerPaymentId), eq(ledgerEntries.kind, 'payment')));
  return paid?.id;
}

import { and, eq } from 'drizzle-orm';
import type { PaymentInput, RecordedPayment } from '#app/contract/recorded-payments.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { balanceOf, heldOf } from '#app/domain/booking-balance.ts';
import { GST_BEGAN } from '#app/domain/gst/rates.ts';
import { newId } from '#app/domain/ids.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import { type Currency, formatMoney, toDecimal } from '#app/domain/money.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { type InvoiceRow, lockInvoice } from '#app/services/customer-invoices/invoice-row.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import { announcePayment } from '#app/services/payments/announce-payment.ts';
import { confirmPaidBooking } from '#app/services/payments/confirm-paid-booking.ts';
import { resolveRefundsDue } from '#app/services/payments/payment-issues.ts';
import { promisedOf } from '#app/services/refunds/refund-rows.ts';
import { keepPromise, promiseByHand } from '#app/services/refunds/settle-promise.ts';
import { keepPress, madeBefore, type Press } from '#app/services/requests/once-by-key.ts';
import { postEntry } from './post-entry.ts';
import { postInvoiceEntry } from './post-invoice-entry.ts';

/**
 * What staff record of money that moved outside of the website. Nothing above the balance is taken in, nothing above what
 * is held given back. Throws `not_found`, `invalid_input` with the field, `already_cancelled`, and `duplicate` for what
 * looks recorded already, unless it was confirmed. The same `request_key` is one entry.
 */
export async function recordPayment(ctx: Ctx, input: PaymentInput): Promise<RecordedPayment> {
  requirePermission(ctx, 'accounts.edit');
  if (input.date > dateInZone(ctx.now(), ctx.config.timeZone)) {
    throw invalid('The date is in the future', { date: 'The date is in the future' });
  }
  if (input.date < GST_BEGAN) {
    throw invalid('The date is too early', { date: `GST began on ${GST_BEGAN}` });
  }
  const recorded = await ctx.db.transaction((tx) =>
    input.booking_id === undefined
      ? recordForInvoice(ctx, tx, input.customer_invoice_id ?? '', input)
      : recordBookingPayment(ctx, tx, input.booking_id, input),
  );
  figuresChanged(ctx);
  return recorded;
}

type Owner = { bookingId: string } | { customerInvoiceId: string };

async function recordForInvoice(
  ctx: Ctx,
  tx: Transaction,
  id: string,
  input: PaymentInput,
): Promise<RecordedPayment> {
  const invoice = await lockInvoice(tx, id);
  const press = { verb: 'ledger_entry', recordId: id, key: input.request_key } as const;
  const earlier = await recordedBefore(tx, press);
  if (earlier) return invoiceRecord(earlier, invoice);
  if (invoice.status === 'cancelled' && input.kind === 'payment') {
    throw conflict('already_cancelled', 'This invoice is cancelled. No payment can be recorded on it.');
  }
  const money = { balance: invoiceBalance(invoice), held: invoice.paidAmount, currency: invoice.currency };
  checkAmount(input, money);
  await refuseDuplicate(tx, { customerInvoiceId: id }, input, invoice.currency);
  const entry = entryOf(ctx, input);
  const after = await postInvoiceEntry(ctx, tx, invoice, entry);
  if (!after) throw new Error('The entry was not written');
  await keepPress(ctx, tx, press, entry.id);
  await audit(ctx, tx, { entity: 'customer_invoice', id, input }, statusOf(invoice), statusOf(after));
  return invoiceRecord({ ...entry, currency: after.currency }, after);
}

/** Within a verb's transaction, after its own check of the permission and the date. */
export async function recordBookingPayment(
  ctx: Ctx,
  tx: Transaction,
  id: string,
  input: PaymentInput,
): Promise<RecordedPayment> {
  const booking = await lockBooking(tx, id);
  const press = { verb: 'ledger_entry', recordId: id, key: input.request_key } as const;
  const earlier = await recordedBefore(tx, press);
  if (earlier) return bookingRecord(earlier, booking);
  if (booking.status === 'cancelled' && input.kind === 'payment') {
    throw conflict('already_cancelled', 'This booking is cancelled. No payment can be recorded on it.');
  }
  const promise =
    input.kind === 'refund' ? await promiseByHand(tx, { bookingId: id, amount: input.amount }) : null;
  const free = heldOf(booking) - (await promisedOf(tx, id)) + (promise?.amount ?? 0);
  checkAmount(input, { balance: balanceOf(booking), held: free, currency: 'INR' });
  await refuseDuplicate(tx, { bookingId: id }, input, 'INR');
  const entry = entryOf(ctx, input);
  const posted = await postEntry(ctx, tx, booking, entry);
  if (!posted) throw new Error('The entry was not written');
  await keepPress(ctx, tx, press, entry.id);
  const after = input.kind === 'payment' ? await confirmPaidBooking(ctx, tx, posted) : posted;
  await audit(
    ctx,
    tx,
    { entity: 'booking', id, input },
    { status: booking.status, ...statusOf(booking) },
    { status: after.status, ...statusOf(after) },
  );
  if (promise) await keepPromise(ctx, tx, promise, { entryId: entry.id });
  if (input.kind === 'refund') await resolveRefundsDue(ctx, tx, { bookingId: id, amount: input.amount });
  else await announcePayment(ctx, tx, { before: booking, after, payment: { entryId: entry.id } });
  return bookingRecord({ ...entry, currency: 'INR' }, after);
}

async function recordedBefore(tx: Transaction, press: Press): Promise<Recorded | null> {
  const id = await madeBefore(tx, press);
  if (id === null) return null;
  const [row] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, id));
  return row ?? null;
}

function checkAmount(
  { kind, amount }: PaymentInput,
  { balance, held, currency }: { balance: number; held: number; currency: Currency },
): void {
  if (kind === 'payment' && amount > balance) {
    const message =
      balance === 0 ? 'Nothing is due any more' : `Only ${formatMoney(balance, currency)} is due`;
    throw invalid(message, { amount: message });
  }
  if (kind === 'refund' && amount > held) {
    const message =
      held <= 0 ? 'Nothing was paid that could be given back' : `Only ${formatMoney(held, currency)} is held`;
    throw invalid(message, { amount: message });
  }
}

async function refuseDuplicate(
  tx: Transaction,
  owner: Owner,
  input: PaymentInput,
  currency: Currency,
): Promise<void> {
  if (input.confirm_duplicate) return;
  const [same] = await tx
    .select({ date: ledgerEntries.businessDate })
    .from(ledgerEntries)
    .where(
      and(
        'bookingId' in owner
          ? eq(ledgerEntries.bookingId, owner.bookingId)
          : eq(ledgerEntries.customerInvoiceId, owner.customerInvoiceId),
        eq(ledgerEntries.kind, input.kind),
        eq(ledgerEntries.mode, input.mode),
        eq(ledgerEntries.reference, input.reference),
        eq(ledgerEntries.amount, input.amount),
      ),
    )
    .limit(1);
  if (!same) return;
  throw conflict(
    'duplicate',
    `A ${input.kind} of ${formatMoney(input.amount, currency)} with this mode and reference was recorded already, dated ${formatDate(same.date)}. Record it again?`,
  );
}

function entryOf(ctx: Ctx, input: PaymentInput) {
  const { kind, amount, mode, reference, note, date } = input;
  return {
    id: newId('led'),
    kind,
    amount,
    mode,
    reference,
    note,
    businessDate: date,
    source: 'staff' as const,
    recordedBy: ctx.actor.type === 'staff' ? ctx.actor.name : '',
  };
}

function statusOf(row: { paidAmount: number; paymentStatus: string }) {
  return { paidAmount: row.paidAmount, paymentStatus: row.paymentStatus };
}

function audit(
  ctx: Ctx,
  tx: Transaction,
  { entity, id, input }: { entity: string; id: string; input: PaymentInput },
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  const { amount, mode, date, reference } = input;
  return writeAudit(ctx, tx, {
    action: input.kind === 'payment' ? 'payment.recorded' : 'payment.refund_recorded',
    entity,
    entityId: id,
    before,
    after: { ...after, amount, mode, date, reference },
  });
}

type Recorded = Pick<
  typeof ledgerEntries.$inferSelect,
  'id' | 'kind' | 'amount' | 'currency' | 'mode' | 'reference' | 'note' | 'businessDate'
>;

function bookingRecord(entry: Recorded, booking: BookingRow): RecordedPayment {
  const after = { paid: heldOf(booking), balance: balanceOf(booking), status: booking.paymentStatus };
  return recordedView({ bookingId: booking.id }, entry, after);
}

function invoiceRecord(entry: Recorded, invoice: InvoiceRow): RecordedPayment {
  const { paidAmount, paymentStatus } = invoice;
  const after = { paid: paidAmount, balance: invoiceBalance(invoice), status: paymentStatus };
  return recordedView({ customerInvoiceId: invoice.id }, entry, after);
}

function recordedView(
  owner: Owner,
  entry: Recorded,
  after: { paid: number; balance: number; status: string },
): RecordedPayment {
  const { id, currency, mode, reference, note } = entry;
  return {
    id,
    booking_id: 'bookingId' in owner ? owner.bookingId : null,
    customer_invoice_id: 'customerInvoiceId' in owner ? owner.customerInvoiceId : null,
    kind: entry.kind === 'refund' ? 'refund' : 'payment',
    amount: toDecimal(entry.amount),
    currency,
    mode,
    date: entry.businessDate,
    reference,
    note,
    paid_amount: toDecimal(after.paid),
    balance_amount: toDecimal(after.balance),
    payment_status: after.status,
  };
}

import { and, eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { ledgerEntries, paymentIssues } from '#app/db/schema/payments.ts';
import { newId } from '#app/domain/ids.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { ProviderRefund } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { postEntry, refundedOf } from '#app/services/ledger/post-entry.ts';
import type { RefundRow } from '#app/services/refunds/refund-rows.ts';
import { keepPromise, promiseOf } from '#app/services/refunds/settle-promise.ts';
import { addTask } from '#app/services/tasks/add-task.ts';
import type { PaymentSource } from './payment-credit.ts';
import { resolveIssue, resolveRefundsDue } from './payment-issues.ts';
import { recordInvoiceRefund } from './record-invoice-refund.ts';

/** `ignored`: not money given back yet, not of a payment of ours, or more than the payment was. */
export type RefundResult = 'recorded' | 'known' | 'ignored';

/**
 * Puts a processed refund into the ledger once, by its own id: two partial refunds add up, a repeated one does not. The
 * promise that it keeps is settled with it; of one that is still pending the promise knows from then on.
 * The booking's status stays as it is; what a refund means for the trip is staff's decision.
 */
export async function recordRefund(
  ctx: Ctx,
  tx: Transaction,
  { refund, source }: { refund: ProviderRefund; source: PaymentSource },
): Promise<RefundResult> {
  if (refund.status === 'pending') await notePending(tx, refund);
  if (refund.status !== 'processed' || refund.amount === 0) return 'ignored';
  const invoiced = await recordInvoiceRefund(ctx, tx, { refund, source });
  if (invoiced) return invoiced;
  const [found] = await tx
    .select({ entry: ledgerEntries, booking: bookings })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .where(and(eq(ledgerEntries.providerPaymentId, refund.paymentId), eq(ledgerEntries.kind, 'payment')))
    .for('update', { of: bookings });
  if (!found || refund.currency !== found.entry.currency) return 'ignored';
  const given = await refundedOf(tx, refund.paymentId);
  const isNew = !(await isRecorded(tx, refund.id));
  if (!isNew) return 'known';
  if (given + refund.amount > found.entry.amount) {
    ctx.log.warn(
      { requestId: ctx.requestId, refundId: refund.id },
      'a refund of more than its payment was left out',
    );
    return 'ignored';
  }
  const promise = await promiseOf(tx, found.entry, refund);
  const entryId = newId('led');
  const after = await postEntry(ctx, tx, found.booking, {
    id: entryId,
    kind: 'refund',
    amount: refund.amount,
    mode: found.entry.mode,
    method: found.entry.method,
    providerOrderId: found.entry.providerOrderId,
    providerPaymentId: refund.paymentId,
    providerRefundId: refund.id,
    source,
  });
  if (!after) return 'known';
  await writeAudit(ctx, tx, {
    action: 'payment.refunded',
    entity: 'booking',
    entityId: after.id,
    before: { refundedAmount: found.booking.refundedAmount, paymentStatus: found.booking.paymentStatus },
    after: {
      refundedAmount: after.refundedAmount,
      paymentStatus: after.paymentStatus,
      refundId: refund.id,
      amount: refund.amount,
    },
  });
  if (promise) await settle(ctx, tx, after, { promise, refund, entryId });
  // A promise may have been planned for another of the booking's payments than the one that came too much.
  if (promise) await resolveRefundsDue(ctx, tx, { bookingId: after.id, amount: refund.amount });
  else await settleRefundDue(ctx, tx, refund.paymentId, given + refund.amount);
  return 'recorded';
}

/** Asked for, and on its way: the job asks from now on how it went. */
async function notePending(tx: Transaction, refund: ProviderRefund): Promise<void> {
  if (refund.ourId === null) return;
  await tx
    .update(bookingRefunds)
    .set({ status: 'pending', providerRefundId: refund.id })
    .where(and(eq(bookingRefunds.id, refund.ourId), eq(bookingRefunds.status, 'waiting')));
}

async function settle(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  { promise, refund, entryId }: { promise: RefundRow; refund: ProviderRefund; entryId: string },
): Promise<void> {
  if (promise.status !== 'done') {
    return keepPromise(ctx, tx, promise, { entryId, providerRefundId: refund.id });
  }
  // Staff had paid it out themselves after it had failed, and now it came through all the same.
  await addTask(ctx, tx, {
    kind: 'refund_failed',
    title: `${formatMoney(refund.amount)} went back twice to ${booking.name} (${booking.reference})`,
    bookingId: booking.id,
    dedupeKey: `refund_twice:${refund.id}`,
  });
}

async function isRecorded(tx: Transaction, refundId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.providerRefundId, refundId));
  return rows.length > 0;
}

/** What staff had to give back has been given back. */
async function settleRefundDue(ctx: Ctx, tx: Transaction, paymentId: string, given: number): Promise<void> {
  const [issue] = await tx
    .select({ amount: paymentIssues.amount })
    .from(paymentIssues)
    .where(and(eq(paymentIssues.kind, 'refund_due'), eq(paymentIssues.providerPaymentId, paymentId)));
  if (issue && given >= issue.amount) await resolveIssue(ctx, tx, 'refund_due', paymentId);
}

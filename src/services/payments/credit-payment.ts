import { and, eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { ledgerEntries, paymentOrders } from '#app/db/schema/payments.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { BookingRow, OrderRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { postEntry } from '#app/services/ledger/post-entry.ts';
import { announcePayment } from './announce-payment.ts';
import { confirmPaidBooking } from './confirm-paid-booking.ts';
import { lockPayment } from './lock-payment.ts';
import { raiseIssue, resolveIssue } from './payment-issues.ts';

export type PaymentSource = 'verify' | 'webhook' | 'reconciler';

/** `known`: credited before. `not_captured`, `unknown_order` and `mismatch` credit nothing. */
export type CreditResult = 'credited' | 'known' | 'not_captured' | 'unknown_order' | 'mismatch';

/**
 * The one path that credits a payment, whoever brings it, any number of times and in any order: the money must be
 * captured, for an order of ours, in exactly its amount and currency. Money that no balance waits for (the booking is
 * cancelled or already paid) is in the ledger too, and on staff's list as refund due.
 */
export async function creditPayment(
  ctx: Ctx,
  tx: Transaction,
  { payment, source }: { payment: ProviderPayment; source: PaymentSource },
): Promise<CreditResult> {
  if (payment.status !== 'captured' && payment.status !== 'refunded') return 'not_captured';
  const found = await lockOrder(tx, payment.orderId);
  if (!found) {
    // The payment of an invoice's link comes as such an event too: it is credited by the link's own one.
    if (await isCreditedByLink(tx, payment.id)) return 'known';
    await raiseIssue(ctx, tx, {
      kind: 'unknown_order',
      ...issueFacts(payment),
      detail: { method: payment.method },
    });
    return 'unknown_order';
  }
  const { order, booking } = found;
  if (payment.amount !== order.amount || payment.currency !== order.currency) {
    await raiseIssue(ctx, tx, {
      kind: 'amount_mismatch',
      bookingId: booking.id,
      ...issueFacts(payment),
      detail: { orderAmount: order.amount, orderCurrency: order.currency },
    });
    return 'mismatch';
  }
  const posted = await postEntry(ctx, tx, booking, {
    kind: 'payment',
    amount: payment.amount,
    mode: ctx.payments.mode,
    method: payment.method,
    providerOrderId: order.providerOrderId,
    providerPaymentId: payment.id,
    source,
  });
  if (!posted) return 'known';
  await resolveIssue(ctx, tx, 'amount_mismatch', payment.id);
  await tx.update(paymentOrders).set({ status: 'paid' }).where(eq(paymentOrders.id, order.id));
  const paid = payment.status === 'refunded' ? await giveBackAll(ctx, tx, posted, payment, source) : posted;
  const after = await confirmPaidBooking(ctx, tx, paid);
  await writeAudit(ctx, tx, {
    action: 'payment.credited',
    entity: 'booking',
    entityId: booking.id,
    before: facts(booking),
    after: {
      ...facts(after),
      paymentId: payment.id,
      orderId: order.providerOrderId,
      amount: payment.amount,
      source,
    },
  });
  await raiseRefundDue(ctx, tx, booking, payment);
  await announcePayment(ctx, tx, { before: booking, after, payment: { providerPaymentId: payment.id } });
  return 'credited';
}

async function isCreditedByLink(tx: Transaction, providerPaymentId: string): Promise<boolean> {
  await lockPayment(tx, providerPaymentId);
  const rows = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.providerPaymentId, providerPaymentId), eq(ledgerEntries.kind, 'payment')));
  return rows.length > 0;
}

/** The booking's row is locked, and with it everything about its money. */
async function lockOrder(tx: Transaction, providerOrderId: string | null) {
  if (!providerOrderId) return null;
  const [found] = await tx
    .select({ order: paymentOrders, booking: bookings })
    .from(paymentOrders)
    .innerJoin(bookings, eq(bookings.id, paymentOrders.bookingId))
    .where(eq(paymentOrders.providerOrderId, providerOrderId))
    .for('update', { of: bookings });
  return found satisfies { order: OrderRow; booking: BookingRow } | undefined;
}

/** The provider gave it back before we heard of it, by refunds we do not know: one entry stands for all of them. */
async function giveBackAll(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  payment: ProviderPayment,
  source: PaymentSource,
): Promise<BookingRow> {
  const after = await postEntry(ctx, tx, booking, {
    kind: 'refund',
    amount: payment.amount,
    mode: ctx.payments.mode,
    method: payment.method,
    providerOrderId: payment.orderId,
    providerPaymentId: payment.id,
    providerRefundId: `all:${payment.id}`,
    source,
  });
  return after ?? booking;
}

async function raiseRefundDue(
  ctx: Ctx,
  tx: Transaction,
  before: BookingRow,
  payment: ProviderPayment,
): Promise<void> {
  if (payment.status === 'refunded') return;
  const excess = payment.amount - balanceOf(before);
  if (excess <= 0) return;
  await raiseIssue(ctx, tx, {
    kind: 'refund_due',
    bookingId: before.id,
    ...issueFacts(payment),
    amount: Math.min(excess, payment.amount),
    detail: {
      reason: before.status === 'cancelled' ? 'cancelled' : 'overpaid',
      paymentAmount: payment.amount,
    },
  });
}

function issueFacts(payment: ProviderPayment) {
  return {
    providerOrderId: payment.orderId,
    providerPaymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
  };
}

function facts(booking: BookingRow) {
  const { status, paymentStatus, paidAmount, refundedAmount } = booking;
  return { status, paymentStatus, paidAmount, refundedAmount };
}

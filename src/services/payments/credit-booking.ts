import { balanceOf } from '#app/domain/booking-balance.ts';
import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { postEntry } from '#app/services/ledger/post-entry.ts';
import { announcePayment } from './announce-payment.ts';
import { confirmPaidBooking } from './confirm-paid-booking.ts';
import { isOfAmount, type PaymentCredit } from './payment-credit.ts';
import { issueFacts, raiseIssue, resolveIssue } from './payment-issues.ts';

/**
 * Credits a captured payment to a booking whose row the caller holds, once and only in exactly the amount that was
 * asked for. Money that no balance waits for is in the ledger too, and on staff's list as refund due.
 */
export async function creditBooking(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  { payment, asked, source }: PaymentCredit,
): Promise<'credited' | 'known' | 'mismatch'> {
  if (!isOfAmount(payment, asked)) {
    await raiseIssue(ctx, tx, {
      kind: 'amount_mismatch',
      bookingId: booking.id,
      ...issueFacts(payment),
      detail: { orderAmount: asked.amount, orderCurrency: asked.currency },
    });
    return 'mismatch';
  }
  const posted = await postEntry(ctx, tx, booking, {
    kind: 'payment',
    amount: payment.amount,
    mode: ctx.payments.mode,
    method: payment.method,
    providerOrderId: payment.orderId,
    providerPaymentId: payment.id,
    source,
  });
  if (!posted) return 'known';
  await resolveIssue(ctx, tx, 'amount_mismatch', payment.id);
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
      orderId: payment.orderId,
      amount: payment.amount,
      source,
    },
  });
  await raiseRefundDue(ctx, tx, booking, payment);
  await announcePayment(ctx, tx, { before: booking, after, payment: { providerPaymentId: payment.id } });
  return 'credited';
}

/** The provider gave it back before we heard of it, by refunds we do not know: one entry stands for all of them. */
async function giveBackAll(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  payment: ProviderPayment,
  source: PaymentCredit['source'],
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

function facts(booking: BookingRow) {
  const { status, paymentStatus, paidAmount, refundedAmount } = booking;
  return { status, paymentStatus, paidAmount, refundedAmount };
}

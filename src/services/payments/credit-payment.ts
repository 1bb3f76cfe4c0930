import { and, eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { ledgerEntries, paymentOrders } from '#app/db/schema/payments.ts';
import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import type { BookingRow, OrderRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { creditBooking } from './credit-booking.ts';
import { lockPayment } from './lock-payment.ts';
import { type CreditResult, isReceived, type PaymentSource } from './payment-credit.ts';
import { issueFacts, raiseIssue } from './payment-issues.ts';

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
  if (!isReceived(payment)) return 'not_captured';
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
  const credit = { payment: { ...payment, orderId: order.providerOrderId }, asked: order, source };
  const result = await creditBooking(ctx, tx, booking, credit);
  if (result === 'credited') {
    await tx.update(paymentOrders).set({ status: 'paid' }).where(eq(paymentOrders.id, order.id));
  }
  return result;
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

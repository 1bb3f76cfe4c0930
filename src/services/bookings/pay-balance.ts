import { and, eq } from 'drizzle-orm';
import type { OrderResponse } from '#app/contract/bookings.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import { dueNowOf } from '#app/domain/booking-balance.ts';
import { SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, conflict, notFound } from '#app/services/errors.ts';
import { newOrder } from '#app/services/payments/new-order.ts';
import { placeProviderOrder, requirePayments } from '#app/services/payments/place-provider-order.ts';
import type { BookingRow, NewOrder } from './booking-row.ts';
import { bookingSettings } from './booking-settings.ts';
import { expiresAt } from './expiry.ts';
import { findByKey } from './find-by-key.ts';
import { orderResponse } from './order-response.ts';
import { runExclusive } from './run-exclusive.ts';

/**
 * An order for what is due on a booking now: its deposit (with `full` its total) while nothing is paid, then the
 * balance. An open order of that amount is used again. Throws `not_found`, `already_cancelled`, `already_paid`,
 * `provider_failed`.
 */
export async function payBalance(
  ctx: Ctx,
  input: { reference: string; key: string; full?: boolean | undefined },
): Promise<OrderResponse> {
  const first = await findByKey(ctx, input);
  if (!first) throw notFound('We cannot find this booking.');
  requirePayments(ctx);
  return runExclusive(`pay:${first.id}`, async () => {
    const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, first.id));
    if (!booking) throw notFound('We cannot find this booking.');
    const amount = await amountDue(ctx, booking, input.full === true);
    const order = (await openOrder(ctx, booking.id, amount)) ?? (await addOrder(ctx, booking, amount));
    return orderResponse(ctx, booking, order);
  });
}

async function amountDue(ctx: Ctx, booking: BookingRow, full: boolean): Promise<number> {
  const { expiryHours } = await bookingSettings(ctx);
  const ends = expiresAt(booking, expiryHours);
  if (booking.status === 'cancelled' || (ends && ends <= ctx.now())) {
    throw conflict(
      'already_cancelled',
      'This booking has been cancelled, so it cannot be paid. Please book again or contact us.',
    );
  }
  const amount = dueNowOf(full ? { ...booking, paymentOption: 'full' } : booking);
  if (amount === 0) throw conflict('already_paid', 'Nothing is left to pay on this booking.');
  if (amount < SMALLEST_ORDER) {
    throw conflict('not_bookable', 'This amount is too small to be paid online. Please contact us.');
  }
  return amount;
}

async function openOrder(ctx: Ctx, bookingId: string, amount: number) {
  const [order] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.bookingId, bookingId),
        eq(paymentOrders.status, 'open'),
        eq(paymentOrders.amount, amount),
      ),
    );
  return order;
}

async function addOrder(ctx: Ctx, booking: BookingRow, amount: number): Promise<NewOrder> {
  const purpose = booking.paidAmount > 0 ? 'balance' : amount < booking.totalAmount ? 'deposit' : 'full';
  const receipt = `${booking.reference}-${ctx.now().getTime().toString(36)}`.slice(0, 40);
  const providerOrderId = await placeProviderOrder(ctx, { amount, receipt, purpose });
  const order = newOrder(ctx, { bookingId: booking.id, providerOrderId, purpose, amount });
  await ctx.db.transaction(async (tx) => {
    const [now] = await tx.select().from(bookings).where(eq(bookings.id, booking.id)).for('update');
    if (!now || ![dueNowOf(now), dueNowOf({ ...now, paymentOption: 'full' })].includes(amount)) {
      throw new AppError('unavailable', 'This booking has just changed. Please reload the page.', {
        retryAfter: 1,
      });
    }
    await tx.insert(paymentOrders).values(order);
    await writeAudit(ctx, tx, {
      action: 'booking.order_added',
      entity: 'booking',
      entityId: booking.id,
      after: { orderId: providerOrderId, purpose, amount },
    });
  });
  return order;
}

import { and, asc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import type { OrderRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx } from '#app/services/context.ts';
import { inParallel } from '#app/services/in-parallel.ts';
import { settlePayment } from './settle-payment.ts';

const PAGE = 50;
const AT_ONCE = 4;
/** A run ends after so many orders; the next one goes on. */
const MOST_PAGES = 20;
/** After this an order of a booking that no longer waits for it is not asked about any more. */
const CLOSE_AFTER_MS = 3 * 24 * 3_600_000;

/**
 * Asks the provider about open orders that are due, so that a lost webhook or a closed browser loses no booking.
 * Several processes may run it: each order is claimed by moving its next check. Answers how many were asked about.
 */
export async function reconcileOpenOrders(ctx: Ctx): Promise<{ checked: number; credited: number }> {
  const counts = { checked: 0, credited: 0 };
  if (ctx.payments.mode === 'off') return counts;
  for (let page = 0; page < MOST_PAGES; page++) {
    const orders = await claimDue(ctx);
    await inParallel(orders, AT_ONCE, async (order) => {
      const credited = await checkOrder(ctx, order);
      counts.credited += credited;
    });
    counts.checked += orders.length;
    if (orders.length < PAGE) break;
  }
  await closeOld(ctx);
  return counts;
}

/** Each check waits half the order's age longer: after 1, 2, 3, 5, 7 minutes … and at least every hour. */
async function claimDue(ctx: Ctx): Promise<OrderRow[]> {
  const now = ctx.now();
  const due = ctx.db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.status, 'open'), lte(paymentOrders.nextCheckAt, now)))
    .orderBy(asc(paymentOrders.nextCheckAt))
    .limit(PAGE)
    .for('update', { skipLocked: true });
  const at = sql`${now.toISOString()}::timestamptz`;
  return ctx.db
    .update(paymentOrders)
    .set({
      checkedAt: now,
      nextCheckAt: sql`${at} + greatest(interval '1 minute', least(interval '1 hour', (${at} - ${paymentOrders.createdAt}) / 2))`,
    })
    .where(inArray(paymentOrders.id, due))
    .returning();
}

async function checkOrder(ctx: Ctx, order: OrderRow): Promise<number> {
  let credited = 0;
  try {
    for (const payment of await ctx.payments.listOrderPayments(order.providerOrderId)) {
      const result = await settlePayment(ctx, {
        payment: { ...payment, orderId: order.providerOrderId },
        source: 'reconciler',
      });
      if (result === 'credited') credited += 1;
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { orderId: order.providerOrderId, status: error.status, reason: error.message },
      'an order could not be asked about',
    );
  }
  return credited;
}

/** A webhook still credits a closed order: only the asking ends. */
async function closeOld(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const over = ctx.db.select({ id: bookings.id }).from(bookings).where(ne(bookings.status, 'pending'));
  await ctx.db
    .update(paymentOrders)
    .set({ status: 'closed' })
    .where(
      and(
        eq(paymentOrders.status, 'open'),
        lte(paymentOrders.createdAt, new Date(now.getTime() - CLOSE_AFTER_MS)),
        inArray(paymentOrders.bookingId, over),
      ),
    );
}

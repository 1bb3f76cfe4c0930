import { eq } from 'drizzle-orm';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { consents } from '#app/db/schema/inquiries.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { newOrder } from '#app/services/payments/new-order.ts';
import { placeProviderOrder } from '#app/services/payments/place-provider-order.ts';
import { bookingConsents } from './booking-consents.ts';
import type { BookingRow, NewOrder, OrderRow } from './booking-row.ts';
import { bookingSettings } from './booking-settings.ts';
import { bookingValues, purposeOf, travellerValues } from './booking-values.ts';
import type { WantedBooking } from './wanted-booking.ts';

/**
 * The visitor changed the form and submitted it again before paying: the pending booking takes the new wishes and
 * price. An open order of the right amount is used again; one of another amount stays payable, for its own amount.
 */
export async function reviseBooking(
  ctx: Ctx,
  found: { booking: BookingRow; orders: OrderRow[] },
  wanted: WantedBooking,
): Promise<{ booking: BookingRow; order: NewOrder }> {
  const { id, reference } = found.booking;
  const settings = await bookingSettings(ctx);
  const amount = wanted.quote.dueNow;
  const purpose = purposeOf(wanted);
  const usable = found.orders.find((order) => order.amount === amount);
  const order =
    usable ??
    newOrder(ctx, {
      bookingId: id,
      providerOrderId: await placeProviderOrder(ctx, { amount, receipt: reference, purpose }),
      purpose,
      amount,
    });
  const booking = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
    if (before?.status !== 'pending' || before.paidAmount > 0) throw alreadyPaid(reference);
    const [after] = await tx
      .update(bookings)
      .set(bookingValues(ctx, wanted, settings))
      .where(eq(bookings.id, id))
      .returning();
    if (!after) throw alreadyPaid(reference);
    await tx.delete(bookingTravellers).where(eq(bookingTravellers.bookingId, id));
    await tx.insert(bookingTravellers).values(travellerValues(id, wanted));
    await tx.insert(consents).values(bookingConsents(ctx, id, wanted, settings));
    if (!usable) await tx.insert(paymentOrders).values(order);
    await writeAudit(ctx, tx, {
      action: 'booking.revised',
      entity: 'booking',
      entityId: id,
      before: facts(before),
      after: { ...facts(after), orderId: order.providerOrderId, orderAmount: amount },
    });
    await announce(ctx, tx, { topic: 'bookings', id, change: 'changed', name: reference });
    return after;
  });
  return { booking, order };
}

export function alreadyPaid(reference: string) {
  return conflict(
    'already_paid',
    `This booking (${reference}) is already confirmed. Please check your e-mail for its details.`,
  );
}

function facts(booking: BookingRow) {
  const { itemId, travelDate, pax, paymentOption, totalAmount } = booking;
  return { itemId, travelDate, pax, paymentOption, totalAmount };
}

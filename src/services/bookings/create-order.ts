import type { BookingRequest, OrderResponse } from '#app/contract/bookings.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, conflict, notFound } from '#app/services/errors.ts';
import { requirePayments } from '#app/services/payments/place-provider-order.ts';
import { type AskedBooking, readAskedBooking } from './asked-booking.ts';
import type { BookingRow, NewOrder, OrderRow } from './booking-row.ts';
import { bookingSettings } from './booking-settings.ts';
import { dedupeKeyOf, findByDedupe, releaseDedupe } from './dedupe.ts';
import { lookUpTrip } from './look-up-trip.ts';
import { openBooking } from './open-booking.ts';
import { orderResponse } from './order-response.ts';
import { alreadyPaid, reviseBooking } from './revise-booking.ts';
import { runExclusive } from './run-exclusive.ts';
import { priceBooking, type WantedBooking } from './wanted-booking.ts';

/**
 * Opens a pending booking and the order that pays for it. Submitting the same form again (its `idempotencyKey`, else
 * the same wishes) gives the same booking, changed if the wishes changed. Throws `invalid_input`, `not_found`,
 * `not_bookable`, `amount_mismatch`, `already_paid` (by this form), `provider_failed` and `payments_off`.
 */
export async function createOrder(
  ctx: Ctx,
  input: BookingRequest & { headerKey?: string | undefined },
): Promise<OrderResponse> {
  requirePayments(ctx);
  const asked = readAskedBooking(ctx, input);
  const dedupeKey = dedupeKeyOf(asked.fingerprint, input.headerKey || input.idempotencyKey);
  return runExclusive(dedupeKey, () => submit(ctx, asked, dedupeKey));
}

async function submit(ctx: Ctx, asked: AskedBooking, dedupeKey: string): Promise<OrderResponse> {
  for (let tries = 0; tries < 3; tries++) {
    const found = await lookUpTrip(ctx, { type: asked.tripType, id: asked.tripId, dedupeKey });
    if (!found) throw notFound('This trip is no longer offered.');
    const wanted = priceBooking(asked, found.trip);
    const earlier = found.isTaken ? await findByDedupe(ctx, dedupeKey) : null;
    const used = earlier && (await reuseBooking(ctx, earlier, wanted));
    if (used) return orderResponse(ctx, used.booking, used.order);
    const opened = await openBooking(ctx, wanted, dedupeKey);
    if (opened) return orderResponse(ctx, opened.booking, opened.order);
  }
  throw new AppError('unavailable', 'The booking could not be saved. Please try again in a moment.', {
    retryAfter: 2,
  });
}

/** The earlier booking of this form with an order for what is wanted now; null when the form is free for a new one. */
async function reuseBooking(
  ctx: Ctx,
  found: { booking: BookingRow; orders: OrderRow[] },
  wanted: WantedBooking,
): Promise<{ booking: BookingRow; order: NewOrder } | null> {
  const { booking, orders } = found;
  if (!isSamePerson(booking, wanted)) {
    throw conflict(
      'duplicate',
      'This form was already used for another booking. Please reload the page and try again.',
    );
  }
  if (booking.status === 'cancelled' || (await isStale(ctx, booking))) {
    await releaseDedupe(ctx, booking.id);
    return null;
  }
  if (booking.status !== 'pending' || booking.paidAmount > 0) throw alreadyPaid(booking.reference);
  const unchanged = booking.fingerprint === wanted.fingerprint && booking.totalAmount === wanted.quote.total;
  const order = unchanged && orders.find((one) => one.amount === wanted.quote.dueNow);
  return order ? { booking, order } : reviseBooking(ctx, found, wanted);
}

/** A key that a client uses for everybody must never open or change somebody else's booking. */
function isSamePerson(booking: BookingRow, wanted: WantedBooking): boolean {
  const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
  return (
    booking.email.toLowerCase() === wanted.email.toLowerCase() ||
    digits(booking.phone) === digits(wanted.phone)
  );
}

/** In the second half of its time a pending booking is not used again: it could expire while it is being paid. */
async function isStale(ctx: Ctx, booking: BookingRow): Promise<boolean> {
  if (booking.status !== 'pending' || booking.paidAmount > 0) return false;
  const { expiryHours } = await bookingSettings(ctx);
  return ctx.now().getTime() - booking.createdAt.getTime() > (expiryHours / 2) * 3_600_000;
}

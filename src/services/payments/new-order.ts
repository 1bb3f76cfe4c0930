import { newId } from '#app/domain/ids.ts';
import type { NewOrder } from '#app/services/bookings/booking-row.ts';
import type { Ctx } from '#app/services/context.ts';

/** The widget, the webhook or verify usually bring the payment first; the reconciler asks from then on. */
const FIRST_CHECK_MS = 2 * 60_000;

/** The row of an order that the provider has made. `amount` in paise. */
export function newOrder(
  ctx: Ctx,
  input: { bookingId: string; providerOrderId: string; purpose: NewOrder['purpose']; amount: number },
): NewOrder & { amount: number } {
  const now = ctx.now();
  return {
    ...input,
    id: newId('ord'),
    nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    createdAt: now,
  };
}

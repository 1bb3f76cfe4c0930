import type { OrderResponse } from '#app/contract/bookings.ts';
import { toDecimal } from '#app/domain/money.ts';
import type { Ctx } from '#app/services/context.ts';

/** What the payment widget is opened with. Amounts given in paise. */
export function orderResponse(
  ctx: Ctx,
  booking: { reference: string; totalAmount: number },
  order: { providerOrderId: string; amount: number },
): OrderResponse {
  const { mode, keyId, checkoutScript } = ctx.payments;
  return {
    orderId: order.providerOrderId,
    amount: order.amount,
    currency: 'INR',
    key: keyId,
    reference: booking.reference,
    totalAmount: toDecimal(booking.totalAmount),
    checkoutScript,
    testMode: mode === 'simulator' || keyId.startsWith('rzp_test_'),
  };
}

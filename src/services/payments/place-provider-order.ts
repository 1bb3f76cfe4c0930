import { ProviderError } from '#app/integrations/payments/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, conflict } from '#app/services/errors.ts';

/** Throws `payments_off` where nothing can be paid online. */
export function requirePayments(ctx: Ctx): void {
  if (ctx.payments.mode === 'off') {
    throw conflict(
      'payments_off',
      'Online payment is not available at the moment. Please send an enquiry or call us.',
    );
  }
}

/**
 * An order at the provider for `amount` paise; its id. Never inside a transaction. A failure is `provider_failed`
 * with a sentence for the visitor; the provider's own words go to the log.
 */
export async function placeProviderOrder(
  ctx: Ctx,
  input: { amount: number; receipt: string; purpose: string },
): Promise<string> {
  try {
    const order = await ctx.payments.createOrder({
      amount: input.amount,
      currency: 'INR',
      receipt: input.receipt,
      notes: { reference: input.receipt, purpose: input.purpose },
    });
    if (order.amount === input.amount && order.currency === 'INR') return order.id;
    ctx.log.error(
      { requestId: ctx.requestId, orderId: order.id },
      'the payment provider made an order of another amount',
    );
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { requestId: ctx.requestId, status: error.status, reason: error.message },
      'the payment provider did not make an order',
    );
  }
  throw new AppError(
    'provider_failed',
    'The payment service did not answer, and nothing was charged. Please try again in a minute.',
  );
}

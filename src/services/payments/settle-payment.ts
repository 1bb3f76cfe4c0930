import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { creditPayment } from './credit-payment.ts';
import type { CreditResult, PaymentSource } from './payment-credit.ts';

/** Credits a payment as the provider tells it, in a transaction of its own. */
export async function settlePayment(
  ctx: Ctx,
  input: { payment: ProviderPayment; source: PaymentSource },
): Promise<CreditResult> {
  const result = await ctx.db.transaction((tx) => creditPayment(ctx, tx, input));
  if (result === 'credited') figuresChanged(ctx);
  return result;
}

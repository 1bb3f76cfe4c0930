import type { ProviderPayment } from '#app/integrations/payments/port.ts';

export type PaymentSource = 'verify' | 'webhook' | 'reconciler';

/** `known`: credited before. `not_captured`, `unknown_order` and `mismatch` credit nothing. */
export type CreditResult = 'credited' | 'known' | 'not_captured' | 'unknown_order' | 'mismatch';

/** A payment, what we had asked for (an order or a link), and the path that brought it. Amounts in minor units. */
export interface PaymentCredit {
  payment: ProviderPayment;
  asked: { amount: number; currency: string };
  source: PaymentSource;
}

/** Only the exact amount in the right currency is credited by itself; anything else is for staff to look at. */
export function isOfAmount(payment: ProviderPayment, asked: PaymentCredit['asked']): boolean {
  return payment.amount === asked.amount && payment.currency === asked.currency;
}

/** Money was received, also when the provider has given all of it back since. */
export function isReceived(payment: ProviderPayment): boolean {
  return payment.status === 'captured' || payment.status === 'refunded';
}

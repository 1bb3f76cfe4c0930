import { PAYMENT_MODE_NAMES, type PaymentMode } from './payment-mode.ts';

/** How an expense was paid, as its badge says it. */
export const PAYMENT_TYPE_NAMES: Record<PaymentMode, string> = { ...PAYMENT_MODE_NAMES, bank: 'Bank' };

/** `vendor_payments` → `VENDOR PAYMENTS`. Source: back-office §2. */
export function categoryHeading(category: string): string {
  return category.replaceAll('_', ' ').toUpperCase();
}

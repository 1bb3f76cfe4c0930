import { splitDeposit } from './money.ts';

export type PaymentOption = 'full' | 'partial';

/** The payment provider takes no order below one rupee. */
export const SMALLEST_ORDER = 100;

/** What a booking costs, in paise. `dueNow + balance` is always `total`. */
export interface Quote {
  total: number;
  /** What the visitor pays with the booking: the total, or the 25% deposit rounded half-up. */
  dueNow: number;
  /** What is left for later. */
  balance: number;
}

/** The one path from a price to an order; the form shows it and the server charges it. `unitPrice` in paise. */
export function quoteBooking(input: { unitPrice: number; pax: number; paymentOption: PaymentOption }): Quote {
  const total = input.unitPrice * input.pax;
  const dueNow = input.paymentOption === 'partial' ? splitDeposit(total).deposit : total;
  return { total, dueNow, balance: total - dueNow };
}

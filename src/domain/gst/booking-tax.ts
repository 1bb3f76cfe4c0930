import type { PlainDate } from '#app/domain/plain-date.ts';
import { includedTax, type Supply, type TaxSplit } from './tax-split.ts';
import { tcsOn } from './tcs.ts';

export interface BookingTax {
  split: TaxSplit;
  /** Inside the price like the tax, but outside GST values. */
  tcs: number;
}

/**
 * The tax inside an amount of a booking, in paise; `split.total + tcs` is the amount. A website's price is what the
 * customer pays, so TCS on an overseas package is worked out of it too. Source: india-rules §2, §5.
 */
export function bookingTax(input: {
  amount: number;
  gstRate: number;
  supply: Supply;
  /** Null when none is collected. */
  tcs: { date: PlainDate; hasPan: boolean } | null;
}): BookingTax {
  const percent = input.tcs ? tcsOn({ amount: 0, ...input.tcs }).percent : 0;
  // Rounded half-up: with the value v, v + v × percent / 100 is the amount.
  const whole = BigInt(100 + percent);
  const value = Number((BigInt(input.amount) * 200n + whole) / (2n * whole));
  return { split: includedTax(value, input.gstRate, input.supply), tcs: input.amount - value };
}

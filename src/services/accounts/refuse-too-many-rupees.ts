import { type Currency, MAX_MINOR } from '#app/domain/money.ts';
import { invalid } from '#app/services/errors.ts';

/**
 * Throws `invalid_input` (exchange_rate) for minor units that are more in rupees than anybody may enter: reports sum
 * what everything is in rupees.
 */
export function refuseTooManyRupees(of: {
  currency: Currency;
  amount: number;
  exchangeRate: number | null;
}): void {
  if (of.currency === 'INR' || of.amount * (of.exchangeRate ?? 0) <= MAX_MINOR) return;
  const text = 'Exchange rate: in rupees the amount is more than 10,00,00,00,00,000';
  throw invalid(text, { exchange_rate: text });
}

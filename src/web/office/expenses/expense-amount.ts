import { type Currency, formatMoney } from '#app/domain/money.ts';

/** An amount of the API as staff read it: `₹6,840.00`, `$960.00`. */
export function expenseAmount({ amount, currency }: { amount: number; currency: Currency }): string {
  return formatMoney(Math.round(amount * 100), currency);
}

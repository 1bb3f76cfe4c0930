import { type Currency, formatMoney } from '#app/domain/money.ts';

/** An amount of the API (two decimals) as staff read it: `₹1,180.00`, `$3,180.00`. */
export function invoiceAmount(amount: number, currency: Currency): string {
  return formatMoney(Math.round(amount * 100), currency);
}

import { formatMoney } from '#app/domain/money.ts';

/** An amount of the API (rupees, two decimals) as staff read it: `₹1,49,860.00`. */
export function rupees(amount: number): string {
  return formatMoney(Math.round(amount * 100));
}

/** The same of dollars: `$3,180.00`. */
export function dollars(amount: number): string {
  return formatMoney(Math.round(amount * 100), 'USD');
}

import type { Currency } from '#app/domain/money.ts';
import { formatExactly, formatThousands } from '#app/domain/thousands.ts';

export const paise = (rupees: number): number => Math.round(rupees * 100);

/** A sum of the API (rupees) as a card shows it: `₹18,425K`. */
export const short = (rupees: number, currency: Currency = 'INR'): string =>
  formatThousands(paise(rupees), currency);

/** The same in full, for its tooltip. */
export const exact = (rupees: number): string => formatExactly(paise(rupees));

export const count = (figure: number): string => figure.toLocaleString('en-IN');

export const counted = (figure: number, one: string, more = `${one}s`): string =>
  `${count(figure)} ${figure === 1 ? one : more}`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11` → `Nov`, with the year where several are shown: `Nov 26`. */
export function monthName(month: string, withYear = false): string {
  const name = MONTHS[Number(month.slice(5)) - 1] ?? month;
  return withYear ? `${name} ${month.slice(2, 4)}` : name;
}

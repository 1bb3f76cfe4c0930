import type { PlainDate } from './plain-date.ts';

/** The Indian financial year runs from April to March. Source: india-rules §3. */

/** The calendar year in which a date's financial year begins: 2026-03-31 → 2025. */
export function financialYearStart(date: PlainDate): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** `2026-04-01` → `2026-27`. */
export function financialYear(date: PlainDate): string {
  const start = financialYearStart(date);
  return `${start}-${twoDigits(start + 1)}`;
}

/** As document numbers carry it: `2026-04-01` → `26-27`. */
export function shortFinancialYear(date: PlainDate): string {
  const start = financialYearStart(date);
  return `${twoDigits(start)}-${twoDigits(start + 1)}`;
}

/** `2026-03-31` → `2025-26 Q4`; Q1 is April to June. */
export function financialQuarter(date: PlainDate): string {
  const month = Number(date.slice(5, 7));
  return `${financialYear(date)} Q${Math.floor(((month + 8) % 12) / 3) + 1}`;
}

/** First and last day of the financial year of a date. */
export function financialYearRange(date: PlainDate): { start: PlainDate; end: PlainDate } {
  const start = financialYearStart(date);
  return { start: `${start}-04-01`, end: `${start + 1}-03-31` };
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}

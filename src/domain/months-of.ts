import type { PlainDate } from './plain-date.ts';

/** Ten years: more months than any chart shows. */
const MOST = 120;

/** `2026-01-31`, `2026-03-01` → `2026-01`, `2026-02`, `2026-03`: each month that has a day of the range, once. */
export function monthsOf(start: PlainDate, end: PlainDate): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = start.split('-').map(Number);
  for (let at = start.slice(0, 7); at <= end.slice(0, 7) && months.length < MOST; ) {
    months.push(at);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    at = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months;
}

import { addDays, type PlainDate } from '#app/domain/plain-date.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11` of a date. */
export const monthOf = (date: PlainDate): string => date.slice(0, 7);

/** `2026-11` and so many months later. */
export function addMonths(month: string, by: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7);
}

/** `November 2026` */
export function monthName(month: string): string {
  const [year, index = '1'] = month.split('-');
  return `${MONTHS[Number(index) - 1]} ${year}`;
}

/** Monday is 0. */
export function weekday(date: PlainDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The last day of a month. */
export function lastOf(month: string): PlainDate {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The weeks of a month, Monday first; null for the days of its neighbours. */
export function weeksOf(month: string): (PlainDate | null)[][] {
  const first = `${month}-01`;
  const days = Number(lastOf(month).slice(8));
  const cells: (PlainDate | null)[] = Array.from({ length: weekday(first) }, () => null);
  for (let day = 1; day <= days; day++) cells.push(`${month}-${String(day).padStart(2, '0')}`);
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The number of days from one to another, both counted. */
export function daysBetween(start: PlainDate, end: PlainDate): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
}

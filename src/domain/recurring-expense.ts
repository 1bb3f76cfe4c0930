import { addDays, lastDayOf, type PlainDate } from './plain-date.ts';
import type { ExpenseRhythm } from './purchases.ts';

/** When a recurring expense comes: from `firstDate` on, and with a last date not after it. */
export interface Recurrence {
  every: ExpenseRhythm;
  /** 1 to 31; a month with fewer days has it on its last. */
  dayOfMonth: number;
  firstDate: PlainDate;
  lastDate: PlainDate | null;
}

const MONTHS: Record<ExpenseRhythm, number> = { month: 1, quarter: 3, year: 12 };

/** Months since year 0, so that they can be added up. */
function monthOf(date: PlainDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The day in that month, or the month's last where it is shorter: 31 in February 2027 → 2027-02-28. */
function dayIn(month: number, day: number): PlainDate {
  const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const last = lastDayOf(name);
  return day >= Number(last.slice(8)) ? last : `${name}-${String(day).padStart(2, '0')}`;
}

/** The first day on or after `from` on which it is due; null when there is none before its last date. */
export function nextDue(recurrence: Recurrence, from: PlainDate): PlainDate | null {
  const { every, dayOfMonth, firstDate, lastDate } = recurrence;
  const step = MONTHS[every];
  const first = monthOf(firstDate);
  // Months are counted from the first one that has a due day in it, so quarters and years keep theirs.
  const start = dayIn(first, dayOfMonth) < firstDate ? first + 1 : first;
  let month = start + Math.max(0, Math.ceil((monthOf(from) - start) / step)) * step;
  if (dayIn(month, dayOfMonth) < from) month += step;
  const due = dayIn(month, dayOfMonth);
  return lastDate !== null && due > lastDate ? null : due;
}

/** Every day from `from` to `to`, both included, on which it is due. */
export function dueDates(recurrence: Recurrence, from: PlainDate, to: PlainDate): PlainDate[] {
  const dates: PlainDate[] = [];
  let due = nextDue(recurrence, from);
  while (due !== null && due <= to) {
    dates.push(due);
    due = nextDue(recurrence, addDays(due, 1));
  }
  return dates;
}

/**
 * From which day on one counts that was changed: it neither repeats the months that it made expenses for nor reaches
 * back before this one, and what fell into a pause that ends today (`resumed`) is not made.
 */
export function countsFrom(
  { firstDate }: Pick<Recurrence, 'firstDate'>,
  { madeUntil, today, resumed }: { madeUntil: PlainDate | null; today: PlainDate; resumed: boolean },
): PlainDate {
  const from = madeUntil === null ? firstDate : dayIn(Math.max(monthOf(madeUntil) + 1, monthOf(today)), 1);
  return resumed && from < today ? today : from;
}

import { addDays, type PlainDate } from '#app/domain/plain-date.ts';
import { addMonths, lastOf, monthOf, weekday } from './month-grid.ts';

/** Both days count; empty strings mean no bound. */
export interface DateRange {
  start: PlainDate | '';
  end: PlainDate | '';
}

export type PresetKey =
  | 'today'
  | 'yesterday'
  | 'week'
  | 'month'
  | 'last-month'
  | 'quarter'
  | 'fy'
  | 'last-fy';

export interface Preset extends DateRange {
  key: PresetKey;
  label: string;
  /** The key that chooses it while the picker is open. */
  letter?: string;
}

/** India's financial year begins in April: its first year. */
function financialYear(today: PlainDate): number {
  const year = Number(today.slice(0, 4));
  return Number(today.slice(5, 7)) >= 4 ? year : year - 1;
}

const yearName = (first: number) => `FY ${first}-${String((first + 1) % 100).padStart(2, '0')}`;

/** The ranges that are asked for most, as of `today`. Quarters are those of the calendar and the financial year alike. */
export function datePresets(today: PlainDate): Preset[] {
  const month = monthOf(today);
  const quarter = addMonths(month, -((Number(month.slice(5)) - 1) % 3));
  const monday = addDays(today, -weekday(today));
  const year = financialYear(today);
  const before = addMonths(month, -1);
  const yesterday = addDays(today, -1);
  return [
    { key: 'today', label: 'Today', letter: 't', start: today, end: today },
    { key: 'yesterday', label: 'Yesterday', start: yesterday, end: yesterday },
    { key: 'week', label: 'This week', letter: 'w', start: monday, end: addDays(monday, 6) },
    { key: 'month', label: 'This month', letter: 'm', start: `${month}-01`, end: lastOf(month) },
    { key: 'last-month', label: 'Last month', start: `${before}-01`, end: lastOf(before) },
    {
      key: 'quarter',
      label: 'This quarter',
      letter: 'q',
      start: `${quarter}-01`,
      end: lastOf(addMonths(quarter, 2)),
    },
    { key: 'fy', label: yearName(year), letter: 'f', start: `${year}-04-01`, end: `${year + 1}-03-31` },
    { key: 'last-fy', label: yearName(year - 1), start: `${year - 1}-04-01`, end: `${year}-03-31` },
  ];
}

/**
 * Calendar dates are `YYYY-MM-DD` strings, instants are UTC. Only this module turns one into the other, with the
 * business time zone (Asia/Kolkata by default), so that "today" and months are those of the agency's wall clock.
 */
export type PlainDate = string;

export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a date that exists: 2028-02-29 yes, 2027-02-29 and 2026-04-31 no. Years 1900 to 2199. */
export function isPlainDate(text: string): boolean {
  const match = SHAPE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2199) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The calendar date of an instant in a time zone: 2026-03-14T19:00Z in Asia/Kolkata → 2026-03-15. */
export function dateInZone(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): PlainDate {
  const quarter = Math.floor(instant.getTime() / QUARTER_HOUR);
  const last = lastDates.get(timeZone);
  if (last?.quarter === quarter) return last.date;
  const format = last?.format ?? dateFormat(timeZone);
  const date = format.format(instant);
  lastDates.set(timeZone, { quarter, date, format });
  return date;
}

/** The full hour on a wall clock, 0 to 23. */
export function hourInZone(instant: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(clock.format(instant));
}

/** The instant on a wall clock as spreadsheets read and sort it: `2026-03-15 00:30`. */
export function dateTimeInZone(instant: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${dateInZone(instant, timeZone)} ${clock.format(instant)}`;
}

/** Every zone's day begins on a quarter of an hour; "today" is asked for far more often than that. */
const QUARTER_HOUR = 900_000;
const lastDates = new Map<string, { quarter: number; date: PlainDate; format: Intl.DateTimeFormat }>();

function dateFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** The date `days` later (or earlier, when negative). */
export function addDays(date: PlainDate, days: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-04-01` → `1 Apr 2026`. Works on the text, so no time zone can shift it. */
export function formatDate(date: PlainDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The instant `months` earlier; where that day does not exist, the last one of its month: 31 Mar − 1 → 28 Feb. */
export function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const days = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(instant.getUTCDate(), days));
  return earlier;
}

/** Days from `from` until `to`; negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Monday to Sunday around a date. */
export function weekOf(date: PlainDate): { from: PlainDate; to: PlainDate } {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: addDays(date, -weekday), to: addDays(date, 6 - weekday) };
}

/** `2026-02` → `2026-02-28`. */
export function lastDayOf(month: string): PlainDate {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

import { addDays, isPlainDate } from '#app/domain/plain-date.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2027-04-12` → `12 April 2027`. Works on the text, so no time zone can shift it. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** First to last day of a trip: `12 to 17 April 2027` from its date and a duration such as `6 Days / 5 Nights`. */
export function tripDates(date: string, duration: string): string {
  if (!isPlainDate(date)) return '';
  const days = Number(/(\d{1,2})\s*days?/i.exec(duration)?.[1] ?? 1);
  if (days < 2) return longDate(date);
  const end = addDays(date, days - 1);
  const [from = '', month = '', year = ''] = longDate(date).split(' ');
  const [, endMonth, endYear] = longDate(end).split(' ');
  if (year !== endYear) return `${longDate(date)} to ${longDate(end)}`;
  return month === endMonth ? `${from} to ${longDate(end)}` : `${from} ${month} to ${longDate(end)}`;
}

import type { PlainDate } from '#app/domain/plain-date.ts';

/** A calendar date is the same in every zone: its parts are read in UTC. */
function format(date: PlainDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** `Friday, 27 November` */
export function dayText(date: PlainDate): string {
  return format(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `Fri` */
export function weekdayOf(date: PlainDate): string {
  return format(date, { weekday: 'short' });
}

/** `23 to 29 Nov`, or `30 Nov to 6 Dec` */
export function weekText(from: PlainDate, to: PlainDate): string {
  const end = format(to, { day: 'numeric', month: 'short' });
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${format(from, sameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'short' })} to ${end}`;
}

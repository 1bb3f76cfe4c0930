import { formatDate, type PlainDate } from '#app/domain/plain-date.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `2026-11-24` → `Tue 24 Nov 2026`. */
export function dayHeading(date: PlainDate): string {
  return `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${formatDate(date)}`;
}

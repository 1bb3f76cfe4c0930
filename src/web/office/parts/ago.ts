import { formatDate } from '#app/domain/plain-date.ts';
import { agencyDate, exactTime } from '#app/web/ui/parts/exact-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was, in words: `just now`, `5 min ago`, `19 h ago`, `yesterday`, `6 days ago`, then its date. */
export function ago(instant: string, now: Date = new Date()): string {
  const at = new Date(instant);
  const age = now.getTime() - at.getTime();
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  if (age < 2 * DAY) return 'yesterday';
  return age < 14 * DAY ? `${Math.floor(age / DAY)} days ago` : formatDate(agencyDate(at));
}

/** The instant on the agency's wall clock, for a tooltip: `27 Nov 2026, 14:05`. */
export function exactly(instant: string): string {
  return exactTime(new Date(instant));
}

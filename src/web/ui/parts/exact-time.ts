import { DEFAULT_TIME_ZONE, dateInZone, type PlainDate } from '#app/domain/plain-date.ts';

/** The agency's: one for everybody who uses this office. Its layout says which before anything is drawn. */
let agencyZone = DEFAULT_TIME_ZONE;

export function setAgencyZone(timeZone: string): void {
  agencyZone = timeZone;
}

/** The calendar date of an instant on the agency's wall clock. */
export function agencyDate(instant: Date = new Date()): PlainDate {
  return dateInZone(instant, agencyZone);
}

/** The instant on the agency's wall clock: `27 Nov 2026, 14:05`. */
export function exactTime(instant: Date): string {
  return new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: agencyZone,
  }).format(instant);
}

/** Its time of day there: `14:05`. */
export function agencyTime(instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: agencyZone,
  }).format(instant);
}

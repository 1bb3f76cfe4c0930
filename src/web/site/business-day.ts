import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';

/** Of the settings; the layout sets it before any form is drawn. */
let zone: string | undefined;

export function setBusinessZone(timeZone: string): void {
  zone = timeZone;
}

/** The agency's day, worked out in the browser since pages are kept (DAT-01). */
export function businessToday(): PlainDate {
  return dateInZone(new Date(), zone);
}

import { addDays, type PlainDate } from './plain-date.ts';

/** Days in which the Data Protection Board is told of a breach in detail: 72 hours. Source: india-rules §9. */
const REPORT_DAYS = 3;

/** The calendar date by which the Board is told of a breach that was found on a day. */
export function reportBy(foundOn: PlainDate): PlainDate {
  return addDays(foundOn, REPORT_DAYS);
}

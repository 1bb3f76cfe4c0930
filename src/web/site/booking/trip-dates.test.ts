import { expect, test } from 'vitest';
import { longDate, tripDates } from './trip-dates.ts';

test('DAT-03 a date reads as it was chosen', () => {
  expect(longDate('2026-04-01')).toBe('1 April 2026');
});

test.each([
  ['2027-04-12', '6 Days / 5 Nights', '12 to 17 April 2027'],
  ['2027-04-28', '6 Days / 5 Nights', '28 April to 3 May 2027'],
  ['2027-12-29', '5 days', '29 December 2027 to 2 January 2028'],
  ['2028-02-28', '2 Days', '28 to 29 February 2028'],
  ['2027-04-12', 'Day trip', '12 April 2027'],
  ['2027-04-12', '', '12 April 2027'],
  ['2027-02-30', '3 Days', ''],
  ['', '3 Days', ''],
])('P14 a trip from %s for "%s" lasts %s', (date, duration, expected) => {
  expect(tripDates(date, duration)).toBe(expected);
});

import { expect, test } from 'vitest';
import { readDays } from './trip-days.ts';

test.each([
  ['6 Days / 5 Nights', 6],
  ['5 Nights / 6 Days', 6],
  ['5N/6D', 6],
  ['3 nights', 4],
  ['10-day trek', 10],
  ['1 week', 7],
  ['Full day', 1],
  ['1 Day', 1],
  ['Dinner cruise', 0],
  ['', 0],
  ['2027 dates', 0],
  ['9999 days', 0],
])('P08 "%s" is %i days', (duration, days) => {
  expect(readDays(duration)).toBe(days);
});

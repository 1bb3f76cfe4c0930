import { expect, it } from 'vitest';
import { nextReturn } from './next-return.ts';

it.each([
  ['2026-11-28', '2026-12-20', '2026-11'],
  ['2026-12-20', '2026-12-20', '2026-11'],
  ['2026-12-21', '2027-01-20', '2026-12'],
  ['2027-01-05', '2027-01-20', '2026-12'],
  ['2027-01-31', '2027-02-20', '2027-01'],
])('B23 on %s the next return is due on %s, for %s', (today, due, period) => {
  expect(nextReturn(today)).toEqual({ due, period });
});

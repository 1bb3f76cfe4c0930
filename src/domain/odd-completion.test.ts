import { expect, it } from 'vitest';
import { oddCompletion } from './odd-completion.ts';

const today = '2027-01-10';

it.each([
  ['2027-01-11', 500, ['ahead', 'unpaid']],
  ['2027-01-10', 0, []],
  ['2026-12-01', 500, ['unpaid']],
  ['2027-04-12', 0, ['ahead']],
])('B08 completing a journey of %s with %s to pay is odd for %j', (travelDate, balance, kinds) => {
  expect(oddCompletion({ travelDate, balance }, today).map((one) => one.kind)).toEqual(kinds);
});

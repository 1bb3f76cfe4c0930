import { expect, test } from 'vitest';
import { badgeTone } from './badge-tone.ts';

test.each([
  ['Best Seller', 'sun'],
  ['Honeymoon Pick', 'clay'],
  ['Limited Seats', 'cedar'],
  [' trending ', 'sun'],
  ['Desert Nights', 'clay'],
  ['Culture', 'cedar'],
])('the badge %s is %s everywhere', (badge, tone) => {
  expect(badgeTone(badge)).toBe(tone);
});

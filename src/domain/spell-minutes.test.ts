import { expect, it } from 'vitest';
import { spellMinutes } from './spell-minutes.ts';

it.each([
  [0, '0 m'],
  [0.4, '0 m'],
  [45, '45 m'],
  [59.6, '1 h'],
  [60, '1 h'],
  [200, '3 h 20 m'],
  [1439, '23 h 59 m'],
  [1440, '1 d'],
  [4500, '3 d 3 h'],
  [1441, '1 d'],
])('B02 %d minutes read %s', (minutes, text) => {
  expect(spellMinutes(minutes)).toBe(text);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './read-number.ts';

it('UI-22 what is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (paise) => {
      const rupees = paise / 100;
      expect(readNumber(writeNumber(rupees, { min: 2 }))).toBe(rupees);
    }),
  );
});

it.each([
  ['1,25,000.50', 125000.5],
  ['₹ 99', 99],
  [' 7 ', 7],
  ['-3.5', -3.5],
  ['.5', 0.5],
  ['', null],
  ['  ', null],
  ['12a', undefined],
  ['1.2.3', undefined],
  ['1e5', undefined],
  ['-', undefined],
])('UI-22 %j is %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

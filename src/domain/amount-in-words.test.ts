import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [100, 'Rupee One Only'],
  [50, 'Fifty Paise Only'],
  [2100, 'Rupees Twenty-One Only'],
  [10_505, 'Rupees One Hundred and Five and Five Paise Only'],
  [118_000, 'Rupees One Thousand One Hundred and Eighty Only'],
  [708_000, 'Rupees Seven Thousand Eighty Only'],
  [4_599_900, 'Rupees Forty-Five Thousand Nine Hundred and Ninety-Nine Only'],
  [
    1_234_567_890,
    'Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred and Seventy-Eight and Ninety Paise Only',
  ],
  [100_000_000_000_000, 'Rupees One Lakh Crore Only'],
])('B32 %d paise in words', (paise, words) => expect(amountInWords(paise)).toBe(words));

it('B32 dollars count in thousands and millions', () => {
  expect(amountInWords(318_000, 'USD')).toBe('US Dollars Three Thousand One Hundred and Eighty Only');
  expect(amountInWords(123_456_700, 'USD')).toBe(
    'US Dollars One Million Two Hundred and Thirty-Four Thousand Five Hundred and Sixty-Seven Only',
  );
});

it('B32 every amount has words of its own, without gaps', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000_000_000 });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(amountInWords(a)).toMatch(/^[A-Z][A-Za-z -]+ Only$/);
      expect(amountInWords(a)).not.toMatch(/ {2}|undefined/);
      expect(amountInWords(a) === amountInWords(b)).toBe(a === b);
    }),
  );
});

import { expect, it } from 'vitest';
import { documentNumber, isDocumentNumber, prefixProblem } from './document-number.ts';

it('PDF-08 numbers have five digits at least, grow, and stay within 16 lawful characters', () => {
  const numbers = [1, 42, 1000, 99_999, 100_000, 9_999_999].map((n) => documentNumber('DJ', '2026-11-28', n));
  expect(numbers).toEqual([
    'DJ/26-27/00001',
    'DJ/26-27/00042',
    'DJ/26-27/01000',
    'DJ/26-27/99999',
    'DJ/26-27/100000',
    'DJ/26-27/9999999',
  ]);
  expect(numbers.every(isDocumentNumber)).toBe(true);
  expect(() => documentNumber('DJ', '2026-11-28', 10_000_000)).toThrow(RangeError);
});

it('PDF-08 refuses numbers and prefixes that the return would', () => {
  expect(['INV/2026-27/00001', '/26', 'DJ 26', ''].map(isDocumentNumber)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(['DJ', 'A', '7'].map(prefixProblem)).toEqual([null, null, null]);
  expect(['', 'dj', 'DJX', 'D/'].every((prefix) => prefixProblem(prefix) !== null)).toBe(true);
});

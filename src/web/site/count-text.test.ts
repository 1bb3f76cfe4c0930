import { expect, test } from 'vitest';
import { availableText, countText } from './count-text.ts';

test('P08 the count says how many are shown, of how many, and where', () => {
  expect(countText({ first: 0, rows: 6, total: 48, destination: '' })).toBe('Showing 6 of 48 packages');
  expect(countText({ first: 0, rows: 3, total: 3, destination: 'Kashmir' })).toBe(
    'Showing 3 packages in Kashmir',
  );
  expect(countText({ first: 0, rows: 1, total: 1, destination: 'Goa' })).toBe('Showing 1 package in Goa');
  expect(countText({ first: 6, rows: 6, total: 48, destination: '' })).toBe('Showing 7 to 12 of 48 packages');
  expect(countText({ first: 0, rows: 0, total: 0, destination: 'Goa' })).toBe('No packages in Goa');
});

test('P05 a destination tells its packages, one as one', () => {
  expect([0, 1, 2, 14].map(availableText)).toEqual([
    '0 packages available',
    '1 package available',
    '2 packages available',
    '14 packages available',
  ]);
});

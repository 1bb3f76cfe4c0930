import { expect, it } from 'vitest';
import { nextSort, sortOf } from './next-sort.ts';

it.each([
  ['', 'title', false, 'title'],
  ['title', 'title', false, '-title'],
  ['-title', 'title', false, 'title'],
  ['title', 'price', true, '-price'],
  ['-price', 'price', true, 'price'],
])('P20 after %j a press on %s (numbers: %s) sorts by %s', (current, key, num, next) => {
  expect(nextSort(current, key, num)).toBe(next);
});

it('P20 one column at most is the sorted one', () => {
  expect(sortOf('-price', 'price')).toBe('descending');
  expect(sortOf('price', 'price')).toBe('ascending');
  expect(sortOf('price', 'title')).toBeUndefined();
  expect(sortOf('price', undefined)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { readRange } from './read-range.ts';

test.each([
  [null, null],
  ['bytes=0-', { from: 0, to: 9 }],
  ['bytes=2-4', { from: 2, to: 4 }],
  ['bytes=2-400', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=4-2', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['lines=1-2', null],
  ['bytes=a-b', null],
])('a range of %j of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

import { expect, test } from 'vitest';
import { similarity, trigramsOf } from './similar-text.ts';

const alike = (a: string, b: string) => similarity(trigramsOf(a), trigramsOf(b));

test('P12 the same words in other clothes are the same', () => {
  expect(alike('Malé & the Reef', 'male-the-reef')).toBe(1);
});

test('P12 a slip of the finger is nearer than another title', () => {
  expect(alike('kashmir-great-lake-houseboat', 'Kashmir Great Lakes & Houseboats')).toBeGreaterThan(0.7);
  expect(alike('kashmir-great-lake-houseboat', 'Goa Beaches & Old Quarter')).toBeLessThan(0.2);
});

test('P12 nothing is like nothing', () => {
  expect(alike('', 'Goa')).toBe(0);
  expect(alike('---', '')).toBe(0);
});

import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('UI-11 a short text stays whole, a long one ends between words', () => {
  expect(excerpt('Three days\n at sea.', 40)).toBe('Three days at sea.');
  expect(excerpt('Ocean-view cabins, live music on deck', 20)).toBe('Ocean-view cabins…');
  expect(excerpt('x'.repeat(30), 10)).toBe(`${'x'.repeat(10)}…`);
});

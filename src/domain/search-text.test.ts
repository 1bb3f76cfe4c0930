import { expect, it } from 'vitest';
import { containsPattern, isIndexed } from './search-text.ts';

it.each([
  ['BR4', true],
  ['c77@example.in', true],
  ['केरल', true],
  ['ra', false],
  ['a-b-c', false],
  ['100%', true],
  ['10%', false],
  ['_____', false],
])('B29 whether the index has a part of %s: %s', (text, indexed) => {
  expect(isIndexed(containsPattern(text))).toBe(indexed);
});

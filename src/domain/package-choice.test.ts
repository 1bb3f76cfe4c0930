import { expect, test } from 'vitest';
import { choiceParams, isNarrowed, LENGTH_BANDS, NO_CHOICE, readChoice } from './package-choice.ts';

const read = (search: string) => readChoice(new URLSearchParams(search));

test('P08 an address and a choice say the same', () => {
  const choice = read('destination=Goa&type=family&length=4-6&budget=to-20000&q=old+quarter&sort=price-low');
  expect(choice).toEqual({
    destination: 'Goa',
    type: 'family',
    length: '4-6',
    budget: 'to-20000',
    q: 'old quarter',
    sort: 'price-low',
  });
  expect(readChoice(choiceParams(choice))).toEqual(choice);
});

test('P08 nonsense is no choice, and no choice needs no address', () => {
  expect(read('type=__proto__&length=99&budget=-1&sort=id&q=+&destination=')).toEqual(NO_CHOICE);
  expect(choiceParams(NO_CHOICE).toString()).toBe('');
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(120);
});

test('P08 the destination alone does not count as narrowed', () => {
  expect(isNarrowed(read('destination=Goa&sort=rating'))).toBe(false);
  expect(isNarrowed(read('q=goa'))).toBe(true);
});

test('P08 lengths come from short to long', () => {
  expect(LENGTH_BANDS).toEqual(['1-3', '4-6', '7-9', 'from-10']);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onlyTitled } from './same-title.ts';

const items = [{ title: 'Kerala Backwaters' }, { title: 'Goa' }, { title: 'goa ' }];

it('B25 finds the one record of a title, however its letters and spaces are typed', () => {
  for (const words of ['Kerala Backwaters', ' kerala\u00a0 BACKWATERS\n'])
    expect(onlyTitled(words, items)).toBe(items[0]);
});

it('B25 finds none for a part of a title, for two of one title, and for no words', () => {
  for (const words of ['Kerala', 'KeralaBackwaters', 'Kerala-Backwaters', 'Goa', '', '  '])
    expect(onlyTitled(words, items)).toBeNull();
});

it('B25 whatever the title is, its own words find it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (title) => {
      fc.pre(title.trim() !== '');
      const one = { title };
      expect(onlyTitled(`  ${title}\t`, [one])).toBe(one);
      expect(onlyTitled(title, [one, { ...one }])).toBeNull();
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeKept } from './merge-kept.ts';

const BASE = {
  contact: { phone: '1', email: 'a' },
  offices: [{ city: 'Delhi' }, { city: 'Malé' }],
  hours: '',
};

describe('DAT-04 a kept draft of an earlier version', () => {
  it('keeps what it changed, and takes what only they changed', () => {
    const mine = { ...BASE, contact: { phone: '2', email: 'a' } };
    const theirs = { ...BASE, contact: { phone: '1', email: 'b' }, hours: '9 to 5' };
    expect(mergeKept(BASE, mine, theirs)).toEqual({
      values: { ...BASE, contact: { phone: '2', email: 'b' }, hours: '9 to 5' },
      both: [],
    });
  });

  it('names what both changed, by its path', () => {
    const mine = { ...BASE, hours: 'ten', offices: [{ city: 'Pune' }, { city: 'Malé' }] };
    const theirs = { ...BASE, hours: 'nine', offices: [{ city: 'Agra' }, { city: 'Male' }] };
    expect(mergeKept(BASE, mine, theirs)).toEqual({
      values: { ...mine, offices: [{ city: 'Pune' }, { city: 'Male' }] },
      both: ['offices.0.city', 'hours'],
    });
  });

  it('takes a list of another length as a whole', () => {
    const mine = { ...BASE, offices: [{ city: 'Pune' }] };
    const theirs = { ...BASE, offices: [{ city: 'Agra' }, { city: 'Malé' }] };
    expect(mergeKept(BASE, mine, theirs)).toEqual({ values: mine, both: ['offices'] });
  });

  it('agrees where both made the same change', () => {
    const mine = { ...BASE, hours: '9 to 5' };
    expect(mergeKept(BASE, mine, mine)).toEqual({ values: mine, both: [] });
  });
});

const values = fc.record({
  title: fc.constantFrom('a', 'b', 'c'),
  tax: fc.record({ rate: fc.constantFrom(0, 5, 18), place: fc.constantFrom('x', 'y') }),
  lines: fc.array(fc.record({ text: fc.constantFrom('p', 'q') }), { maxLength: 3 }),
});

it('DAT-04 whatever was typed and saved: nothing of theirs is lost unless it is named', () => {
  fc.assert(
    fc.property(values, values, values, (base, mine, theirs) => {
      const merged = mergeKept(base, mine, theirs);
      expect(mergeKept(base, base, theirs)).toEqual({ values: theirs, both: [] });
      expect(mergeKept(base, mine, base)).toEqual({ values: mine, both: [] });
      if (merged.both.length === 0)
        expect(mergeKept(base, theirs, mine)).toEqual({ values: merged.values, both: [] });
      for (const path of ['title', 'tax.rate', 'tax.place'] as const) {
        const at = (one: typeof base) =>
          path === 'title' ? one.title : one.tax[path === 'tax.rate' ? 'rate' : 'place'];
        const lost = at(theirs) !== at(base) && at(merged.values) !== at(theirs);
        expect(lost).toBe(merged.both.includes(path));
      }
    }),
  );
});

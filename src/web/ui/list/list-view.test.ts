import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, type ListOptions, pageQuery, readListView, writeListView } from './list-view.ts';

const OPTIONS: ListOptions = {
  filters: ['status', 'kind'],
  defaultSort: '-created',
  defaults: { status: 'open' },
};
const PLAIN = { q: '', sort: '-created', page: 1, filters: { status: 'open', kind: '' } };

describe('a list’s view in the address', () => {
  it('P20 the plain address is the plain view, and the other way round', () => {
    expect(readListView(new URLSearchParams(), OPTIONS)).toEqual(PLAIN);
    expect(writeListView(new URLSearchParams(), PLAIN, OPTIONS).toString()).toBe('');
    expect(isNarrowed(PLAIN, OPTIONS)).toBe(false);
  });

  it('P20 every view comes back from its address, beside whatever else is there', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    const filter = fc.constantFrom('', 'open', 'done', 'a&b=c', 'x y');
    const view = fc.record({
      q: text,
      sort: fc.constantFrom('title', '-title', '-created'),
      page: fc.integer({ min: 1, max: 40_000 }),
      filters: fc.record({ status: filter, kind: filter }),
    });
    fc.assert(
      fc.property(view, fc.constantFrom('', 'left-'), (wanted, prefix) => {
        const options = { ...OPTIONS, prefix };
        const written = writeListView(new URLSearchParams('tab=bookings'), wanted, options);
        const read = new URLSearchParams(written.toString());
        expect(readListView(read, options)).toEqual(wanted);
        expect(read.get('tab')).toBe('bookings');
        // The plain view takes its names out again.
        expect(writeListView(read, PLAIN, options).toString()).toBe('tab=bookings');
      }),
    );
  });

  it.each([
    ['page=0', 1],
    ['page=-3', 1],
    ['page=x', 1],
    ['page=1.5', 1],
    ['page=99999999', 1],
    ['page=7', 7],
  ])('P20 %s is page %i', (address, page) => {
    expect(readListView(new URLSearchParams(address), OPTIONS).page).toBe(page);
  });

  it('P20 a filter that has a default can be cleared, and the API is not asked for what is empty', () => {
    const all = readListView(new URLSearchParams('status=all&q=goa&page=3'), OPTIONS);
    expect(all.filters.status).toBe('');
    expect(isNarrowed(all, OPTIONS)).toBe(true);
    expect(pageQuery(all).toString()).toBe('q=goa&sort=-created&limit=25&offset=50');
  });
});

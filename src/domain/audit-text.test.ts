import { describe, expect, it } from 'vitest';
import { actionName, fieldChanges, spellOut } from './audit-text.ts';

describe('an entry of the audit log, for people', () => {
  it('spells names out', () => {
    expect(spellOut('privacy_request')).toBe('Privacy request');
    expect(spellOut('paidAmount')).toBe('Paid amount');
    expect(actionName('booking.status_changed')).toBe('Status changed');
    expect(actionName('odd')).toBe('Odd');
  });

  it('shows what changed, field by field, and leaves out what stayed', () => {
    expect(
      fieldChanges(
        { title: 'Goa', featured: false, price: 100, brand: { first: 'Deodar', second: '' } },
        { title: 'Goa', featured: true, price: 120, brand: { first: 'Cedar', second: '' }, tags: ['a', 'b'] },
      ),
    ).toEqual([
      { field: 'Featured', before: 'No', after: 'Yes' },
      { field: 'Price', before: '100', after: '120' },
      { field: 'Brand › First', before: 'Deodar', after: 'Cedar' },
      { field: 'Tags', before: null, after: 'a, b' },
    ]);
  });

  it('reads what was made or is gone, lists of records, and odd names', () => {
    expect(fieldChanges(null, { name: 'A' })).toEqual([{ field: 'Name', before: null, after: 'A' }]);
    expect(fieldChanges({ name: 'A' }, null)).toEqual([{ field: 'Name', before: 'A', after: null }]);
    expect(fieldChanges(null, null)).toEqual([]);
    expect(fieldChanges({}, { days: [{ dayNumber: 1, title: 'X' }], none: [] })).toEqual([
      { field: 'Days', before: null, after: 'Day number: 1; Title: X' },
      { field: 'None', before: null, after: 'None' },
    ]);
    const odd = JSON.parse('{"__proto__": "x", "constructor": "y"}');
    expect(fieldChanges(null, odd).map((change) => change.after)).toEqual(['x', 'y']);
  });
});

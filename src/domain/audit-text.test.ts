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

  it('reads sums as money, in the currency that stands beside them', () => {
    const after = {
      paidAmount: 874_975,
      amount: 50,
      orderAmount: 0,
      unitPrice: 100,
      total: 3,
      passengers: 2,
    };
    expect(fieldChanges({ paidAmount: 0 }, after).map((change) => change.after)).toEqual([
      '₹8,749.75',
      '₹0.50',
      '₹0.00',
      '₹1.00',
      '3',
      '2',
    ]);
    const invoice = {
      number: 'DJ/26-27/00001',
      total: 120_000,
      currency: 'USD',
      amounts: [1, 2],
      amount: 'x',
    };
    expect(fieldChanges(null, invoice).map((change) => change.after)).toEqual([
      'DJ/26-27/00001',
      '$1,200.00',
      'USD',
      '1, 2',
      'x',
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

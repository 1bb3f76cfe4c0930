import { describe, expect, it } from 'vitest';
import { plainNumber } from '#app/web/ui/form/amount-text.ts';
import { pastedLines } from './pasted-lines.ts';

describe('lines pasted from a sheet', () => {
  it('B31 description, quantity and rate; headings and blank rows are left out', () => {
    expect(pastedLines('Item\tQty\tRate\r\nHouseboat\t2\t6,500.00\r\n\r\nGuide\t0.5\t₹1,20,000\r\n')).toEqual(
      [
        { description: 'Houseboat', quantity: '2', rate: '6500.00', sac: '' },
        { description: 'Guide', quantity: '0.5', rate: '120000', sac: '' },
      ],
    );
  });

  it('B31 two columns are description and rate; text without tabs is no rows', () => {
    expect(pastedLines('Visa\t4500')).toEqual([
      { description: 'Visa', quantity: '1', rate: '4500', sac: '' },
    ]);
    expect(pastedLines('two\nlines')).toBeNull();
  });

  it('MON-08 what is no number stays as it is, for the check to name it', () => {
    expect(plainNumber('12,499.50')).toBe('12499.50');
    expect(plainNumber('1,2')).toBe('1,2');
    expect(plainNumber('abc')).toBe('abc');
  });
});

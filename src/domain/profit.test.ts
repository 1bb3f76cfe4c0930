import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Earned, marginOf, profitOf, whyProvisional } from './profit.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000_00 });
const earned = fc.record<Earned>({ income: amount, vendorBills: amount, expenses: amount });

describe('profit', () => {
  it('B29 is what is left of the income, and its share of it', () => {
    const trip = { income: 3_898_220, vendorBills: 2_700_000, expenses: 98_220 };
    expect(profitOf(trip)).toBe(1_100_000);
    expect(marginOf(trip)).toBe(28.2);
    expect(marginOf({ income: 100_000, vendorBills: 150_000, expenses: 0 })).toBe(-50);
    expect(marginOf({ income: 0, vendorBills: 5_000, expenses: 0 })).toBeNull();
    expect(marginOf({ income: -500, vendorBills: 0, expenses: 0 })).toBeNull();
  });

  it('B29 the profit of a sum is the sum of the profits', () => {
    fc.assert(
      fc.property(fc.array(earned), (all) => {
        const sum = (name: keyof Earned) => all.reduce((total, one) => total + one[name], 0);
        const together = {
          income: sum('income'),
          vendorBills: sum('vendorBills'),
          expenses: sum('expenses'),
        };
        expect(profitOf(together)).toBe(all.reduce((total, one) => total + profitOf(one), 0));
      }),
    );
  });

  it('B29 a margin is at most 100 percent, and below zero only when money was lost', () => {
    fc.assert(
      fc.property(earned, (one) => {
        const margin = marginOf(one);
        expect(margin === null).toBe(one.income === 0);
        if (margin === null) return;
        expect(margin).toBeLessThanOrEqual(100);
        // A loss of less than half a tenth of a percent shows as none.
        if (margin < 0) expect(profitOf(one)).toBeLessThan(0);
        if (margin > 0) expect(profitOf(one)).toBeGreaterThan(0);
      }),
    );
  });

  it('B29 what is missing is said in words', () => {
    expect(whyProvisional({ withoutBill: 0, ahead: 0, withoutRate: 0 })).toBe('');
    expect(whyProvisional({ withoutBill: 1, ahead: 0, withoutRate: 0 })).toBe('1 trip without a vendor bill');
    expect(whyProvisional({ withoutBill: 1200, ahead: 1, withoutRate: 2 })).toBe(
      '1,200 trips without a vendor bill, 1 trip still ahead, 2 costs in USD without an exchange rate',
    );
  });
});

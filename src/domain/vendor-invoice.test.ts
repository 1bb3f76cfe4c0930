import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GST_RATE_CHOICES } from './gst/rates.ts';
import { MAX_MINOR, toDecimal } from './money.ts';
import { gstRateAfter, spellingKey, vendorInvoiceTotals } from './vendor-invoice.ts';

const amounts = fc.integer({ min: 1, max: MAX_MINOR });
const rates = fc.constantFrom(...GST_RATE_CHOICES);

describe('MON-02 B25 the sums of a bill', () => {
  it.each([
    [1.01, 18, 0.18, 1.19],
    [2.14, 18, 0.39, 2.53],
    [10.08, 18, 1.81, 11.89],
    [0.25, 18, 0.05, 0.3],
    [214_000, 18, 38_520, 252_520],
    [42_500, 5, 2125, 44_625],
    [10_000_000_000, 28, 2_800_000_000, 12_800_000_000],
  ])('%d at %d%% bears %d, in all %d', (amount, gstRate, gst, total) => {
    const sums = vendorInvoiceTotals({ amount: Math.round(amount * 100), currency: 'INR', gstRate });
    expect([toDecimal(sums.gstAmount), toDecimal(sums.totalAmount)]).toEqual([gst, total]);
  });

  it('total is amount and GST, and GST is within half a paisa of the rate', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, gstRate) => {
        const sums = vendorInvoiceTotals({ amount, currency: 'INR', gstRate });
        expect(sums.totalAmount).toBe(amount + sums.gstAmount);
        const off = BigInt(sums.gstAmount) * 100n - BigInt(amount) * BigInt(gstRate);
        expect(off > -50n && off <= 50n).toBe(true);
      }),
    );
  });

  it('MON-14 a dollar bill bears none, whatever rate comes with it', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, gstRate) => {
        expect(vendorInvoiceTotals({ amount, currency: 'USD', gstRate })).toEqual({
          gstRate: 0,
          gstAmount: 0,
          totalAmount: amount,
        });
      }),
    );
  });

  it('MON-09 a bill that becomes one in rupees gets the default rate, and 0% stays 0%', () => {
    expect(gstRateAfter('USD', 'INR', 0)).toBe(18);
    expect(gstRateAfter('INR', 'INR', 0)).toBe(0);
    expect(gstRateAfter('INR', 'USD', 18)).toBe(18);
  });
});

describe('B25 spellings', () => {
  it.each([
    ['Himgiri Helicopters Pvt. Ltd.', 'himgiri  helicopters pvt ltd'],
    ['HH/26-27/218', 'hh 26-27 218'],
    ['ＡＢＣ/0447', 'abc/0447'],
    ['होटल हिमालय', ' होटल  हिमालय '],
  ])('%s and %s are one', (one, other) => {
    expect(spellingKey(one)).toBe(spellingKey(other));
  });

  it.each([
    ['INV-1/2', 'INV-12'],
    ['218', '0218'],
    ['---', '***'],
    ['Hotel A', 'Hotel B'],
  ])('%s and %s are two', (one, other) => {
    expect(spellingKey(one)).not.toBe(spellingKey(other));
  });

  it('a key is its own key, and never empty', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        fc.pre(text.trim() !== '');
        expect(spellingKey(spellingKey(text))).toBe(spellingKey(text));
        expect(spellingKey(text)).not.toBe('');
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditSplit } from './credit-split.ts';
import { addTax } from './tax-split.ts';

const NOTHING = { total: 0, half: 0, igst: 0 };

it('MON-04 a note over the whole document takes back exactly its tax', () => {
  const document = { ...addTax(8472, 18, 'intra'), supply: 'intra' as const, gstRate: 18 };
  expect(creditSplit(document, NOTHING, document.total)).toMatchObject({
    taxable: 8472,
    cgst: 762,
    sgst: 762,
    total: 9996,
  });
});

it('MON-04 several notes sum to the document, whatever their sizes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom(0, 5, 12, 18, 28),
      fc.constantFrom('intra' as const, 'inter' as const, 'zero' as const),
      fc.array(fc.double({ min: 0.05, max: 0.9, noNaN: true }), { maxLength: 5 }),
      (taxable, gstRate, supply, parts) => {
        const document = { ...addTax(taxable + 1000, gstRate, supply), supply, gstRate };
        const sum = { total: 0, half: 0, igst: 0, taxable: 0 };
        const credit = (amount: number) => {
          const split = creditSplit(document, sum, amount);
          expect(split.taxable + split.tax).toBe(amount);
          expect(Math.min(split.taxable, split.cgst, split.igst)).toBeGreaterThanOrEqual(0);
          sum.total += amount;
          sum.half += split.cgst;
          sum.igst += split.igst;
          sum.taxable += split.taxable;
        };
        for (const part of parts) {
          const amount = Math.floor((document.total - sum.total) * part);
          if (amount > 2) credit(amount);
        }
        credit(document.total - sum.total);
        expect(sum.total).toBe(document.total);
        expect(Math.abs(sum.half - document.cgst)).toBeLessThanOrEqual(1);
        expect(Math.abs(sum.igst - document.igst)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

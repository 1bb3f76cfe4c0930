import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_MINOR } from '#app/domain/money.ts';
import { addTax, includedTax, type Supply } from './tax-split.ts';

const amount = fc.integer({ min: 0, max: MAX_MINOR });
const percent = fc.constantFrom(0, 5, 12, 18, 28);
const supply = fc.constantFrom<Supply>('intra', 'inter', 'zero');

it.each([
  [6251, 18, 563, 7377, 7376],
  [125_050, 18, 11_255, 147_560, 147_559],
  [1105, 18, 99, 1303, 1304],
  [4_599_900, 5, 114_998, 4_829_896, 4_829_895],
  [12_345_678, 18, 1_111_111, 14_567_900, 14_567_900],
  [1_000_000, 18, 90_000, 1_180_000, 1_180_000],
])('MON-03 %d paise at %d%% bear equal halves of %d, or IGST', (taxable, rate, half, intra, inter) => {
  expect(addTax(taxable, rate, 'intra')).toMatchObject({ cgst: half, sgst: half, igst: 0, total: intra });
  expect(addTax(taxable, rate, 'inter')).toMatchObject({ cgst: 0, sgst: 0, total: inter });
});

it('MON-03 MON-04 half a paisa rounds in one place: halves are mirrored, never halved afterwards', () => {
  expect(addTax(100_025, 18, 'intra')).toMatchObject({ cgst: 9002, sgst: 9002, tax: 18_004, total: 118_029 });
  expect(addTax(100_025, 18, 'inter')).toMatchObject({ igst: 18_005, total: 118_030 });
  expect(addTax(818_000, 5, 'intra')).toMatchObject({ tax: 40_900, total: 858_900 });
  expect(addTax(8472, 18, 'intra')).toMatchObject({ cgst: 762, sgst: 762, tax: 1524, total: 9996 });
  expect(addTax(8472, 18, 'inter')).toMatchObject({ igst: 1525, total: 9997 });
});

it.each([
  [10_000_000, 18, 8_474_576, 762_712, 8_474_576, 1_525_424],
  [5_999_900, 5, 5_714_190, 142_855, 5_714_190, 285_710],
  [100, 18, 84, 8, 85, 15],
])(
  'MON-15 a price of %d paise with %d%% inside it parts exactly',
  (gross, rate, taxable, half, interTaxable, igst) => {
    expect(includedTax(gross, rate, 'intra')).toMatchObject({
      taxable,
      cgst: half,
      sgst: half,
      total: gross,
    });
    expect(includedTax(gross, rate, 'inter')).toMatchObject({ taxable: interTaxable, igst, total: gross });
  },
);

it('MON-07 the largest amount is taxed without losing a paisa', () => {
  expect(addTax(MAX_MINOR, 18, 'inter').total).toBe(118_000_000_000_000);
});

it('MON-04 MON-16 parts sum to the whole, halves are equal, and no supply bears both kinds', () => {
  fc.assert(
    fc.property(amount, percent, supply, (value, rate, kind) => {
      for (const split of [addTax(value, rate, kind), includedTax(value, rate, kind)]) {
        expect(split.taxable + split.cgst + split.sgst + split.igst).toBe(split.total);
        expect(split.tax).toBe(split.cgst + split.sgst + split.igst);
        expect(split.cgst).toBe(split.sgst);
        expect(split.igst === 0 || split.cgst === 0).toBe(true);
        if (kind === 'zero') expect(split.tax).toBe(0);
      }
    }),
  );
});

it('MON-15 a price taken apart stays the same price, and its tax is within a paisa of laying it on anew', () => {
  fc.assert(
    fc.property(amount, percent, supply, (gross, rate, kind) => {
      const inside = includedTax(gross, rate, kind);
      expect(inside.total).toBe(gross);
      expect(includedTax(inside.total, rate, kind)).toEqual(inside);
      expect(Math.abs(addTax(inside.taxable, rate, kind).tax - inside.tax)).toBeLessThanOrEqual(2);
    }),
  );
});

it('a refund bears the mirror of the sale', () => {
  fc.assert(
    fc.property(amount, percent, supply, (value, rate, kind) => {
      const sale = addTax(value, rate, kind);
      const back = addTax(-value, rate, kind);
      expect([back.cgst, back.igst, back.total].map((part) => 0 - part)).toEqual(
        [sale.cgst, sale.igst, sale.total].map((part) => part + 0),
      );
    }),
  );
});

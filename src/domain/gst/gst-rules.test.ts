import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Gstr1Document, gstr1Section } from './gstr1-section.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { gstRateWarning, isGstRate } from './rates.ts';
import { stateName, stateTaxName } from './states.ts';
import { divide, taxBySac } from './tax-by-sac.ts';
import { addTax } from './tax-split.ts';
import { tcsOn } from './tcs.ts';

it('GST warns of 12% and 28% from 22-09-2025 on, and of nothing else', () => {
  expect(gstRateWarning(12, '2025-09-21')).toBeNull();
  expect(gstRateWarning(12, '2025-09-22')).toMatch(/ended/);
  expect(gstRateWarning(28, '2026-11-28')).toMatch(/ended/);
  expect(([0, 5, 18] as const).map((rate) => gstRateWarning(rate, '2026-11-28'))).toEqual([null, null, null]);
  expect([isGstRate(18), isGstRate(7), isGstRate('18'), isGstRate(-18)]).toEqual([true, false, false, false]);
});

it('GST names states and the share of union territories', () => {
  expect([stateName('27'), stateName('96'), stateTaxName('27'), stateTaxName('38')]).toEqual([
    'Maharashtra',
    'Other Countries',
    'SGST',
    'UTGST',
  ]);
});

it('MON-01 three lines of 11.05 at 18%, and 0.10 + 2 × 0.10', () => {
  const three = Array.from({ length: 3 }, () => ({ quantity: 1000, rate: 1105 }));
  expect(invoiceTotals(three, 18, 'intra')).toMatchObject({
    taxable: 3315,
    cgst: 298,
    sgst: 298,
    total: 3911,
  });
  const tenths = [
    { quantity: 1000, rate: 10 },
    { quantity: 1000, rate: 20 },
  ];
  expect(invoiceTotals(tenths, 18, 'intra')).toMatchObject({ taxable: 30, tax: 6, total: 36 });
  expect(invoiceTotals(tenths, 18, 'inter')).toMatchObject({ igst: 5, total: 35 });
});

it('MON-09 a rate of 0 is a rate', () => {
  expect(invoiceTotals([{ quantity: 1000, rate: 100_000 }], 0, 'intra')).toMatchObject({
    tax: 0,
    total: 100_000,
  });
});

it('TCS of overseas packages is 2% of the amount with GST, 5% without a PAN, and began in April 2026', () => {
  expect(tcsOn({ amount: 21_000_000, date: '2026-04-01', hasPan: true })).toEqual({
    percent: 2,
    tcs: 420_000,
  });
  expect(tcsOn({ amount: 21_000_000, date: '2026-11-28', hasPan: false }).tcs).toBe(1_050_000);
  expect(tcsOn({ amount: 21_000_000, date: '2026-03-31', hasPan: true }).tcs).toBe(0);
});

it('GST splits tax by SAC so that each column sums to the document', () => {
  const lines = fc.array(
    fc.record({
      sac: fc.constantFrom('998555', '998552', '996311'),
      amount: fc.integer({ min: 0, max: 10 ** 12 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 5, 18), fc.constantFrom('intra', 'inter'), (list, rate, supply) => {
      const sum = list.reduce((total, line) => total + line.amount, 0);
      const split = addTax(sum, rate, supply as 'intra' | 'inter');
      const shares = taxBySac(list, split);
      const column = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
        shares.reduce((total, share) => total + share[name], 0);
      expect([column('taxable'), column('cgst'), column('sgst'), column('igst')]).toEqual([
        sum,
        split.cgst,
        split.sgst,
        split.igst,
      ]);
    }),
  );
  expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(divide(5, [0, 0])).toEqual([5, 0]);
});

const sale = (over: Partial<Gstr1Document>): Gstr1Document => ({
  kind: 'invoice',
  date: '2026-11-28',
  gstin: '',
  export: false,
  interState: true,
  percent: 18,
  invoiceValue: 10_000_000,
  ...over,
});

it.each([
  ['1,00,000.00 between states', sale({}), 'b2cs'],
  ['1,00,000.01 between states', sale({ invoiceValue: 10_000_001 }), 'b2cl'],
  ['2,50,000 in July 2024', sale({ date: '2024-07-31', invoiceValue: 25_000_000 }), 'b2cs'],
  ['5,00,000 in our state', sale({ interState: false, invoiceValue: 50_000_000 }), 'b2cs'],
  ['a registered customer', sale({ gstin: '29AABCR1718E1ZL' }), 'b2b'],
  ['his credit note', sale({ kind: 'credit_note', gstin: '29AABCR1718E1ZL' }), 'cdnr'],
  ['a large note', sale({ kind: 'credit_note', invoiceValue: 10_000_001 }), 'cdnur'],
  ['a small note', sale({ kind: 'credit_note' }), 'b2cs'],
  ['an export', sale({ export: true, percent: 0 }), 'exp'],
  ['nil-rated', sale({ percent: 0, gstin: '29AABCR1718E1ZL' }), 'nil'],
])('GSTR-1 puts %s into its table', (_name, document, section) =>
  expect(gstr1Section(document)).toBe(section),
);

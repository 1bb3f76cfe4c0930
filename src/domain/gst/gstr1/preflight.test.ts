import { expect, it } from 'vitest';
import { preflight } from './preflight.ts';
import type { ReturnDocument } from './return-document.ts';

const OURS = { gstin: '27AABCR1718E1ZP', stateCode: '27' };
const GOOD: ReturnDocument = {
  id: 'doc_1',
  kind: 'invoice',
  number: 'DJ/26-27/00001',
  serial: 1,
  date: '2026-11-28',
  status: 'issued',
  customerName: 'Asha Verma',
  gstin: '',
  category: 'unregistered',
  placeOfSupply: '27',
  supply: 'intra',
  gstRate: 18,
  currency: 'INR',
  exchangeRate: 1,
  taxable: 10_000,
  cgst: 900,
  sgst: 900,
  igst: 0,
  total: 11_800,
  lines: [{ description: 'Tour', detail: '', sac: '998555', quantity: 1000, rate: 10_000, amount: 10_000 }],
  corrects: null,
  takenIntoOn: null,
};

it('finds nothing on a document that is right, and nothing on a cancelled one', () => {
  expect(preflight(OURS, [GOOD, { ...GOOD, status: 'cancelled', number: '', placeOfSupply: '' }])).toEqual(
    [],
  );
});

it.each<[field: string, severity: 'error' | 'warning', change: Partial<ReturnDocument>]>([
  ['number', 'error', { number: 'INV/2026-27/00001' }],
  ['customer_name', 'error', { customerName: '' }],
  ['customer_gstin', 'error', { gstin: '29AAFCA7488L1Z0', placeOfSupply: '27' }],
  ['customer_gstin', 'error', { category: 'sez', supply: 'inter' }],
  ['place_of_supply', 'error', { placeOfSupply: '', supply: 'inter' }],
  ['place_of_supply', 'error', { placeOfSupply: '25', supply: 'inter' }],
  ['place_of_supply', 'error', { gstin: '29AABCR1718E1ZL', category: 'regular' }],
  ['supply', 'error', { placeOfSupply: '29' }],
  ['gst_rate', 'error', { supply: 'zero' }],
  ['gst_rate', 'warning', { gstRate: 12 }],
  ['sac', 'error', { lines: [{ description: 'A', detail: '', sac: '', quantity: 1, rate: 1, amount: 1 }] }],
  ['corrects', 'error', { kind: 'credit_note' }],
])('names the field %s as an %s', (field, severity, change) => {
  const problems = preflight(OURS, [{ ...GOOD, ...change }]);
  expect(problems).toMatchObject([{ severity, field, document: change.number ?? GOOD.number }]);
});

it('asks for the rate of dollars, and doubts those of a customer in India', () => {
  const dollars = { ...GOOD, currency: 'USD' as const, supply: 'zero' as const, cgst: 0, sgst: 0 };
  expect(preflight(OURS, [dollars]).map((one) => one.field)).toEqual(['exchange_rate', 'customer_category']);
});

it('asks for our own GSTIN once', () => {
  const problems = preflight({ gstin: '', stateCode: '27' }, [GOOD, GOOD]);
  expect(problems.map((one) => [one.document, one.field])).toEqual([['', 'gstin']]);
});

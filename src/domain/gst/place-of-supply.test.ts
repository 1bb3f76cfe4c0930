import { expect, it } from 'vitest';
import { categoryProblem, type Party, placeOfSupply, supplyTo } from './place-of-supply.ts';
import { addTax } from './tax-split.ts';

const party = (over: Partial<Party>): Party => ({
  category: 'unregistered',
  gstin: '',
  stateCode: '',
  ...over,
});
const OURS = '27';

it.each([
  ['B2B in our state', party({ category: 'regular', gstin: '27AAPFU0939F1ZV' }), '27', [90_000, 90_000, 0]],
  ['B2B in another state', party({ category: 'regular', gstin: '29AABCR1718E1ZL' }), '29', [0, 0, 180_000]],
  ['unregistered in Delhi', party({ stateCode: '07' }), '07', [0, 0, 180_000]],
  ['unregistered without an address', party({}), '27', [90_000, 90_000, 0]],
  ['SEZ in our state under LUT', party({ category: 'sez', gstin: '27AAPFU0939F1ZV' }), '27', [0, 0, 0]],
  ['export under LUT', party({ category: 'overseas' }), '96', [0, 0, 0]],
])('GST of 18%% on ₹10,000: %s', (_name, customer, pos, [cgst, sgst, igst]) => {
  expect(placeOfSupply(customer, OURS)).toBe(pos);
  const supply = supplyTo(customer, OURS, { underLut: true });
  expect(addTax(1_000_000, 18, supply)).toMatchObject({ cgst, sgst, igst });
});

it('GST SEZ and export without a letter of undertaking bear IGST, in our own state too', () => {
  const sez = party({ category: 'sez', gstin: '27AAPFU0939F1ZV' });
  expect(supplyTo(sez, OURS, { underLut: false })).toBe('inter');
  expect(supplyTo(party({ category: 'overseas' }), OURS, { underLut: false })).toBe('inter');
});

it('GST categories go with a GSTIN or without', () => {
  expect(categoryProblem(party({}))).toBeNull();
  expect(categoryProblem(party({ category: 'regular' }))).toMatch(/Without a GSTIN/);
  expect(categoryProblem(party({ gstin: '29AABCR1718E1ZL' }))).toMatch(/registered/);
});

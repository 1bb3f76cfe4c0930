import { expect, it } from 'vitest';
import { ALL_DEFAULTS } from '#app/domain/all-settings.ts';
import { settingDifferences } from './setting-differences.ts';

it('names the fields that differ, of these sections only', () => {
  const theirs = {
    ...ALL_DEFAULTS,
    contact: { ...ALL_DEFAULTS.contact, phoneLink: '+919811000000' },
    brand: { ...ALL_DEFAULTS.brand, first: 'Other' },
  };
  expect(settingDifferences(['contact'], theirs, ALL_DEFAULTS)).toEqual([
    { label: 'Phone link', theirs: '+919811000000', mine: ALL_DEFAULTS.contact.phoneLink },
  ]);
});

it('counts rows of a list from one, and shows one that the other side does not have', () => {
  const [first] = ALL_DEFAULTS.offices;
  if (!first) throw new Error('The first start has an office.');
  const theirs = { ...ALL_DEFAULTS, offices: [{ ...first, city: 'Shimla' }] };
  const mine = { ...ALL_DEFAULTS, offices: [first, { ...first, city: '' }] };
  expect(settingDifferences(['offices'], theirs, mine)).toEqual([
    { label: 'Offices 1: City', theirs: 'Shimla', mine: first.city },
    { label: 'Offices 2', theirs: '', mine: expect.stringContaining(first.address) },
  ]);
});

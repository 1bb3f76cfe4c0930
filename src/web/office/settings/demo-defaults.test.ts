import { expect, it } from 'vitest';
import { ALL_DEFAULTS as DEFAULTS } from '#app/domain/all-settings.ts';
import { demoDefaults } from './demo-defaults.ts';

it('P26 texts and figures of the first start are named until staff change them', () => {
  expect(demoDefaults(DEFAULTS).map(({ page }) => page)).toEqual(['brand', 'contact', 'offices', 'website']);
  const { platforms, ...others } = DEFAULTS.reviews;
  const changed = {
    ...DEFAULTS,
    brand: { ...DEFAULTS.brand, first: 'Cedar' },
    contact: { ...DEFAULTS.contact, hours: 'Daily' },
    offices: [],
    hero: { ...DEFAULTS.hero, offerTitle: '' },
    figures: { ...DEFAULTS.figures, years: '3' },
    visa: { ...DEFAULTS.visa, countries: '12' },
    // The same in another order.
    reviews: { platforms: platforms.map(({ name, rating }) => ({ rating, name })), ...others },
  };
  expect(demoDefaults(changed)).toEqual([{ page: 'website', texts: ['reviews and ratings'] }]);
});

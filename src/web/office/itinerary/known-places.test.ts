import { expect, test } from 'vitest';
import { mapPlaces } from './known-places.ts';

test('P24 the editor says which stops the map knows', () => {
  expect(mapPlaces('Srinagar → House reef → Gulmarg', [])).toEqual({
    from: 'route',
    drawn: true,
    places: [
      { name: 'Srinagar', known: true },
      { name: 'House reef', known: false },
      { name: 'Gulmarg', known: true },
    ],
  });
});

test('P24 a route with too few known places leaves the map to the days', () => {
  const days = [{ locations: ['Kochi', 'Old quarter'] }, { locations: ['Munnar'] }];
  expect(mapPlaces('By road', days)).toMatchObject({ from: 'days', drawn: true });
  expect(mapPlaces('', [{ locations: ['Kochi', 'Kochi'] }])).toEqual({
    from: 'days',
    drawn: false,
    places: [{ name: 'Kochi', known: true }],
  });
});

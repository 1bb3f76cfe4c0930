import { expect, test } from 'vitest';
import { countPlaces, findPlace } from './gazetteer.ts';
import { greatCircleKm, roundKm } from './great-circle.ts';

test.each([
  ['Srinagar', 'SRINAGAR'],
  ['Malé', 'male'],
  ['Göreme', 'goreme'],
  ['Alleppey', 'Alleppey houseboat'],
  ['Ubud', 'Ubud pool villa'],
  ['Kochi', ' Kochi (by train) '],
  ['St. Moritz', 'St Moritz'],
])('P12 %s is found as "%s"', (name, asWritten) => {
  expect(findPlace(asWritten)).not.toBeNull();
  expect(findPlace(asWritten)).toEqual(findPlace(name));
});

test.each(['seaplane', 'house reef', 'overwater villa', 'private island', 'villa', '', '→', 'कश्मीर'])(
  'P12 "%s" is no known place',
  (name) => {
    expect(findPlace(name)).toBeNull();
  },
);

test('P12 every place of the gazetteer lies on the earth', () => {
  expect(countPlaces()).toBeGreaterThan(400);
  expect(findPlace('Nadi')).toEqual({ lat: -17.7765, lon: 177.4356 });
});

test('P12 distances are great circles, rounded as a person would say them', () => {
  const [delhi, mumbai] = [findPlace('New Delhi'), findPlace('Mumbai')];
  if (!delhi || !mumbai) throw new Error('both are known');
  expect(greatCircleKm(delhi, mumbai)).toBeCloseTo(1148, -1);
  expect([0.2, 45.4, 137.4, 1148].map(roundKm)).toEqual([1, 45, 135, 1150]);
});

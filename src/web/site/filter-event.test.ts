import { expect, test } from 'vitest';
import { listedName, readDestination } from './filter-event.ts';

const event = (detail: unknown) => new CustomEvent('filterDestination', { detail });

test('P05 P08 the event may carry the name itself or an object with it', () => {
  expect(readDestination(event(' Goa '))).toBe('Goa');
  expect(readDestination(event({ destination: 'Kerala' }))).toBe('Kerala');
  expect(readDestination(event({ name: 'Bali' }))).toBe('Bali');
});

test('P08 anything else in the event is no filter', () => {
  for (const detail of [null, undefined, 7, {}, { destination: 7 }, ['Goa']]) {
    expect(readDestination(event(detail))).toBeNull();
  }
  expect(readDestination(new Event('filterDestination'))).toBeNull();
});

test('UI-04 a name is matched ignoring case and outer spaces, not in part', () => {
  const listed = ['Goa', 'North Goa', 'Kerala'];
  expect(listedName('goa ', listed)).toBe('Goa');
  expect(listedName(' GOA', listed)).toBe('Goa');
  expect(listedName('Goa, India', listed)).toBe('Goa, India');
});

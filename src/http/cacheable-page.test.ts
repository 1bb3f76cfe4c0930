import { expect, test } from 'vitest';
import { isCacheablePage } from './cacheable-page.ts';

const NAMES = new Set(['Goa']);
const kept = (path: string) => isCacheablePage(new URL(path, 'http://localhost'), NAMES);

test.each([
  '/',
  '/packages/goa-beaches',
  '/destinations/goa',
  '/?destination=Goa',
  '/?destination=Goa&page=2',
  '/?page=2',
  '/?type=family',
  '/?destination=Goa&budget=enquiry',
  '/?sort=price-low',
])('P08 %s is kept in memory', (path) => {
  expect(kept(path)).toBe(true);
});

test.each([
  '/?q=goa',
  '/?destination=Goa&q=beach',
  '/?destination=Atlantis',
  '/?type=family&length=4-6',
  '/?type=family&page=2',
  '/?type=Family',
  '/?type=',
  '/?toString=x',
  '/?destination=Goa&destination=Goa',
  '/?page=101',
  '/destinations/goa?sort=rating',
  '/booking/DJ-1',
])('P08 %s is made each time', (path) => {
  expect(kept(path)).toBe(false);
});

import { expect, test } from 'vitest';
import { askedDestination, keptAddress } from './kept-address.ts';

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/packages/goa-beaches', '/packages/goa-beaches'],
  ['/visa-assistance?country=usa', '/visa-assistance'],
  ['/?utm_source=x&gclid=1&anything=2', '/'],
  ['/?toString=x&constructor=y', '/'],
  ['/?destination=Goa', '/?destination=Goa'],
  ['/?destination=Goa&type=&length=&budget=&sort=newest&q=', '/?destination=Goa'],
  ['/?page=2&destination=Goa&x=1', '/?destination=Goa&page=2'],
  ['/?destination=%20Goa+', '/?destination=Goa'],
  ['/?page=1', '/'],
  ['/?page=-1', '/'],
  ['/?type=Family', '/'],
  ['/?sort=price-low&budget=enquiry&type=family', '/?type=family&budget=enquiry&sort=price-low'],
  ['/destinations/goa?sort=rating&page=3', '/destinations/goa?sort=rating&page=3'],
  ['/destinations/goa?destination=Kerala&fbclid=1', '/destinations/goa'],
])('P08 %s is kept as %s', (target, address) => {
  expect(keptAddress(target)).toBe(address);
  expect(keptAddress(address)).toBe(address);
});

test.each([
  '/?q=goa',
  '/destinations/goa?q=beach',
  '/?page=101',
  '/?page=99999999999999999999',
  '/booking/DJ-1',
  '/enquiry/quote?sent',
  '/packages/Goa_Beaches',
  '//evil.example/',
  '/packages/goa.data?_routes=x',
])('P08 %s is made each time', (target) => {
  expect(keptAddress(target)).toBeNull();
});

test('P08 the destination of a kept address is told apart', () => {
  expect(askedDestination('/?destination=Goa+%26+Diu&page=2')).toBe('Goa & Diu');
  expect(askedDestination('/?type=family')).toBe('');
  expect(askedDestination('/')).toBe('');
});

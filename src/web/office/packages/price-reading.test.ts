import { expect, test } from 'vitest';
import { priceReading } from './price-reading.ts';

test.each([
  ['₹45,999', '₹45,999.00'],
  ['Rs. 1,25,000/-', '₹1,25,000.00'],
  ['45999.50', '₹45,999.50'],
  ['from ₹12,499 per person', '₹12,499.00'],
  ['INR 45,999 + GST', '₹45,999.00'],
  ['₹ 45 999', '₹45,999.00'],
])('PAY-09 the form reads %j as %s', (price, charged) => {
  expect(priceReading(price, false)).toEqual({
    bookable: true,
    text: expect.stringContaining(`${charged} per person will be charged`),
  });
});

test.each(['On request', '₹0', 'TBA', 'Call us', '-'])('PAY-10 the form reads no price in %j', (price) => {
  const reading = priceReading(price, false);
  expect(reading.bookable).toBe(false);
  expect(reading.text).toContain('Not bookable: enquiry only');
});

test('PAY-10 a price is not charged where the package is sold on enquiry, and none is read while none is there', () => {
  expect(priceReading('₹45,999', true)).toEqual({ bookable: false, text: 'Not bookable: enquiry only' });
  expect(priceReading(' ', false).text).toBe('Shown as typed, per person');
});

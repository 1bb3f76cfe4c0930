import { expect, test } from 'vitest';
import { shownPrice } from './trip-price.ts';

test('PAY-10 P12 a price is shown by whether it can be charged', () => {
  expect(shownPrice({ price: '₹34,999', bookable: true, enquiryOnly: false })).toEqual({
    label: 'Starting from',
    amount: '₹34,999',
    perPerson: true,
  });
  for (const price of ['On request', '₹0', 'TBA'])
    expect(shownPrice({ price, bookable: false, enquiryOnly: false })).toEqual({
      label: 'Price',
      amount: price,
      perPerson: false,
    });
  for (const [price, enquiryOnly] of [
    ['₹34,999', true],
    ['', false],
  ] as const)
    expect(shownPrice({ price, bookable: false, enquiryOnly }).amount).toBe('Priced on enquiry');
});

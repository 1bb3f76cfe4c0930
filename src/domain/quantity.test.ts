import { expect, it } from 'vitest';
import { lineAmount, readQuantity } from './quantity.ts';
import { upiLink } from './upi-link.ts';

it.each([
  ['0.5', 499_999, 250_000],
  ['1.15', 10_030, 11_535],
  ['0.1', 300, 30],
  ['3', 1105, 3315],
])('MON-05 %s × %d paise is %d', (quantity, rate, amount) => {
  const read = readQuantity(quantity);
  expect(read === null ? null : lineAmount(read, rate)).toBe(amount);
});

it.each(['-1', '', 'abc', '1.2345', '1e3', 'Infinity', 'NaN', '1,000', '99999999999'])(
  'MON-08 "%s" is no quantity',
  (text) => expect(readQuantity(text)).toBeNull(),
);

it('MON-07 a line beyond 2^53 stays exact', () => {
  expect(lineAmount(1_000_000_000_000, 99_999)).toBe(99_999_000_000_000);
});

it('B32 the UPI link has the amount with two decimals and no commas', () => {
  const link = upiLink({
    vpa: 'deodar@okbank',
    name: 'Deodar Journeys',
    amount: 1_125_600,
    reference: 'DJ/26-27/00042',
    note: 'Invoice DJ/26-27/00042',
  });
  expect(link).toBe(
    'upi://pay?pa=deodar@okbank&pn=Deodar%20Journeys&am=11256.00&cu=INR&tr=DJ%2F26-27%2F00042&tn=Invoice%20DJ%2F26-27%2F00042',
  );
});

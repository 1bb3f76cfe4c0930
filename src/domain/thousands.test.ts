import { expect, it } from 'vitest';
import { formatExactly, formatThousands } from './thousands.ts';

it.each([
  [0, '₹0'],
  [950, '₹950'],
  [999.99, '₹999.99'],
  [1000, '₹1K'],
  [1500, '₹1.5K'],
  [12_345, '₹12.35K'],
  [45_999, '₹46K'],
  [3_148_500, '₹3,148.5K'],
  [18_425_000, '₹18,425K'],
  [-1500, '-₹1.5K'],
])('B02 %d rupees are %s on a card', (rupees, text) => {
  expect(formatThousands(Math.round(rupees * 100))).toBe(text);
});

it.each([
  [99_999, '₹99,999.00'],
  [149_860, '₹1,49,860.00 (1.5 L)'],
  [18_425_000, '₹1,84,25,000.00 (1.84 Cr)'],
])('B02 the tooltip of %d rupees is %s', (rupees, text) => {
  expect(formatExactly(rupees * 100)).toBe(text);
});

it('B25 dollars are shortened by themselves, without lakhs', () => {
  expect(
    [41_260, 3180, 999.5, 1_234_567].map((sum) => formatThousands(Math.round(sum * 100), 'USD')),
  ).toEqual(['$41.26K', '$3.18K', '$999.5', '$1,234.57K']);
  expect(formatExactly(41_260_00, 'USD')).toBe('$41,260.00');
});

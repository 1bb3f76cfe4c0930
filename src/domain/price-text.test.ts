import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, MAX_MINOR } from './money.ts';
import { readPriceText } from './price-text.ts';

describe('readPriceText', () => {
  test.each([
    ['₹45,999', 4599900],
    ['Rs. 1,25,000/-', 12500000],
    ['45999.50', 4599950],
    ['from ₹12,499 per person', 1249900],
    ['INR 45,999 + GST', 4599900],
    ['₹\u00a045\u00a0999', 4599900],
  ])('PAY-09 %j is a price', (text, paise) => expect(readPriceText(text)).toBe(paise));

  test.each(['On request', '₹0', 'TBA', 'Call us', '-', '', ' ', '₹', 'Rs.', '0.00', '₹0/-', 'Free'])(
    'PAY-10 %j is no price',
    (text) => expect(readPriceText(text)).toBeNull(),
  );

  test.each([
    ['19.99', 1999],
    ['2,499.95', 249995],
    ['8,999.55', 899955],
    ['1,136.35', 113635],
  ])('PAY-13 %j keeps its paise', (text, paise) => expect(readPriceText(text)).toBe(paise));

  test.each([
    ['Rs.45,999.00/-', 4599900],
    ['Rs45999', 4599900],
    ['45,999 INR', 4599900],
    ['45,999 rupees only', 4599900],
    ['125,000/-', 12500000],
    ['₹ 1 25 000', 12500000],
    ['₹12,34,567.5', 123456750],
    ['₹45,999.', 4599900],
    ['₹45,999+', 4599900],
    ['₹45,999 + 5% GST', 4599900],
    ['Price - ₹45,999', 4599900],
    ['4N/5D ₹45,999', 4599900],
    ['₹45,999 per person, 6 days', 4599900],
    ['₹45,999 per person on twin sharing (min 2 pax)', 4599900],
    ['starting from 12,499 per person', 1249900],
    ['₹45,999 - ₹55,999', 4599900],
    ['₹45,999/- to ₹55,999/-', 4599900],
    ['45,999–55,999', 4599900],
    ['₹1', 100],
    ['₹10,00,00,00,00,000', MAX_MINOR],
  ])('PAY-09 %j is read the only way it can be', (text, paise) => expect(readPriceText(text)).toBe(paise));

  test.each([
    '₹10,00,00,00,00,000.01',
    '₹0.50',
    '-45999',
    '₹-45,999',
    '-₹45,999',
    '- 45999',
    'USD 999',
    '$999',
    '€ 999',
    '999 dollars',
    '1.25 lakh',
    '₹1.25 lakh',
    '45k',
    '₹2 crore',
    '₹४५,९९९',
    '₹45,99',
    '45.999',
    '45.999,50',
    '1,2,3',
    '₹45,,999',
    '₹.50',
    '45999.505',
    '4 nights',
    '6 days / 5 nights',
    '30% off',
    '₹5,000 off',
    'Save ₹5,000',
    '₹55,999 ₹45,999',
    'was ₹55,999 now ₹45,999',
    '<s>₹55,999</s> ₹45,999',
    '₹55,999 - ₹45,999',
    '₹45,999 / ₹55,999',
    '₹45,999 + ₹2,000 taxes',
    '45999 2 4',
    '₹90,000 per couple',
    '₹90,000 for 2 adults',
    '₹4,500/night',
    '₹3,999 per month EMI',
    '₹45,999 x 2',
    'NaN',
    'Infinity',
    '1e9',
    '0x10',
  ])('PAY-10 %j cannot be charged', (text) => expect(readPriceText(text)).toBeNull());

  test('PAY-09 every amount we print is read back exactly', () => {
    const amount = fc.integer({ min: 100, max: MAX_MINOR });
    const prefix = fc.constantFrom('', '₹', 'Rs. ', 'INR ', 'from ₹');
    const suffix = fc.constantFrom('', '/-', ' per person', ' + GST', ' onwards');
    fc.assert(
      fc.property(amount, prefix, suffix, fc.boolean(), (minor, before, after, trim) => {
        const figure = formatMoney(minor, 'INR', { trim }).slice(1);
        expect(readPriceText(before + figure + after)).toBe(minor);
      }),
    );
  });

  test('PAY-10 any text gives a whole number of paise in range, or nothing', () => {
    const alphabet = fc.constantFrom(
      ...'₹0123456789,.- /Rs%kxINR१½$~\u00a0'.split(''),
      'lakh',
      'per ',
      'to ',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(alphabet, { maxLength: 30 }).map((a) => a.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const price = readPriceText(text);
        expect(price === null || (Number.isSafeInteger(price) && price >= 100 && price <= MAX_MINOR)).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });

  test('PAY-10 a long text is refused quickly whatever it holds', () => {
    expect(readPriceText('1,'.repeat(50_000))).toBeNull();
    expect(readPriceText(`${'1 '.repeat(99)}x`)).toBeNull();
  });
});

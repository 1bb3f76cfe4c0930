import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAmount, lineWithoutAmounts, withoutAmounts } from './without-amounts.ts';

const AMOUNTS = [
  '₹45,999',
  '₹ 1,25,000.00',
  'Rs. 500',
  'Rs500/-',
  'INR 12,000',
  '12,000 INR',
  '12000 rupees',
  '500/-',
  '$300',
  'US$ 1,200',
  '€99',
  '£ 20',
  'AED 250',
  '1.25 lakh',
  '2 crore',
  '₹45k',
  '45,999 per person',
  '45 euros per person',
  '1,200 rs/person',
  'fee: 50',
  '3500 / couple',
  '2000 per night',
  'five thousand rupees',
  'two hundred dollars',
  'price: 45999',
  'a fee of 500',
  'costs about 2,000',
  'starting at 24999',
  '20% off',
  'save 15 percent',
  '5% GST',
  '25% deposit',
  '₹४५,९९९',
  '४५९ रुपये at ₹४५९',
  'worth 3000',
];

const HARMLESS = [
  '4 nights in handpicked hotels',
  '6 Days / 5 Nights',
  'Dal lake at 1,583 m above the sea',
  'A drive of 60 km, about 2 hours',
  'Check in at 14:00; dinner at 8 PM',
  'More than 50,000 tulips in April',
  'Founded in 1619, rebuilt in 1923',
  'Two bags of 15 kg per person',
  'Walks of 3 hours a day',
  'The ceremony starts at 5:30 PM',
  'A trail starting at 2,700 m',
  'Entry fees and 12 meals',
  'Guide rates 4 of 5',
  'All taxes and parking',
  'Entry fees at monuments',
  'Anything priced extra by the hotel',
  'Car for 2 to 4 people',
  'Tips for the crew',
  'Costs of a personal nature',
];

describe('amounts of money', () => {
  it.each(AMOUNTS)('P21 are found: %s', (text) => {
    expect(hasAmount(text)).toBe(true);
    expect(hasAmount(`Gondola tickets ${text} in Gulmarg`)).toBe(true);
    expect(lineWithoutAmounts(text)).toBe('');
  });

  it.each(HARMLESS)('P21 are not seen in: %s', (text) => {
    expect(hasAmount(text)).toBe(false);
    expect([withoutAmounts(text), lineWithoutAmounts(text)]).toEqual([text, text]);
  });

  it('P21 go with their sentence, and the rest stays', () => {
    expect(withoutAmounts('Wake by the lake. The trip costs ₹45,999 per person! Rest at dusk.')).toBe(
      'Wake by the lake. Rest at dusk.',
    );
    expect(withoutAmounts('One line.\n\nOnly Rs. 500 a head.\n\nAnother line.')).toBe(
      'One line.\n\nAnother line.',
    );
    expect(withoutAmounts('For just ₹999 you stay in a palace')).toBe('');
  });

  it('P21 go with their part of a line', () => {
    expect(lineWithoutAmounts('Gondola tickets (₹2,000 per person)')).toBe('Gondola tickets');
    expect(lineWithoutAmounts('Great Lakes day hike, ₹3,500 per person')).toBe('Great Lakes day hike');
    expect(lineWithoutAmounts('Photographer for 3 hours - Rs. 6,000')).toBe('Photographer for 3 hours');
    expect(lineWithoutAmounts('Pony ride: 800/-')).toBe('Pony ride');
    expect(lineWithoutAmounts('Lunch worth ₹500')).toBe('');
  });

  it('P21 are never left, whatever stands around them', () => {
    const words = fc.array(
      fc.constantFrom('lake', 'Walk', 'in', 'the', 'old', 'city,', 'dusk.', '-', '(', ')', '4'),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(words, fc.constantFrom(...AMOUNTS), words, (before, amount, after) => {
        const text = [...before, amount, ...after].join(' ');
        expect(hasAmount(withoutAmounts(text))).toBe(false);
        expect(hasAmount(lineWithoutAmounts(text))).toBe(false);
      }),
    );
  });

  it('P21 are looked for in time that grows with the text only', () => {
    const hostile = `${'1 '.repeat(20_000)}${'five '.repeat(20_000)}price ${'x'.repeat(50_000)}`;
    for (let at = 0; at < hostile.length; at += 20_000)
      expect(hasAmount(hostile.slice(at, at + 20_000))).toBe(false);
  });
});

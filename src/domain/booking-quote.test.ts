import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageGroupOf } from './age-group.ts';
import { balanceOf, dueNowOf } from './booking-balance.ts';
import { quoteBooking } from './booking-quote.ts';

describe('quoteBooking', () => {
  it.each([
    [4_599_950, 1, 1_149_988, 3_449_962],
    [4_599_950, 3, 3_449_963, 10_349_887],
    [1_249_900, 1, 312_475, 937_425],
    [1_234_567, 1, 308_642, 925_925],
  ])('PAY-12 a 25% deposit of %i paise × %i is %i, the balance %i', (unitPrice, pax, dueNow, balance) => {
    expect(quoteBooking({ unitPrice, pax, paymentOption: 'partial' })).toEqual({
      total: unitPrice * pax,
      dueNow,
      balance,
    });
  });

  it('PAY-24 full, then the deposit, for 1, 3 and 2 travellers of ₹45,999', () => {
    expect(quoteBooking({ unitPrice: 4_599_900, pax: 1, paymentOption: 'full' }).dueNow).toBe(4_599_900);
    expect(quoteBooking({ unitPrice: 4_599_900, pax: 3, paymentOption: 'partial' }).dueNow).toBe(3_449_925);
    expect(quoteBooking({ unitPrice: 4_599_900, pax: 2, paymentOption: 'partial' })).toEqual({
      total: 9_199_800,
      dueNow: 2_299_950,
      balance: 6_899_850,
    });
  });

  it('PAY-12 parts are whole paise that sum to the total, whatever the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000_000 }),
        fc.integer({ min: 1, max: 8 }),
        (unitPrice, pax) => {
          const quote = quoteBooking({ unitPrice, pax, paymentOption: 'partial' });
          expect(Number.isInteger(quote.dueNow)).toBe(true);
          expect(quote.dueNow + quote.balance).toBe(unitPrice * pax);
          expect(Math.abs(quote.dueNow * 4 - quote.total)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});

describe('balances', () => {
  const money = {
    totalAmount: 1000,
    paidAmount: 0,
    refundedAmount: 0,
    paymentOption: 'partial',
    status: 'pending',
  } as const;

  it('what is due next is the deposit, then the balance, then nothing', () => {
    expect(dueNowOf(money)).toBe(250);
    expect(dueNowOf({ ...money, paymentOption: 'full' })).toBe(1000);
    expect(dueNowOf({ ...money, status: 'confirmed', paidAmount: 250 })).toBe(750);
    expect(dueNowOf({ ...money, status: 'confirmed', paidAmount: 1000 })).toBe(0);
  });

  it('more than the total leaves no negative balance; a cancelled or refunded booking asks for nothing', () => {
    expect(balanceOf({ ...money, status: 'confirmed', paidAmount: 2000 })).toBe(0);
    expect(balanceOf({ ...money, status: 'cancelled', paidAmount: 250 })).toBe(0);
    expect(dueNowOf({ ...money, status: 'cancelled' })).toBe(0);
    expect(dueNowOf({ ...money, status: 'confirmed', paidAmount: 250, refundedAmount: 250 })).toBe(0);
  });
});

describe('ageGroupOf', () => {
  it.each([
    [0, 'Infant'],
    [1, 'Infant'],
    [2, 'Child'],
    [11, 'Child'],
    [12, 'Adult'],
    [90, 'Adult'],
  ] as const)('P14 age %i is %s', (age, group) => {
    expect(ageGroupOf(age)).toBe(group);
  });
});

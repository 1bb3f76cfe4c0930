import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRefund, type RefundablePayment } from './refund-plan.ts';

const payment = (change: Partial<RefundablePayment>): RefundablePayment => ({
  id: 'a',
  amount: 1000,
  given: 0,
  viaProvider: true,
  ...change,
});

describe('PAY-19 which payments a refund goes back to', () => {
  test('the newest that the provider can return comes first, cash last', () => {
    const payments = [
      payment({ id: 'deposit', amount: 1000 }),
      payment({ id: 'cash', amount: 500, viaProvider: false }),
      payment({ id: 'balance', amount: 2000 }),
    ];
    expect(planRefund({ payments, unlinked: 0, amount: 3200 })).toEqual([
      { paymentId: 'balance', amount: 2000, viaProvider: true },
      { paymentId: 'deposit', amount: 1000, viaProvider: true },
      { paymentId: 'cash', amount: 200, viaProvider: false },
    ]);
  });

  test('what was given back without a name comes off the cash first', () => {
    const payments = [payment({ id: 'card' }), payment({ id: 'cash', amount: 300, viaProvider: false })];
    expect(planRefund({ payments, unlinked: 400, amount: 5000 })).toEqual([
      { paymentId: 'card', amount: 900, viaProvider: true },
    ]);
  });

  const payments = fc.uniqueArray(
    fc
      .record({
        id: fc.string({ minLength: 1, maxLength: 6 }),
        amount: fc.integer({ min: 1, max: 10 ** 12 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
        viaProvider: fc.boolean(),
      })
      .map(({ part, ...one }) => ({ ...one, given: Math.floor(one.amount * part) })),
    { selector: (one) => one.id, maxLength: 8 },
  );

  test('never more than was paid by each and by all, and all of it when there is enough', () => {
    fc.assert(
      fc.property(
        payments,
        fc.integer({ min: 0, max: 10 ** 13 }),
        fc.integer({ min: 0, max: 10 ** 12 }),
        (paid, amount, unlinked) => {
          const plan = planRefund({ payments: paid, unlinked, amount });
          const left = paid.reduce((sum, one) => sum + one.amount - one.given, 0);
          const total = plan.reduce((sum, one) => sum + one.amount, 0);
          expect(total).toBe(Math.min(amount, Math.max(0, left - unlinked)));
          for (const part of plan) {
            const of = paid.find((one) => one.id === part.paymentId);
            expect(part.amount).toBeGreaterThan(0);
            expect(part.amount).toBeLessThanOrEqual((of?.amount ?? 0) - (of?.given ?? 0));
          }
          expect(new Set(plan.map((one) => one.paymentId)).size).toBe(plan.length);
        },
      ),
    );
  });

  test('refunds one after the other sum to what was paid', () => {
    fc.assert(
      fc.property(
        payments,
        fc.array(fc.integer({ min: 1, max: 10 ** 11 }), { maxLength: 20 }),
        (paid, wishes) => {
          const state = paid.map((one) => ({ ...one, given: 0 }));
          for (const amount of wishes) {
            for (const part of planRefund({ payments: state, unlinked: 0, amount })) {
              const of = state.find((one) => one.id === part.paymentId);
              if (of) of.given += part.amount;
            }
          }
          const total = state.reduce((sum, one) => sum + one.amount, 0);
          const wished = wishes.reduce((sum, one) => sum + one, 0);
          expect(state.reduce((sum, one) => sum + one.given, 0)).toBe(Math.min(total, wished));
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CANCELLATION_TIERS } from './cancellation.ts';
import { cancellationFigures } from './cancellation-figures.ts';
import { addDays } from './plain-date.ts';

const base = {
  tiers: DEFAULT_CANCELLATION_TIERS,
  date: '2027-03-23',
  travelDate: '2027-04-12',
  by: 'customer' as const,
  total: 4_599_900,
  held: 4_599_900,
};

describe('what a cancellation keeps and gives back', () => {
  test.each([
    [45, 0],
    [30, 0],
    [29, 1_149_975],
    [15, 1_149_975],
    [14, 2_299_950],
    [7, 2_299_950],
    [6, 4_599_900],
    [0, 4_599_900],
    [-3, 4_599_900],
  ])('%i days before the start it keeps %i paise', (days, charge) => {
    const figures = cancellationFigures({ ...base, date: addDays(base.travelDate, -days) });
    expect(figures).toMatchObject({ daysBefore: days, charge, refund: base.held - charge });
  });

  test('a part of a paisa is rounded half-up, once', () => {
    const figures = cancellationFigures({ ...base, total: 4_599_950, held: 4_599_950 });
    expect(figures).toMatchObject({ charge: 1_149_988, refund: 3_449_962 });
  });

  test('never more than was paid; nothing where the agency cancels', () => {
    expect(cancellationFigures({ ...base, held: 500_000 })).toMatchObject({ charge: 500_000, refund: 0 });
    expect(cancellationFigures({ ...base, by: 'agency' })).toMatchObject({ charge: 0, refund: 4_599_900 });
  });

  test('charge and refund are always what is held, whatever staff charge', () => {
    const paise = fc.integer({ min: 0, max: 10 ** 13 });
    fc.assert(
      fc.property(
        paise,
        paise,
        fc.option(paise, { nil: undefined }),
        fc.integer({ min: -400, max: 400 }),
        fc.constantFrom('customer' as const, 'agency' as const),
        (total, held, charge, days, by) => {
          const date = addDays(base.travelDate, -days);
          const figures = cancellationFigures({ ...base, total, held, charge, date, by });
          expect(figures.charge + figures.refund).toBe(held);
          expect(figures.charge).toBeGreaterThanOrEqual(0);
          expect(figures.refund).toBeGreaterThanOrEqual(0);
          expect(figures.policyCharge).toBeLessThanOrEqual(Math.min(held, total));
        },
      ),
    );
  });
});

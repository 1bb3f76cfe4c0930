import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancellationRows,
  percentKept,
  sortTiers,
  DEFAULT_CANCELLATION_TIERS as TIERS,
  tierProblems,
} from './cancellation.ts';

describe('the cancellation scale', () => {
  it('P28 keeps by the days before the start', () => {
    expect([400, 30, 29, 15, 14, 7, 6, 0, -3].map((days) => percentKept(TIERS, days))).toEqual([
      0, 0, 25, 25, 50, 50, 100, 100, 100,
    ]);
    expect(percentKept([], 5)).toBe(0);
  });

  it('P28 is shown as the policy words it', () => {
    expect(cancellationRows(TIERS)).toEqual([
      ['30 days or more before the start', 'Nothing'],
      ['15 to 29 days', '25% of the total'],
      ['7 to 14 days', '50% of the total'],
      ['Less than 7 days, or no-show', '100% of the total'],
    ]);
    const close = [
      { days: 2, percent: 10 },
      { days: 1, percent: 20 },
      { days: 0, percent: 100 },
    ];
    expect(cancellationRows(close).map(([when]) => when)).toEqual([
      '2 days or more before the start',
      '1 day',
      'Less than 1 day, or no-show',
    ]);
    expect(cancellationRows([{ days: 0, percent: 10 }])).toEqual([['At any time', '10% of the total']]);
  });

  it('P28 never gets cheaper later, whatever scale is accepted', () => {
    const tier = fc.record({ days: fc.nat(400), percent: fc.nat(100) });
    fc.assert(
      fc.property(
        fc.array(tier, { minLength: 1, maxLength: 6 }),
        fc.nat(500),
        fc.nat(500),
        (all, one, other) => {
          const tiers = sortTiers(all);
          if (Object.keys(tierProblems(tiers)).length > 0) return;
          const [later, earlier] = one < other ? [one, other] : [other, one];
          expect(percentKept(tiers, later)).toBeGreaterThanOrEqual(percentKept(tiers, earlier));
        },
      ),
    );
  });

  it('P28 names the row that is wrong', () => {
    expect(tierProblems(TIERS)).toEqual({});
    expect(
      tierProblems([
        { days: 7, percent: 50 },
        { days: 9, percent: 60 },
        { days: 0, percent: 40 },
      ]),
    ).toEqual({
      'tiers.1.days': 'Days must be fewer than the 7 above',
      'tiers.2.percent': 'Later cancellations cannot cost less than the 60% above',
    });
    expect(Object.keys(tierProblems([{ days: 3, percent: 5 }]))).toEqual(['tiers.0.days']);
  });
});

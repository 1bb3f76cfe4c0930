import { expect, it } from 'vitest';
import { financialQuarter, financialYear, financialYearRange, shortFinancialYear } from './financial-year.ts';
import { dateInZone } from './plain-date.ts';

it.each([
  ['2026-03-31', '2025-26 Q4'],
  ['2026-04-01', '2026-27 Q1'],
  ['2026-06-30', '2026-27 Q1'],
  ['2026-07-01', '2026-27 Q2'],
  ['2026-12-31', '2026-27 Q3'],
  ['2027-01-01', '2026-27 Q4'],
  [dateInZone(new Date('2026-03-31T18:30:00Z')), '2026-27 Q1'],
])('B23 %s is in %s', (date, quarter) => expect(financialQuarter(date)).toBe(quarter));

it('B23 the year runs from April to March, and passes a century', () => {
  expect(financialYearRange('2026-11-28')).toEqual({ start: '2026-04-01', end: '2027-03-31' });
  expect([financialYear('2026-03-31'), shortFinancialYear('2099-05-01')]).toEqual(['2025-26', '99-00']);
});

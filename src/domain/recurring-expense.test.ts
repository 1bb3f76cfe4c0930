import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isPlainDate, lastDayOf } from './plain-date.ts';
import { EXPENSE_RHYTHMS } from './purchases.ts';
import { dueDates, nextDue, type Recurrence } from './recurring-expense.ts';

const monthly = (dayOfMonth: number, firstDate: string, lastDate: string | null = null): Recurrence => ({
  every: 'month',
  dayOfMonth,
  firstDate,
  lastDate,
});

describe('B28 the days on which a recurring expense is due', () => {
  it('is the last of a month that is too short, and the chosen day of the next one again', () => {
    expect(dueDates(monthly(31, '2027-01-01'), '2027-01-01', '2027-05-31')).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(dueDates(monthly(30, '2028-01-30'), '2028-01-01', '2028-03-31')).toEqual([
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
    ]);
  });

  it('begins with the first day on or after the first date, and quarters and years count from there', () => {
    expect(nextDue(monthly(5, '2026-11-06'), '2026-01-01')).toBe('2026-12-05');
    const quarter: Recurrence = { ...monthly(15, '2026-05-16'), every: 'quarter' };
    expect(dueDates(quarter, '2026-05-16', '2027-03-31')).toEqual([
      '2026-06-15',
      '2026-09-15',
      '2026-12-15',
      '2027-03-15',
    ]);
    const year: Recurrence = { ...monthly(29, '2028-02-01'), every: 'year' };
    expect(dueDates(year, '2028-02-01', '2032-12-31')).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('ends with the last date, which still counts', () => {
    const rent = monthly(1, '2026-11-01', '2027-01-01');
    expect(dueDates(rent, '2026-11-01', '2027-12-31')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
    expect(nextDue(rent, '2027-01-02')).toBeNull();
  });
});

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const recurrence = fc.record({
  every: fc.constantFrom(...EXPENSE_RHYTHMS),
  dayOfMonth: fc.integer({ min: 1, max: 31 }),
  firstDate: day,
  lastDate: fc.option(day),
});
const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

describe('B28 whatever the rhythm, the day and the dates', () => {
  it('each due day exists, is the chosen one or the last of its month, and lies within the dates', () => {
    fc.assert(
      fc.property(recurrence, day, (one, from) => {
        for (const due of dueDates(one, from, addDays(from, 800))) {
          expect(isPlainDate(due)).toBe(true);
          const chosen = Number(due.slice(8));
          expect(
            chosen === one.dayOfMonth || (chosen < one.dayOfMonth && due === lastDayOf(due.slice(0, 7))),
          ).toBe(true);
          expect(due >= from && due >= one.firstDate && (one.lastDate === null || due <= one.lastDate)).toBe(
            true,
          );
        }
      }),
    );
  });

  it('one follows another by exactly a month, a quarter or a year', () => {
    const step = { month: 1, quarter: 3, year: 12 };
    fc.assert(
      fc.property(recurrence, day, (one, from) => {
        const dates = dueDates(one, from, addDays(from, 1500)).map(months);
        for (const [at, month] of dates.slice(1).entries())
          expect(month - (dates[at] ?? 0)).toBe(step[one.every]);
      }),
    );
  });

  it('catching up in pieces finds the same days as at once, wherever the pieces are cut', () => {
    fc.assert(
      fc.property(
        recurrence,
        day,
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 6 }),
        (one, from, cuts) => {
          let start = from;
          const pieces: string[] = [];
          for (const days of cuts) {
            const end = addDays(start, days);
            pieces.push(...dueDates(one, start, end));
            start = addDays(end, 1);
          }
          const whole = daysBetween(from, start) > 0 ? dueDates(one, from, addDays(start, -1)) : [];
          expect(pieces).toEqual(whole);
        },
      ),
    );
  });
});

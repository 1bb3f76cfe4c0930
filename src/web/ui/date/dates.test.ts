import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatDate } from '#app/domain/plain-date.ts';
import { datePresets } from './date-presets.ts';
import { addMonths, daysBetween, lastOf, monthName, monthOf, weekday, weeksOf } from './month-grid.ts';
import { readDate } from './read-date.ts';

const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1950-01-01', days));

describe('a month as weeks', () => {
  it('UI-21 has each of its days once, in order, under its weekday', () => {
    fc.assert(
      fc.property(day, (date) => {
        const month = monthOf(date);
        const weeks = weeksOf(month);
        const days = weeks.flat().filter((one) => one !== null);
        expect(days[0]).toBe(`${month}-01`);
        expect(days.at(-1)).toBe(lastOf(month));
        expect(days).toHaveLength(daysBetween(`${month}-01`, lastOf(month)));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((one, at) => {
            if (one) expect(weekday(one)).toBe(at);
          });
        }
      }),
    );
  });

  it('UI-21 knows leap years and the turn of the year', () => {
    expect(lastOf('2028-02')).toBe('2028-02-29');
    expect(lastOf('2027-02')).toBe('2027-02-28');
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthName('2026-11')).toBe('November 2026');
  });
});

describe('a typed date', () => {
  it('UI-21 what is written is read back', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(readDate(formatDate(date))).toBe(date);
      }),
    );
  });

  it.each([
    ['27 Nov 2026', '2026-11-27'],
    ['27 november 26', '2026-11-27'],
    ['27/11/2026', '2026-11-27'],
    ['1-4-26', '2026-04-01'],
    ['2026-11-27', '2026-11-27'],
    ['31 Feb 2026', undefined],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', undefined],
    ['11/27/2026', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('UI-21 %j is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });
});

describe('ranges that are asked for most', () => {
  const ranges = (today: string) =>
    Object.fromEntries(datePresets(today).map(({ key, start, end }) => [key, `${start} ${end}`]));

  it('UI-21 are of the Indian financial year', () => {
    expect(ranges('2026-11-27')).toEqual({
      today: '2026-11-27 2026-11-27',
      yesterday: '2026-11-26 2026-11-26',
      week: '2026-11-23 2026-11-29',
      month: '2026-11-01 2026-11-30',
      'last-month': '2026-10-01 2026-10-31',
      quarter: '2026-10-01 2026-12-31',
      fy: '2026-04-01 2027-03-31',
      'last-fy': '2025-04-01 2026-03-31',
    });
    expect(ranges('2027-03-31')).toMatchObject({
      fy: '2026-04-01 2027-03-31',
      quarter: '2027-01-01 2027-03-31',
    });
    expect(ranges('2027-04-01')).toMatchObject({
      fy: '2027-04-01 2028-03-31',
      quarter: '2027-04-01 2027-06-30',
    });
    expect(datePresets('2026-11-27').map(({ label }) => label)).toContain('FY 2026-27');
    expect(datePresets('1999-05-01').map(({ label }) => label)).toContain('FY 1999-00');
  });

  it('UI-21 hold today, but for those that are over', () => {
    fc.assert(
      fc.property(day, (today) => {
        for (const { key, start, end } of datePresets(today)) {
          expect(start <= end).toBe(true);
          const over = key === 'yesterday' || key.startsWith('last');
          expect(start <= today && today <= end).toBe(!over);
        }
      }),
    );
  });
});

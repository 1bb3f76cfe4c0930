import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateInZone, formatDate, isPlainDate, monthsBefore } from './plain-date.ts';

describe('dateInZone', () => {
  it('DAT-01 just after midnight in India is the next day there, and still the day before in UTC', () => {
    const instant = new Date('2026-03-14T19:00:00Z');
    expect(dateInZone(instant)).toBe('2026-03-15');
    expect(dateInZone(instant, 'UTC')).toBe('2026-03-14');
    expect(dateInZone(new Date('2026-03-14T18:29:59.999Z'))).toBe('2026-03-14');
    expect(dateInZone(new Date('2026-03-14T18:30:00Z'))).toBe('2026-03-15');
  });

  it('DAT-01 is the date of a fresh format for any instant, in any order', () => {
    const zones = fc.constantFrom(
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Pacific/Kiritimati',
      'UTC',
    );
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 0, max: 900_000 }), (timeZone, instant, more) => {
        for (const at of [instant, new Date(instant.getTime() + more)]) {
          const fresh = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
          expect(dateInZone(at, timeZone)).toBe(fresh);
        }
      }),
    );
  });
});

describe('plain dates', () => {
  it('DAT-08 only days that exist are dates', () => {
    expect(['2028-02-29', '2026-12-31'].map(isPlainDate)).toEqual([true, true]);
    for (const odd of ['2027-02-29', '2026-04-31', '2026-13-01', '31/12/2026', '', '2026-1-1']) {
      expect(isPlainDate(odd)).toBe(false);
    }
  });

  it('DAT-03 arithmetic and display work on the text, so no zone can shift a day', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(formatDate('2026-04-01')).toBe('1 Apr 2026');
  });

  it('DAT-03 months before keep the day, or take the month’s last', () => {
    const back = (instant: string, months: number) =>
      monthsBefore(new Date(instant), months).toISOString().slice(0, 16);
    expect(back('2027-03-31T05:30:00Z', 1)).toBe('2027-02-28T05:30');
    expect(back('2028-02-29T00:00:00Z', 24)).toBe('2026-02-28T00:00');
    expect(back('2027-01-10T06:00:00Z', 13)).toBe('2025-12-10T06:00');
  });
});

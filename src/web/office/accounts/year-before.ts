import { financialYear, financialYearRange } from '#app/domain/financial-year.ts';

/** The same days a year earlier as a query, and what they are called; null where a side is open. */
export function yearBefore(start = '', end = ''): { query: string; name: string } | null {
  if (start === '' || end === '' || start > end) return null;
  const [from, to] = [aYearEarlier(start), aYearEarlier(end)];
  const year = financialYearRange(from);
  const whole = from === year.start && to === year.end;
  return {
    query: `?start_date=${from}&end_date=${to}`,
    name: whole ? `FY ${financialYear(from)}` : 'a year earlier',
  };
}

/** `+19% on FY 2025-26`; nothing to compare with says so. */
export function changeOn(now: number, before: number | undefined, name: string): string | null {
  if (before === undefined) return null;
  if (before === 0) return now === 0 ? null : `None in ${name}`;
  const change = Math.round(((now - before) / before) * 100);
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}% on ${name}`;
}

/** Of 29 February the 28th. */
function aYearEarlier(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4).replace('-02-29', '-02-28')}`;
}

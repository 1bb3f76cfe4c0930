import { isPlainDate, type PlainDate } from '#app/domain/plain-date.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A date as people type it: `27 Nov 2026`, `27/11/2026`, `27-11-26`, `2026-11-27`. Undefined for what is none. */
export function readDate(text: string): PlainDate | undefined {
  const plain = text.trim().toLowerCase();
  if (isPlainDate(plain)) return plain;
  const match = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})\.?[\s,./-]+(\d{4}|\d{2})$/.exec(plain);
  if (!match) return undefined;
  const [, day = '', named = '', given = ''] = match;
  const month = /\d/.test(named) ? Number(named) : MONTHS.indexOf(named.slice(0, 3)) + 1;
  const year = given.length === 2 ? `20${given}` : given;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : undefined;
}

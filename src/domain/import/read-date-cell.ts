import { isPlainDate, type PlainDate } from '#app/domain/plain-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = /[\sT]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:z|[+-]\d{2}:?\d{2})?$/i;

/**
 * A date as it is written in India, the day before the month: `03/04/2026` is 3 April. Also `2026-04-03`, `3-Apr-26`,
 * `3 April 2026` and `Apr 3, 2026`, with or without a time. Null for what is none of these or does not exist.
 */
export function readDateCell(cell: string): PlainDate | null {
  const text = cell
    .trim()
    .replace(TIME, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (numbers) return dateOf(numbers[3], numbers[2], numbers[1]);
  const named = /^(\d{1,2})[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/i.exec(text);
  if (named) return dateOf(named[3], monthOf(named[2]), named[1]);
  const american = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text);
  if (american) return dateOf(american[3], monthOf(american[1]), american[2]);
  return null;
}

function monthOf(name = ''): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

function dateOf(year = '', month = '', day = ''): PlainDate | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

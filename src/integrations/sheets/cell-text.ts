import { addDays, formatDate } from '#app/domain/plain-date.ts';

/** How a workbook shows a number: as it is, as a date, as a date with its time, or with zeros in front up to a width. */
export type NumberStyle = 'number' | 'date' | 'moment' | { width: number };

/** The first day of each of the two calendars that workbooks count days by. */
const EPOCH_1900 = '1899-12-30';
const EPOCH_1904 = '1904-01-01';

/** The formats that have a number instead of a code. Source: ECMA-376 part 1, §18.8.30. */
const BUILT_IN: Record<number, NumberStyle> = { 22: 'moment' };
for (const id of [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]) BUILT_IN[id] = 'date';

/** What a format's number or code means: 14 and `dd/mm/yyyy` are dates, `0000000000` is ten digits. */
export function numberStyle(format: number | string): NumberStyle {
  if (typeof format === 'number') return BUILT_IN[format] ?? 'number';
  if (/^0{2,}$/.test(format)) return { width: format.length };
  const signs = format
    .replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')
    .split(';', 1)[0]
    ?.toLowerCase();
  if (!signs || /general/.test(signs) || !/[ymd]/.test(signs) || !/[yd]/.test(signs)) return 'number';
  return /h|s/.test(signs) ? 'moment' : 'date';
}

/** A number as text: 919000000004 keeps its digits, 46381 shown as a date is `25 Dec 2026`. No time zone has a part. */
export function numberText(value: number, style: NumberStyle, is1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  if (typeof style === 'object') return plain(value).padStart(style.width, '0');
  if (style === 'number' || value < 1 || value > 200_000) return plain(value);
  const seconds = Math.round((value - Math.floor(value)) * 86_400);
  const date = formatDate(addDays(is1904 ? EPOCH_1904 : EPOCH_1900, Math.floor(value)));
  if (style === 'date' || seconds === 0 || seconds === 86_400) return date;
  const minutes = Math.floor(seconds / 60);
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Without what a binary fraction adds at its end: 0.1 + 0.2 is 0.3. */
function plain(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

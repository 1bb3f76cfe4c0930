/** CSV by RFC 4180: commas, CRLF, quotes where needed. */
export type CsvCell = string | number | boolean | null | undefined;

/** Without it spreadsheets take UTF-8 for the machine's old code page. */
export const CSV_BOM = '\uFEFF';

/** What a spreadsheet would run: a cell that begins with one of these, and is no plain number. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/;

/**
 * One cell. Text that a spreadsheet would take for a formula gets an apostrophe in front (`=1+1`, `@x`, `+91 98…`);
 * negative numbers stay numbers. Nothing is an empty cell, `true` is Yes, `false` No.
 */
export function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

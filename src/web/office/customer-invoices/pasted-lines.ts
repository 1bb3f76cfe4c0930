import { plainNumber } from '#app/web/ui/form/amount-text.ts';
import { type LineValues, NEW_LINE } from './invoice-form-values.ts';

/** So many at a time: the most that an invoice may have. */
const MOST = 200;

/**
 * Rows copied from a sheet: description, quantity, rate, with tabs between. Null for what is no such rows, so that it is
 * pasted as text. A row without a quantity counts one; a row of headings is left out.
 */
export function pastedLines(text: string): LineValues[] | null {
  if (!text.includes('\t')) return null;
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  const lines = rows.map(([description = '', second = '', third]) =>
    third === undefined
      ? { ...NEW_LINE, description, rate: plainNumber(second) }
      : { ...NEW_LINE, description, quantity: plainNumber(second) || '1', rate: plainNumber(third) },
  );
  const isHeading = (line: LineValues) => !/\d/.test(line.rate);
  return (lines[0] && lines.length > 1 && isHeading(lines[0]) ? lines.slice(1) : lines).slice(0, MOST);
}

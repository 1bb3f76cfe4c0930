import { CSV_BOM, csvLine } from '#app/domain/csv.ts';

/** The two columns that a file of rejected rows has before its own; reading one leaves them out. */
export const REJECT_COLUMNS = ['Row in file', 'What is wrong'] as const;

/** Where a file of rejected rows begins: a mark for spreadsheets, then the header. */
export function rejectHead(columns: readonly string[]): string {
  return CSV_BOM + csvLine([...REJECT_COLUMNS, ...columns]);
}

/** One rejected row: where it stood, why it was left out, and its cells as they were, safe in a spreadsheet. */
export function rejectLine(row: number, reason: string, cells: readonly string[]): string {
  return csvLine([row, reason, ...cells]);
}

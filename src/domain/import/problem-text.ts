import type { RowProblem } from './clean-row.ts';

/** A row's problems as a line for people: `Row 26, phone: WhatsApp needs 10 digits`. */
export function problemText(row: number, problems: readonly RowProblem[]): string {
  const parts = problems.map(({ field, reason }) => (field === 'row' ? reason : `${field}: ${reason}`));
  return `Row ${row}, ${parts.join('; ')}`.replace(/^(Row \d+), (Row )/, '$1, row ');
}

import { type CleanedRow, cleanRow, type ImportedLead, type RowProblem } from './clean-row.ts';
import type { ColumnMatch } from './import-fields.ts';
import { EXAMPLE_EMAIL } from './template.ts';

/** What becomes of a row of a file, known without the database. `row` counts as a spreadsheet does, the header too. */
export type JudgedRow = { row: number; cells: readonly string[] } & (
  | { verdict: 'ready'; lead: ImportedLead }
  | { verdict: 'skipped'; problems: [RowProblem] }
  | { verdict: 'refused'; problems: RowProblem[] }
);

/** Judges the rows of one file in their order: who is in it twice, by phone or e-mail, is taken once, the first time. */
export function createJudge(match: ColumnMatch): (row: number, cells: readonly string[]) => JudgedRow {
  const phones = new Map<string, number>();
  const emails = new Map<string, number>();

  return (row, cells) => {
    const cleaned: CleanedRow = cleanRow(cells, match);
    if ('problems' in cleaned) return { row, cells, verdict: 'refused', problems: cleaned.problems };
    const { lead } = cleaned;
    const email = lead.email.toLowerCase();
    if (email === EXAMPLE_EMAIL) {
      const problem: RowProblem = { field: 'row', reason: 'Row is the example of the template', value: '' };
      return { row, cells, verdict: 'skipped', problems: [problem] };
    }
    const samePhone = phones.get(lead.phone);
    const sameEmail = emails.get(email);
    if (samePhone === undefined && sameEmail === undefined) {
      phones.set(lead.phone, row);
      emails.set(email, row);
      return { row, cells, verdict: 'ready', lead };
    }
    const problem: RowProblem =
      samePhone !== undefined
        ? { field: 'phone', reason: `Same WhatsApp number as row ${samePhone}`, value: lead.phone }
        : { field: 'email', reason: `Same email as row ${sameEmail}`, value: lead.email };
    return { row, cells, verdict: 'skipped', problems: [problem] };
  };
}

import { sql } from 'drizzle-orm';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import { customerImportRows } from '#app/db/schema/customer-imports.ts';
import type { ImportedLead } from '#app/domain/import/clean-row.ts';
import { cleanLine } from '#app/domain/import/clean-text.ts';
import type { ColumnMatch, ImportField } from '#app/domain/import/import-fields.ts';
import type { JudgedRow } from '#app/domain/import/judge-rows.ts';
import type { Transaction } from '#app/services/context.ts';
import { findKnown } from './find-known.ts';
import type { ImportRecord } from './import-row.ts';

/** So many of the rows that make a customer are kept to be looked at. */
const READY_SAMPLES = 100;
/** Of a value that a list shows. */
const SHOWN = 120;

type KeptRow = typeof customerImportRows.$inferInsert;
export type Counts = Pick<ImportRecord, 'created' | 'skipped' | 'refused' | 'rowsDone'>;

/** What a batch of rows comes to: the leads to make, and the upload's counts after it. */
export interface SettledBatch {
  leads: ImportedLead[];
  counts: Counts;
}

/**
 * Compares a batch with the customers that there are and keeps what people are to see of it. The upload is locked.
 */
export async function settleBatch(
  tx: Transaction,
  upload: ImportRecord,
  rows: JudgedRow[],
): Promise<SettledBatch> {
  const ready = rows.filter((row) => row.verdict === 'ready');
  const known =
    ready.length === 0
      ? () => null
      : await findKnown(
          tx,
          ready.map(({ lead }) => lead),
        );
  const leads: ImportedLead[] = [];
  const kept: KeptRow[] = [];
  const counts: Counts = {
    created: upload.created,
    skipped: upload.skipped,
    refused: upload.refused,
    rowsDone: upload.rowsDone + rows.length,
  };
  for (const row of rows) {
    const problem = row.verdict === 'ready' ? known(row.lead) : null;
    if (row.verdict === 'ready' && !problem) {
      leads.push(row.lead);
      counts.created += 1;
      if (counts.created <= READY_SAMPLES)
        kept.push({ ...shownOf(upload.id, row.row, row.lead), verdict: 'ready' });
      continue;
    }
    const verdict = row.verdict === 'refused' ? 'refused' : 'skipped';
    counts[verdict] += 1;
    kept.push({
      ...shownOf(upload.id, row.row, row.verdict === 'ready' ? row.lead : cellsOf(row.cells, upload.match)),
      verdict,
      problems: problem ? [problem] : row.verdict === 'ready' ? [] : row.problems,
      cells: [...row.cells],
    });
  }
  await replaceRows(tx, upload.id, rows, kept);
  return { leads, counts };
}

function shownOf(
  importId: string,
  row: number,
  { name, email, phone }: Record<'name' | 'email' | 'phone', string>,
) {
  const shown = (text: string) => text.slice(0, SHOWN);
  return {
    importId,
    row,
    name: shown(name),
    email: shown(email),
    phone: shown(phone),
    problems: [],
    cells: [],
  };
}

/** A refused row as it stands in the file. */
function cellsOf(cells: readonly string[], match: ColumnMatch) {
  const of = (field: ImportField) => cleanLine(cells[match.indexOf(field)] ?? '');
  const parts = [of('first_name'), of('last_name')].filter(Boolean).join(' ');
  return { name: of('name') || parts, email: of('email'), phone: of('phone') };
}

/** An earlier look at the same rows is forgotten. */
async function replaceRows(
  tx: Transaction,
  importId: string,
  rows: JudgedRow[],
  kept: KeptRow[],
): Promise<void> {
  const [first, last] = [rows[0]?.row ?? 0, rows.at(-1)?.row ?? 0];
  await tx.execute(
    sql`delete from ${customerImportRows} where import_id = ${importId} and row between ${first} and ${last}`,
  );
  if (kept.length > 0) await tx.execute(insertAsJson(customerImportRows, kept));
}

import { and, asc, eq } from 'drizzle-orm';
import type { BulkUploadResult } from '#app/contract/customer-imports.ts';
import { customerImportRows } from '#app/db/schema/customer-imports.ts';
import { IMPORT_FIELD_NAMES, missingFields } from '#app/domain/import/import-fields.ts';
import type { ImportVerdict } from '#app/domain/import/import-status.ts';
import { matchColumns } from '#app/domain/import/match-columns.ts';
import { problemText } from '#app/domain/import/problem-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { beginRun } from './commit-import.ts';
import { lockImport } from './import-row.ts';
import { readSheet } from './read-sheet.ts';
import { runImport } from './run-import.ts';
import { keepImport, NO_ROWS, type UploadedSheet } from './start-import.ts';

/** More lines than these nobody reads; the file of rejected rows has them all. */
const MOST_LINES = 1_000;

/**
 * A whole upload in one call: columns by their headers, customers at once. What stops all of it (no rows, no column for
 * a required field) is the one error; files that cannot be read are refused as `startImport` does.
 */
export async function uploadCustomers(ctx: Ctx, { bytes, name }: UploadedSheet): Promise<BulkUploadResult> {
  requirePermission(ctx, 'customers.edit');
  const table = await readSheet(ctx, bytes);
  if (table.rowCount === 0) return nothing(NO_ROWS);
  const missing = missingFields(matchColumns(table.columns.map((column) => column.name)));
  if (missing.length > 0) {
    const names = missing.map((field) => `${field} (${IMPORT_FIELD_NAMES[field]})`).join(', ');
    return nothing(`The file has no column for ${names}; nothing was created.`);
  }
  const { id } = await keepImport(ctx, table, name);
  await ctx.db.transaction(async (tx) => beginRun(ctx, tx, await lockImport(tx, id)));
  const { created, skipped, refused } = await runImport(ctx, { importId: id });
  return {
    created,
    skipped,
    errors: await lines(ctx, id, 'refused', refused),
    refused,
    skipped_rows: await lines(ctx, id, 'skipped', skipped),
    import_id: id,
  };
}

function nothing(error: string): BulkUploadResult {
  return { created: 0, skipped: 0, errors: [error], refused: 0, skipped_rows: [], import_id: null };
}

async function lines(ctx: Ctx, id: string, verdict: ImportVerdict, count: number): Promise<string[]> {
  if (count === 0) return [];
  const rows = await ctx.db
    .select({ row: customerImportRows.row, problems: customerImportRows.problems })
    .from(customerImportRows)
    .where(and(eq(customerImportRows.importId, id), eq(customerImportRows.verdict, verdict)))
    .orderBy(asc(customerImportRows.row))
    .limit(MOST_LINES);
  const texts = rows.map(({ row, problems }) => problemText(row, problems));
  return count > rows.length
    ? [...texts, `and ${(count - rows.length).toLocaleString('en-IN')} more rows`]
    : texts;
}

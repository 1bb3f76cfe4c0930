import type { CustomerImport } from '#app/contract/customer-imports.ts';
import { customerImports } from '#app/db/schema/customer-imports.ts';
import { newId } from '#app/domain/ids.ts';
import { matchColumns } from '#app/domain/import/match-columns.ts';
import type { SheetTable } from '#app/integrations/sheets/port.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';
import { plainFileName } from '#app/services/files/plain-file-name.ts';
import type { ImportRecord } from './import-row.ts';
import { importView } from './import-view.ts';
import { readSheet } from './read-sheet.ts';
import { keepRows } from './rows-file.ts';

export const NO_ROWS = 'The file has no data rows.';

/** As the browser said: shown to staff, never used for a path. */
export interface UploadedSheet {
  bytes: Uint8Array;
  name: string;
}

/**
 * Takes a file and matches its columns; no customer is written. Throws `unsupported_media_type`, `body_too_large` and
 * `invalid_input` for what cannot be read or has no rows.
 */
export async function startImport(ctx: Ctx, { bytes, name }: UploadedSheet): Promise<CustomerImport> {
  requirePermission(ctx, 'customers.edit');
  const table = await readSheet(ctx, bytes);
  if (table.rowCount === 0) throw invalid(NO_ROWS, { file: NO_ROWS });
  return importView(await keepImport(ctx, table, name));
}

/** The rows first, so that no upload is without them; rows without an upload are swept away. */
export async function keepImport(ctx: Ctx, table: SheetTable, name: string): Promise<ImportRecord> {
  const id = newId('imp');
  await keepRows(ctx, id, table.rows);
  const now = ctx.now();
  const [row] = await ctx.db
    .insert(customerImports)
    .values({
      id,
      fileName: plainFileName(name, 'customers'),
      format: table.format,
      encoding: table.encoding,
      delimiter: table.delimiter,
      sheet: table.sheet.slice(0, 120),
      headerRow: table.headerRow,
      columns: table.columns,
      match: [...matchColumns(table.columns.map((column) => column.name))],
      rowCount: table.rowCount,
      authorId: ctx.actor.type === 'staff' ? ctx.actor.id : '',
      author: ctx.actor.type === 'staff' ? ctx.actor.name : '',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The upload was not written');
  return row;
}

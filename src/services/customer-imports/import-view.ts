import type { CustomerImport } from '#app/contract/customer-imports.ts';
import type { ImportRecord } from './import-row.ts';

export function importView(row: ImportRecord): CustomerImport {
  return {
    id: row.id,
    status: row.status,
    file_name: row.fileName,
    format: row.format,
    encoding: row.encoding,
    delimiter: row.delimiter,
    sheet: row.sheet,
    header_row: row.headerRow,
    columns: row.columns.map(({ name, samples }, at) => ({ name, samples, field: row.match[at] ?? null })),
    row_count: row.rowCount,
    rows_done: row.rowsDone,
    created: row.created,
    skipped: row.skipped,
    refused: row.refused,
    undone: row.undone,
    kept: row.kept,
    author: row.author,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

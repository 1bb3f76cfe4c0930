import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * An insert of one or more rows that travel as one JSON parameter: a busy insert has one text however many rows it
 * writes, and few parameters to plan. All rows have the fields of the first; other columns get their defaults.
 */
export function insertAsJson<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): SQL {
  const columns = getTableColumns(table);
  const fields = Object.keys(rows[0] ?? {}).map((field) => ({
    field,
    column: columns[field]?.name ?? field,
  }));
  const names = sql.raw(fields.map(({ column }) => `"${column}"`).join(', '));
  const named = rows.map((row: Record<string, unknown>) => {
    const one: Record<string, unknown> = {};
    for (const { field, column } of fields) one[column] = row[field];
    return one;
  });
  return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${toJson(named)})`;
}

/** Half a character (a lone surrogate) becomes U+FFFD, as in texts that are parameters of their own. */
function toJson(rows: object[]): string {
  return JSON.stringify(rows, (_field, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#app/services/context.ts';

/**
 * Inserts a row that was kept as JSON. Columns that have come since take their defaults, those that are gone are left
 * out, and so is the key of its form, which may have made another row since; false when another row has its place
 * (`conflict`: a unique column).
 */
export async function putBackRow(
  tx: Transaction,
  table: PgTable,
  row: Record<string, unknown>,
  conflict: string,
): Promise<boolean> {
  const names = Object.values(getTableColumns(table))
    .map((column) => column.name)
    .filter((name) => row[name] !== undefined && name !== 'request_key');
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const { rows } = await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)
    on conflict (${sql.identifier(conflict)}) do nothing returning 1`);
  return rows.length > 0;
}

import type pg from 'pg';
import { createMigrationsTable, type Migration, refuseChanged, runMigration } from '#app/db/migrate.ts';
import { APPLICATION_NAME } from '#app/db/pool.ts';
import { quote, readTables, type Table } from './tables.ts';

/** A batch of rows is sent when it has this many or, whichever is first, this many characters. */
export const BATCH = { rows: 500, characters: 4_000_000 };

/** Throws while a server of ours has connections to this PostgreSQL database. */
export async function refuseInUse(client: pg.ClientBase, before: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = $1',
    [APPLICATION_NAME],
  );
  if (rowCount) throw new Error(`A server is using this database. Stop it before ${before}.`);
}

/** Makes the tables, empty, as they were under `had` (name → SHA-256); answers what brings them, filled, to the newest. */
export async function prepareTables(
  client: pg.ClientBase,
  had: Map<string, string>,
  migrations: Migration[],
): Promise<() => Promise<void>> {
  refuseChanged(had, migrations);
  await createMigrationsTable(client);
  for (const migration of migrations.filter(({ name }) => had.has(name)))
    await runMigration(client, migration);
  const tables = await readTables(client);
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`);
  return async () => {
    for (const migration of migrations.filter(({ name }) => !had.has(name)))
      await runMigration(client, migration);
  };
}

/** `rows` are as row_to_json wrote them. */
export async function insertRows(client: pg.ClientBase, table: Table, rows: string[]): Promise<void> {
  const list = table.columns.map(quote).join(', ');
  await client.query(
    `insert into ${quote(table.name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${quote(table.name)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

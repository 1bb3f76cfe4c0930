import type pg from 'pg';
import { BATCH, insertRows, prepareTables } from '#app/db/backup/fill-database.ts';
import { readRows } from '#app/db/backup/read-rows.ts';
import { readTables, type Table } from '#app/db/backup/tables.ts';
import { MIGRATION_LOCK, type Migration, readApplied, readMigrations } from '#app/db/migrate.ts';
import { fingerprint } from './fingerprint.ts';

export interface MovedTable {
  name: string;
  rows: number;
}

interface Options {
  /** The embedded database, which this process has for itself. It is only read. */
  source: pg.Pool;
  /** A PostgreSQL database in which there is nothing. */
  target: pg.Pool;
  migrations?: Migration[];
  /** After each table, when its rows were found to be the same on both sides. */
  onTable?(table: MovedTable): void;
}

/**
 * Copies all rows into an empty PostgreSQL database, and brings it to this version's migrations, in one transaction: a
 * move that fails or is killed leaves the target as empty as it was. Throws when the target is not empty, or a table
 * is not the same on both sides. Jobs are left behind: the running product makes them again from what is due.
 */
export async function moveDatabase({
  source,
  target,
  migrations = readMigrations(),
  onTable,
}: Options): Promise<MovedTable[]> {
  const from = await source.connect();
  const to = await target.connect();
  try {
    await from.query('begin isolation level repeatable read read only');
    await to.query('begin');
    // A server that starts meanwhile waits here, and then finds everything.
    await to.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await to.query('set local idle_in_transaction_session_timeout = 0');
    for (const client of [from, to]) await client.query(`set local time zone 'UTC'`);
    await refuseTables(to);
    const later = await prepareTables(to, await readApplied(from), migrations);
    const moved: MovedTable[] = [];
    for (const table of await readTables(from)) {
      moved.push(await moveTable(from, to, table));
      onTable?.(moved.at(-1) ?? { name: table.name, rows: 0 });
    }
    await later();
    await to.query('commit');
    await from.query('commit');
    await to.query('analyze');
    from.release();
    to.release();
    return moved;
  } catch (error) {
    from.release(true);
    to.release(true);
    throw error;
  }
}

/** Tables of extensions do not count: some providers put theirs into every new database. */
async function refuseTables(to: pg.ClientBase): Promise<void> {
  const { rows } = await to.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 3`);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `The database of DATABASE_URL is not empty (${names} …). Make a new one for the move, or drop its tables.`,
  );
}

async function moveTable(from: pg.ClientBase, to: pg.ClientBase, table: Table): Promise<MovedTable> {
  let batch: string[] = [];
  let size = 0;
  async function flush(): Promise<void> {
    if (batch.length > 0) await insertRows(to, table, batch);
    batch = [];
    size = 0;
  }
  for await (const lines of readRows(from, table)) {
    for (const line of lines) {
      batch.push(line);
      size += line.length;
      if (batch.length >= BATCH.rows || size >= BATCH.characters) await flush();
    }
  }
  await flush();
  const [before, after] = await Promise.all([fingerprint(from, table), fingerprint(to, table)]);
  if (before.rows !== after.rows || before.hash !== after.hash) {
    throw new Error(
      `The table ${table.name} is not the same after the move (${before.rows} rows before, ${after.rows} after).`,
    );
  }
  return { name: table.name, rows: after.rows };
}

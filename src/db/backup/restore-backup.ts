import type pg from 'pg';
import {
  createMigrationsTable,
  type Migration,
  readMigrations,
  refuseChanged,
  runMigration,
} from '#app/db/migrate.ts';
import { APPLICATION_NAME } from '#app/db/pool.ts';
import {
  type BackupFiles,
  type BackupHead,
  type BackupTable,
  checkBackup,
  readBackup,
} from './backup-file.ts';
import { quote, readTables } from './tables.ts';

/** A batch of rows is sent when it has this many or, whichever is first, this many characters. */
const BATCH = { rows: 500, characters: 4_000_000 };

/**
 * Puts the data of a backup in place of what the database has, all or nothing, its files into the store, and brings it
 * to this version's migrations. Throws when the database has data (unless `force`), is in use by a server, or the file is not whole.
 * Messages that were waiting are sent by the running product: its sweeper finds them in the outbox. Answers the rows.
 */
export async function restoreBackup(
  pool: pg.Pool,
  path: string,
  options: { force: boolean; files?: BackupFiles; migrations?: Migration[] },
): Promise<number> {
  await checkBackup(path);
  const client = await pool.connect();
  try {
    await refuseInUse(client);
    await client.query('begin');
    await client.query(`set local time zone 'UTC'`);
    if (!options.force) await refuseData(client);
    await removeAll(client);
    const rows = await load(client, path, options.migrations ?? readMigrations(), options.files);
    await remakePictures(client);
    await client.query('commit');
    await client.query('analyze');
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function refuseInUse(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = $1',
    [APPLICATION_NAME],
  );
  if (rowCount) throw new Error('A server is using this database. Stop it before restoring.');
}

async function refuseData(client: pg.PoolClient): Promise<void> {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`select from ${quote(name)} limit 1`);
    if (rowCount)
      throw new Error(`The database has data (in ${name}). Restore with --force to replace all of it.`);
  }
}

/** The jobs go too: they belong to the data that goes, and the product makes their tables again. */
async function removeAll(client: pg.PoolClient): Promise<void> {
  const tables = [...(await readTables(client)).map(({ name }) => name), 'migrations'];
  await client.query(`drop table if exists ${tables.map(quote).join(', ')} cascade`);
  await client.query('drop schema if exists pgboss cascade');
}

/** A backup holds what pictures are made from, not what was made: the running product makes that again. */
async function remakePictures(client: pg.PoolClient): Promise<void> {
  await client.query(`update pictures set status = 'processing' where status = 'ready'`);
}

async function load(
  client: pg.PoolClient,
  path: string,
  migrations: Migration[],
  files: BackupFiles | undefined,
): Promise<number> {
  let total = 0;
  let later: () => Promise<void> = async () => {};
  let batch: string[] = [];
  let size = 0;
  let current: BackupTable | null = null;
  async function flush(): Promise<void> {
    if (current && batch.length > 0) await insert(client, current, batch);
    total += batch.length;
    batch = [];
    size = 0;
  }
  for await (const line of readBackup(path)) {
    if (line.type === 'head') {
      later = await prepare(client, line.head, migrations);
    } else if (line.type === 'table') {
      await flush();
      current = line.table;
    } else if (line.type === 'file') {
      await files?.put(line.key, line.bytes);
    } else {
      batch.push(line.json);
      size += line.json.length;
      if (batch.length >= BATCH.rows || size >= BATCH.characters) await flush();
    }
  }
  await flush();
  await later();
  return total;
}

/** Makes the tables as they were under the backup's migrations; answers what brings them, filled, to the newest. */
async function prepare(
  client: pg.PoolClient,
  head: BackupHead,
  migrations: Migration[],
): Promise<() => Promise<void>> {
  const had = new Map(Object.entries(head.migrations));
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

async function insert(client: pg.PoolClient, { table, columns }: BackupTable, rows: string[]): Promise<void> {
  const list = columns.map(quote).join(', ');
  await client.query(
    `insert into ${quote(table)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${quote(table)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

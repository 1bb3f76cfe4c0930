import type pg from 'pg';
import { type Migration, readMigrations } from '#app/db/migrate.ts';
import { type BackupFiles, type BackupTable, checkBackup, readBackup } from './backup-file.ts';
import { BATCH, insertRows, prepareTables, refuseInUse } from './fill-database.ts';
import { quote, readTables } from './tables.ts';

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
    await refuseInUse(client, 'restoring');
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
    if (current && batch.length > 0) {
      await insertRows(client, { name: current.table, columns: current.columns }, batch);
    }
    total += batch.length;
    batch = [];
    size = 0;
  }
  for await (const line of readBackup(path)) {
    if (line.type === 'head') {
      later = await prepareTables(client, new Map(Object.entries(line.head.migrations)), migrations);
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

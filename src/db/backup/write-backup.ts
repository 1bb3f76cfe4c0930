import { createHash } from 'node:crypto';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { syncFolder } from '#app/db/embedded/durable-fs.ts';
import { readApplied } from '#app/db/migrate.ts';
import { type BackupFoot, type BackupHead, type BackupTable, FORMAT } from './backup-file.ts';
import { quote, readTables, type Table } from './tables.ts';

/** Rows asked for at a time: as much is in memory at once. */
const BATCH = 500;

/**
 * Writes all data to `path` as it is at one moment; the file appears when it is whole. Answers the number of rows.
 * On the embedded database everybody else waits meanwhile, so `path` should be on a local disk.
 */
export async function writeBackup(pool: pg.Pool, path: string): Promise<number> {
  const draft = `${path}.${process.pid}.new`;
  const counted = { rows: 0 };
  const client = await pool.connect();
  try {
    const lines = Readable.from(backupLines(client, counted));
    await pipeline(lines, createGzip({ level: 4 }), createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, path);
    syncFolder(dirname(path));
    client.release();
  } catch (error) {
    client.release(true);
    rmSync(draft, { force: true });
    throw error;
  }
  return counted.rows;
}

async function* backupLines(client: pg.PoolClient, counted: { rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const lines of contentLines(client, counted)) {
    hash.update(lines);
    yield lines;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex'), rows: counted.rows } satisfies BackupFoot)}\n`;
}

async function* contentLines(client: pg.PoolClient, counted: { rows: number }): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local time zone 'UTC'`);
  const migrations = Object.fromEntries(await readApplied(client));
  const createdAt = new Date().toISOString();
  yield `${JSON.stringify({ format: FORMAT, createdAt, migrations } satisfies BackupHead)}\n`;
  for (const table of await readTables(client)) {
    const { rows } = await client.query<{ n: number }>(`select count(*) as n from ${quote(table.name)}`);
    const count = rows[0]?.n ?? 0;
    const { name, columns } = table;
    yield `${JSON.stringify({ table: name, columns, rows: count } satisfies BackupTable)}\n`;
    yield* rowLines(client, table);
    counted.rows += count;
  }
  await client.query('commit');
}

async function* rowLines(client: pg.PoolClient, { name, columns }: Table): AsyncGenerator<string> {
  const list = columns.map(quote).join(', ');
  await client.query(
    `declare backup no scroll cursor for select row_to_json(r)::text as line from (select ${list} from ${quote(name)}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
  }
  await client.query('close backup');
}

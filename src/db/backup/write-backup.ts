import { createHash } from 'node:crypto';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { syncFolder } from '#app/db/embedded/durable-fs.ts';
import { readApplied } from '#app/db/migrate.ts';
import {
  type BackupFile,
  type BackupFiles,
  type BackupFoot,
  type BackupHead,
  type BackupTable,
  FORMAT,
} from './backup-file.ts';
import { readRows } from './read-rows.ts';
import { quote, readTables } from './tables.ts';

/** Bytes of a file on one line. A multiple of 3: base64 then needs no filling. */
const PIECE = 3 * 32_768;

/**
 * Writes all data to `path` as it is at one moment, then the files; `path` appears when it is whole. Answers the number
 * of rows. On the embedded database everybody else waits for the rows, so `path` should be on a local disk.
 */
export async function writeBackup(pool: pg.Pool, path: string, files?: BackupFiles): Promise<number> {
  const draft = `${path}.${process.pid}.new`;
  const counted = { rows: 0 };
  const client = await pool.connect();
  try {
    const lines = Readable.from(backupLines(client, counted, files));
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

async function* backupLines(
  client: pg.PoolClient,
  counted: { rows: number },
  files: BackupFiles | undefined,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for (const part of [contentLines(client, counted), files ? fileLines(files) : []]) {
    for await (const lines of part) {
      hash.update(lines);
      yield lines;
    }
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
    for await (const lines of readRows(client, table)) yield lines.map((line) => `${line}\n`).join('');
    counted.rows += count;
  }
  await client.query('commit');
}

/** Files never change, so those of the rows are still what they were; one that was deleted since is left out. */
async function* fileLines(files: BackupFiles): AsyncGenerator<string> {
  for await (const key of files.keys()) {
    const bytes = await files.read(key);
    if (!bytes || bytes.byteLength === 0) continue;
    const lines = Math.ceil(bytes.byteLength / PIECE);
    yield `${JSON.stringify({ file: key, lines } satisfies BackupFile)}\n`;
    for (let at = 0; at < bytes.byteLength; at += PIECE)
      yield `${Buffer.from(bytes.subarray(at, at + PIECE)).toString('base64')}\n`;
  }
}

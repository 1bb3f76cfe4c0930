import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { lockDirectory } from './embedded/directory-lock.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { type Database, embeddedPool, overPool, serverPool } from './pool.ts';

export type { Database } from './pool.ts';

const OLDEST_SERVER = 15;
/** Milliseconds that a close waits for running transactions. */
const CLOSE_WITHIN = 10_000;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  /** Resolves if the embedded database stops by itself: nothing works any more and the process should end. */
  lost: Promise<Error>;
  /** Waits for running transactions, then closes and releases the directory. */
  close(): Promise<void>;
}

interface Options {
  config: { databaseUrl: string | null; dataDir: string };
  log: { error(fields: object, message: string): void };
}

/**
 * Opens the server at `databaseUrl`, or else the embedded database in `dataDir`. Does not migrate.
 * Throws DirectoryInUse when another process has the folder.
 */
export async function openDatabase({ config, log }: Options): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openServer(config.databaseUrl, log);
  return openEmbedded(config.dataDir, log);
}

async function openEmbedded(dataDir: string, log: Options['log']): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(dataDir);
  const embedded = await startEmbedded({ kind: 'directory', path: embeddedPath(dataDir) }).catch((error) => {
    lock.release();
    throw error;
  });
  const pool = embeddedPool(embedded, onLost(log));
  return {
    db: overPool(pool),
    pool,
    kind: 'embedded',
    lost: embedded.lost,
    close: onlyOnce(async () => {
      await endPool(pool);
      await embedded.stop();
      lock.release();
    }),
  };
}

/** A signal that comes during a shutdown closes again: the second call waits for the first. */
function onlyOnce(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | null = null;
  return () => {
    closing ??= close();
    return closing;
  };
}

function onLost(log: Options['log']) {
  return (error: Error) => log.error({ err: error }, 'a database connection was lost');
}

/** Where the embedded database lies in the data folder. */
export function embeddedPath(dataDir: string): string {
  return `${dataDir}/database`;
}

/** Waits for clients in use, but not for ever: one that was never released must not stop the shutdown. */
async function endPool(pool: pg.Pool): Promise<void> {
  const deadline = new AbortController();
  const given = setTimeout(CLOSE_WITHIN, undefined, { signal: deadline.signal, ref: false }).catch(() => {});
  await Promise.race([pool.end(), given]);
  deadline.abort();
}

async function openServer(url: string, log: Options['log']): Promise<OpenDatabase> {
  const pool = serverPool(url, onLost(log));
  await refuseServer(pool).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    db: overPool(pool),
    pool,
    kind: 'server',
    lost: new Promise(() => {}),
    close: onlyOnce(() => endPool(pool)),
  };
}

async function refuseServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    )
    .catch((error) => {
      // The address is left out: it may hold a password.
      throw new Error(`The server of DATABASE_URL cannot be used: ${error.message || error.code}`, {
        cause: error,
      });
    });
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (!(version >= OLDEST_SERVER)) {
    throw new Error(`DATABASE_URL is PostgreSQL ${version}; ${OLDEST_SERVER} or newer is needed.`);
  }
  const encoding = rows[0]?.encoding;
  // Others refuse the first Hindi name, or take it and then find it by no other spelling.
  if (encoding !== 'UTF8') {
    throw new Error(
      `The database of DATABASE_URL has the encoding ${encoding}; make one with UTF8: create database … encoding 'UTF8' template template0.`,
    );
  }
}

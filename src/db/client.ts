import { mkdirSync } from 'node:fs';
import type pg from 'pg';
import { startEmbedded } from './embedded/start-embedded.ts';
import { type Database, embeddedPool, overPool, serverPool } from './pool.ts';

export type { Database } from './pool.ts';

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

/** Opens the server at `databaseUrl`, or else the embedded database in `dataDir`. Does not migrate. */
export async function openDatabase({ config, log }: Options): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openServer(config.databaseUrl, log);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const embedded = await startEmbedded({ kind: 'directory', path: `${config.dataDir}/database` });
  const pool = embeddedPool(embedded);
  pool.on('error', (error) => log.error({ err: error }, 'a database connection was lost'));
  return {
    db: overPool(pool),
    pool,
    kind: 'embedded',
    lost: embedded.lost,
    async close() {
      await pool.end();
      await embedded.stop();
    },
  };
}

async function openServer(url: string, log: Options['log']): Promise<OpenDatabase> {
  const pool = serverPool(url);
  pool.on('error', (error) => log.error({ err: error }, 'a database connection was lost'));
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < 15) {
    await pool.end();
    throw new Error(`DATABASE_URL is a PostgreSQL ${version} server; 15 or newer is needed.`);
  }
  return { db: overPool(pool), pool, kind: 'server', lost: new Promise(() => {}), close: () => pool.end() };
}

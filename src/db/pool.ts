import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Embedded } from './embedded/start-embedded.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

const COMMON: pg.PoolConfig = { max: 10, connectionTimeoutMillis: 10_000 };

// Process-wide, because drizzle passes these two types on to the defaults of node-postgres: dates stay 'YYYY-MM-DD'
// (a Date would move them by the time zone) and bigints, such as count(*), are numbers.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, readBigint);

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** The pool over the embedded database: one session, so ten connections only wait for each other in order. */
export function embeddedPool(embedded: Embedded): pg.Pool {
  return new pg.Pool({
    ...COMMON,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => embedded.connect(),
  });
}

/** The pool over a PostgreSQL server. A transaction left open is ended by the server. */
export function serverPool(connectionString: string): pg.Pool {
  return new pg.Pool({ ...COMMON, connectionString, idle_in_transaction_session_timeout: 30_000 });
}

export function overPool(pool: pg.Pool): Database {
  return drizzle(pool, { schema });
}

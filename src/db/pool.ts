import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Embedded } from './embedded/start-embedded.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** By this name a server's list of connections shows ours. */
export const APPLICATION_NAME = 'deodar';

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

/** Told of a connection that was lost outside a query; the query or transaction that meets it fails by itself. */
type OnLost = (error: Error) => void;

/** The pool over the embedded database: one session, so ten connections only wait for each other in order. */
export function embeddedPool(embedded: Embedded, onLost: OnLost): pg.Pool {
  const stream = () => embedded.connect();
  return guarded(
    new pg.Pool({ ...COMMON, user: 'postgres', database: 'postgres', ssl: false, stream }),
    onLost,
  );
}

/**
 * The pool over a PostgreSQL server. A transaction left open is ended by the server. Statements are not compiled (`jit`):
 * compiling a report took three times as long as running it over a million bookings.
 */
export function serverPool(connectionString: string, onLost: OnLost): pg.Pool {
  const settings = {
    application_name: APPLICATION_NAME,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c jit=off',
  };
  return guarded(new pg.Pool({ ...COMMON, ...settings, connectionString }), onLost);
}

/** Without listeners a lost connection would end the process: the pool's for idle clients, the client's for taken ones. */
function guarded(pool: pg.Pool, onLost: OnLost): pg.Pool {
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return pool;
}

export function overPool(pool: pg.Pool): Database {
  return drizzle(pool, { schema });
}

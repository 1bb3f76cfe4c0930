import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { ContentSignal, Logger, Queryable } from '#app/services/context.ts';

const CHANNEL = 'deodar_content';
const RETRY_MS = 2000;

export interface ContentSource extends ContentSignal {
  onChange(listener: () => void): void;
  /** Listens to other processes over the database; without it only this process's changes are heard. */
  listen(pool: pg.Pool): void;
  stop(): void;
}

/** Tells the page cache of every process that content has changed (LISTEN/NOTIFY), and of this one at once. */
export function createContentSignal(log: Logger): ContentSource {
  const listeners: Array<() => void> = [];
  let stopped = false;
  let client: pg.PoolClient | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function connect(pool: pg.Pool): Promise<void> {
    if (stopped) return;
    try {
      client = await pool.connect();
      client.on('notification', tell);
      client.on('error', (error) => lost(pool, error));
      await client.query(`LISTEN ${CHANNEL}`);
      // Whatever changed while nobody listened is unknown, so all pages count as old.
      tell();
    } catch (error) {
      lost(pool, error);
    }
  }

  function lost(pool: pg.Pool, error: unknown): void {
    client?.release(true);
    client = null;
    if (stopped) return;
    log.warn({ err: error }, 'the content channel was lost; connecting again');
    setTimeout(() => void connect(pool), RETRY_MS).unref();
  }

  return {
    async changed(tx: Queryable) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
    },
    committed: tell,
    onChange(listener) {
      listeners.push(listener);
    },
    listen(pool) {
      void connect(pool);
    },
    stop() {
      stopped = true;
      client?.release(true);
      client = null;
    },
  };
}

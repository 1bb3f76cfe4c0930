import type pg from 'pg';

const RETRY_MS = 2000;

export interface Notifications {
  /** Before `listen`: what happens on a channel, and what to do when something of it may have been missed. */
  on(channel: string, listener: { heard(payload: string): void; missed(): void }): void;
  listen(pool: pg.Pool): void;
  stop(): void;
}

/**
 * What the database tells by NOTIFY, to everything in this process: one connection listens for all of it, and is opened
 * anew when it was lost.
 */
export function createNotifications(
  log: { warn(fields: object, message: string): void },
  { retryMs = RETRY_MS } = {},
): Notifications {
  const listeners = new Map<string, { heard(payload: string): void; missed(): void }>();
  let stopped = false;
  let client: pg.PoolClient | null = null;

  async function connect(pool: pg.Pool): Promise<void> {
    if (stopped) return;
    try {
      const taken = await pool.connect();
      client = taken;
      taken.on('notification', ({ channel, payload }) => listeners.get(channel)?.heard(payload ?? ''));
      taken.on('error', (error) => lost(pool, taken, error));
      for (const channel of listeners.keys()) await taken.query(`listen ${channel}`);
      // What happened while nobody listened is unknown.
      for (const { missed } of listeners.values()) missed();
    } catch (error) {
      lost(pool, client, error);
    }
  }

  function lost(pool: pg.Pool, of: pg.PoolClient | null, error: unknown): void {
    if (of !== client) return;
    release();
    if (stopped) return;
    log.warn({ err: error }, 'the line for notifications was lost; connecting again');
    setTimeout(() => void connect(pool), retryMs).unref();
  }

  function release(): void {
    client?.release(true);
    client = null;
  }

  return {
    on: (channel, listener) => void listeners.set(channel, listener),
    listen: (pool) => void connect(pool),
    stop() {
      stopped = true;
      release();
    },
  };
}

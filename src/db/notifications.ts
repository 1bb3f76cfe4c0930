import type pg from 'pg';

/** After the first try, which follows the loss at once. */
const RETRY_MS = 2000;
const CHECK_MS = 10_000;
const ANSWER_MS = 5_000;

export interface Notifications {
  /** Before `listen`: what happens on a channel, and what to do when something of it may have been missed. */
  on(channel: string, listener: { heard(payload: string): void; missed(): void }): void;
  /** `checked`: asks now and then whether the line is alive, for a server whose end nobody may ever tell. */
  listen(pool: pg.Pool, options: { checked: boolean }): void;
  stop(): void;
}

/**
 * What the database tells by NOTIFY, to everything in this process: one connection listens for all of it, and is opened
 * anew when it was lost.
 */
export function createNotifications(
  log: { warn(fields: object, message: string): void },
  { retryMs = RETRY_MS, checkMs = CHECK_MS, answerMs = ANSWER_MS } = {},
): Notifications {
  const listeners = new Map<string, { heard(payload: string): void; missed(): void }>();
  let stopped = false;
  let client: pg.PoolClient | null = null;
  let failures = 0;
  let checking: NodeJS.Timeout | undefined;

  async function connect(pool: pg.Pool): Promise<void> {
    if (stopped) return;
    try {
      const taken = await pool.connect();
      client = taken;
      if (stopped) return release();
      taken.on('notification', ({ channel, payload }) => listeners.get(channel)?.heard(payload ?? ''));
      taken.on('error', (error) => lost(pool, taken, error));
      for (const channel of listeners.keys()) await taken.query(`listen ${channel}`);
      failures = 0;
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
    setTimeout(() => void connect(pool), failures === 0 ? 0 : retryMs).unref();
    failures += 1;
  }

  /** A machine that vanished closes nothing: without an answer in time the line counts as lost. */
  async function check(pool: pg.Pool): Promise<void> {
    const asked = client;
    if (!asked || failures > 0) return;
    const late = setTimeout(() => lost(pool, asked, new Error('The line is silent.')), answerMs).unref();
    await asked.query('select 1').catch((error: unknown) => lost(pool, asked, error));
    clearTimeout(late);
  }

  function release(): void {
    client?.release(true);
    client = null;
  }

  return {
    on: (channel, listener) => void listeners.set(channel, listener),
    listen(pool, { checked }) {
      if (checked) checking = setInterval(() => void check(pool), checkMs).unref();
      void connect(pool);
    },
    stop() {
      stopped = true;
      clearInterval(checking);
      release();
    },
  };
}

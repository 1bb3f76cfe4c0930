import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { JobQueue, Jobs, Logger, Queryable } from '#app/services/context.ts';
import type { JobHandlers, Schedule } from './handlers.ts';

/** Milliseconds after an enqueue at which this process looks for the job: its transaction commits at some of them. */
const WAKE_AFTER = [20, 80, 250, 700, 1500];
/** Another process's jobs, and retries, are found at this pace. */
const POLL_SECONDS = 2;
const SCHEDULE_POLL_SECONDS = 5;
const STOP_WITHIN_MS = 10_000;

/** Tries after 4, 8, 16 … seconds, at most two hours apart; how often is the verb's own rule. */
const RETRIES = { retryLimit: 50, retryDelay: 4, retryBackoff: true, retryDelayMax: 7200 };
/** After so long a job that a crash took with it is given out again; pg-boss's own is 15 minutes. */
const EXPIRY: Partial<Record<keyof Jobs, number>> = {
  'picture.make': 120,
  'message.send': 180,
  'import.run': 120,
};
const KEEP = { deleteAfterSeconds: 3600, retentionSeconds: 30 * 24 * 3600 };

export interface RunningQueue extends JobQueue {
  start(handlers: JobHandlers): Promise<void>;
  /** Takes no new jobs and waits for running ones, 10 s at most. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  pool: pg.Pool;
  log: Logger;
  /** Seconds before the first retry; tests shorten it. */
  retryDelay?: number;
}

/** Jobs in the database (pg-boss, schema `pgboss`): enqueued in the caller's transaction, run by any process. */
export function createJobQueue({ pool, log, retryDelay = RETRIES.retryDelay }: QueueOptions): RunningQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  const workers = new Map<keyof Jobs, string>();
  const timers = new Set<NodeJS.Timeout>();
  let running = false;

  /** Looks for work soon after an enqueue, without knowing when its transaction commits. */
  function wake(name: keyof Jobs): void {
    const worker = workers.get(name);
    if (worker === undefined || timers.size > 20) return;
    for (const delay of WAKE_AFTER) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        boss.notifyWorker(worker);
      }, delay).unref();
      timers.add(timer);
    }
  }

  return {
    async enqueue(tx: Queryable, name, data) {
      // Asking the queue's table is known only once it runs; before that the sweeper finds what was written.
      if (!running) return;
      await boss.send(name, data, { db: fromDrizzle(tx, sql), singletonKey: singletonKey(data) });
      wake(name);
    },
    async start({ jobs, schedules }) {
      await boss.start();
      for (const name of Object.keys(jobs) as Array<keyof Jobs>) {
        const expireInSeconds = EXPIRY[name];
        await boss.createQueue(name, {
          policy: 'exclusive',
          ...RETRIES,
          retryDelay,
          ...KEEP,
          ...(expireInSeconds && { expireInSeconds }),
        });
        workers.set(name, await work(name, jobs));
      }
      for (const schedule of schedules) await runOnSchedule(schedule);
      await forgetOthers(schedules);
      running = true;
    },
    async stop() {
      running = false;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };

  function work<Name extends keyof Jobs>(name: Name, jobs: JobHandlers['jobs']): Promise<string> {
    return boss.work<Jobs[Name]>(
      name,
      { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: 3 },
      async (batch) => {
        for (const job of batch) await jobs[name](job.data);
      },
    );
  }

  /** One run at a time over all processes; one that failed is not repeated, since the next comes by itself. */
  async function runOnSchedule({ name, cron, run }: Schedule): Promise<void> {
    await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, ...KEEP });
    await boss.work(name, { pollingIntervalSeconds: SCHEDULE_POLL_SECONDS }, async () => {
      try {
        await run();
      } catch (error) {
        log.error({ err: error, job: name }, 'a scheduled job failed');
        throw error;
      }
    });
    await boss.schedule(name, cron);
  }

  async function forgetOthers(schedules: Schedule[]): Promise<void> {
    const known = new Set<string>(schedules.map((one) => one.name));
    for (const { name } of await boss.getSchedules()) if (!known.has(name)) await boss.unschedule(name);
  }
}

/** A thing has one job of a kind at a time, however many ask for it. */
function singletonKey(data: Jobs[keyof Jobs]): string {
  if ('linkId' in data) return data.linkId;
  if ('importId' in data) return data.importId;
  return 'messageId' in data ? data.messageId : data.pictureId;
}

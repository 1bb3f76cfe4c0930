import type http from 'node:http';
import type { Logger } from '#app/services/context.ts';

const PATIENCE_MS = 10_000;

export interface ShutdownOptions {
  server: http.Server;
  log: Logger;
  /** Ends what would otherwise stay in flight for ever. */
  first(): void;
  /** Run in this order once no request is in flight: jobs, mail, database last. */
  steps: Array<() => Promise<unknown> | undefined>;
}

/** On SIGINT, SIGTERM or SIGHUP: no new connections, requests in flight finish (10 s at most), then each step. */
export function shutDownOnSignal({ server, log, first, steps }: ShutdownOptions): void {
  let ending = false;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'stopping: finishing requests in flight');
    first();
    await new Promise<void>((resolve) => {
      const patience = setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, PATIENCE_MS);
      // A kept-alive connection ends once its answer is out, not when its own time-out comes.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      server.close(() => {
        clearInterval(idle);
        clearTimeout(patience);
        resolve();
      });
    });
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'a part did not stop cleanly');
      }
    }
    process.exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
}

import pino from 'pino';
import type { Logger } from '#app/services/context.ts';

/**
 * Structured lines on standard output, written beside the work: nobody's answer waits for a terminal or a full pipe.
 * What is left is written at the exit. Callers log ids and routes, never names, addresses, bodies or secrets.
 */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, sync: false }),
  );
}

import pino from 'pino';
import type { Logger } from '#app/services/context.ts';

/** Structured lines on standard output. Callers log ids and routes, never names, addresses, bodies or secrets. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

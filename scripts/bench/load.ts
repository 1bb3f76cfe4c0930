import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cpuSeconds } from './cores.ts';

const WORKER = fileURLToPath(new URL('./load-worker.ts', import.meta.url));
const result = z.object({ requests: z.number(), seconds: z.number() });

export interface Load {
  url: string;
  headers: Record<string, string>;
  /** Posted as JSON; `{n}` in it is another number each time. Without it the address is asked for. */
  body?: string;
  connections: number;
  seconds: number;
}

export interface Measured {
  /** Requests per second of the clock. */
  rate: number;
  /** Seconds of processor time that the server took for one request. */
  cpu: number;
}

/**
 * Sends one request over and over from a process of its own to the server with process id `pid`; throws on any answer
 * but 200. By the processor time other work on the machine changes little.
 */
export async function measureLoad(load: Load, pid: number): Promise<Measured> {
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)(process.execPath, [WORKER, JSON.stringify(load)]);
  const { requests, seconds } = result.parse(JSON.parse(stdout));
  return { rate: requests / seconds, cpu: (cpuSeconds(pid) - before) / requests };
}

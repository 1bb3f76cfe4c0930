import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { cpuSeconds } from './cores.ts';

const WORKER = fileURLToPath(new URL('./load-worker.ts', import.meta.url));
const result = z.object({ requests: z.number() });

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/**
 * Asks for one address over and over from a process of its own; throws on any wrong answer. Answers requests per second
 * of the processor that process `pid` took to answer them: what it would do with a core to itself, whatever else runs.
 */
export async function measureLoad(load: Load, pid: number): Promise<number> {
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)(process.execPath, [WORKER, JSON.stringify(load)]);
  const { requests } = result.parse(JSON.parse(stdout));
  return requests / (cpuSeconds(pid) - before);
}

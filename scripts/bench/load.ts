import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const WORKER = fileURLToPath(new URL('./load-worker.ts', import.meta.url));
const result = z.object({ requests: z.number(), seconds: z.number() });

export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Asks for one address over and over from a process of its own. Answers requests per second; throws on any wrong answer. */
export async function measureLoad(load: Load): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [WORKER, JSON.stringify(load)]);
  const { requests, seconds } = result.parse(JSON.parse(stdout));
  return requests / seconds;
}

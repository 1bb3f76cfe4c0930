import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/support/server-process.ts';
import { startTemporaryPostgres } from '../test/temporary-postgres.ts';
import type { Part, Row } from './part.ts';

const SETTLE_MS = 10_000;

/** Resident memory of a server that was started again, has shown its landing page and then rests. Linux only. */
export const memory: Part = {
  name: 'memory',
  async run() {
    const embedded = await restingMegabytes({});
    const postgres = await startTemporaryPostgres({ durable: false });
    try {
      const server = await restingMegabytes({ DATABASE_URL: postgres.url });
      return [
        row('memory at rest, the embedded database in it', embedded, 400),
        row('memory at rest, with PostgreSQL', server, 200),
      ];
    } finally {
      postgres.stop();
    }
  },
};

async function restingMegabytes(env: Record<string, string>): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deodar-memory-'));
  const options = { env: { LOG_LEVEL: 'error', ...env }, dataDir };
  // The first start makes the database and its content, which happens once.
  await (await startServer(options)).stop();
  const server = await startServer(options);
  await (await fetch(`${server.url}/`)).text();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const resting = residentMegabytes(server.pid);
  await server.stop();
  rmSync(dataDir, { recursive: true });
  return resting;
}

/** Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function row(what: string, megabytes: number, most: number): Row {
  return {
    what,
    ours: `${Math.round(megabytes)} MB`,
    reference: '',
    ratio: null,
    budget: `≤ ${most} MB`,
    isKept: megabytes <= most,
  };
}

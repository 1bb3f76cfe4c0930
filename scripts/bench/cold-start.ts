import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/support/server-process.ts';
import { median, type Part } from './part.ts';
import { startBareServer } from './start-bare-server.ts';

const ROUNDS = 5;
const MOST_SECONDS = 3;

/** From `node` to the first answer, with a database that is there already; beside a node:http server's first answer. */
export const coldStart: Part = {
  name: 'cold-start',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'deodar-cold-'));
    const options = { env: { LOG_LEVEL: 'error' }, dataDir };
    const began = performance.now();
    // The first start makes the database and its content, which happens once.
    await (await startServer(options)).stop();
    const first = (performance.now() - began) / 1000;
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(
        await secondsOf(async () => {
          const server = await startServer(options);
          return () => server.stop();
        }),
      );
      theirs.push(
        await secondsOf(async () => {
          const server = await startBareServer(Buffer.from('x'), {});
          await (await fetch(server.url)).text();
          return async () => server.stop();
        }),
      );
    }
    rmSync(dataDir, { recursive: true, force: true });
    const time = median(ours);
    return [
      {
        what: `cold start to the first answer (the very first, with its database, ${first.toFixed(1)} s)`,
        ours: `${time.toFixed(2)} s`,
        reference: `${median(theirs).toFixed(2)} s, node:http`,
        ratio: time / median(theirs),
        budget: `≤ ${MOST_SECONDS} s`,
        isKept: time <= MOST_SECONDS,
      },
    ];
  },
};

/** Starts something, ends it, and answers how long the start took. */
async function secondsOf(start: () => Promise<() => Promise<unknown>>): Promise<number> {
  const began = performance.now();
  const stop = await start();
  const seconds = (performance.now() - began) / 1000;
  await stop();
  return seconds;
}

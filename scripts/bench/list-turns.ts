import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type pg from 'pg';
import type { TestApp } from '#tests/support/test-app.ts';
import { measureLoad } from './load.ts';
import { median, perSecond, type Row } from './part.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const WARM_SECONDS = 1;
const TURN_SECONDS = 1;
const AT_ONCE = 8;

export interface ListTurn {
  what: string;
  /** Ours, below /api. */
  path: string;
  /** What the bare server runs for its answer. */
  sql: string;
  params?: unknown[];
}

/**
 * Lists of the API over HTTP, in turn with a bare node:http server that runs the same statement on the same database
 * and sends its rows as JSON. Both stand in this process, and requests come from another one.
 */
export async function measureLists(
  app: TestApp,
  pool: pg.Pool,
  turns: readonly ListTurn[],
  least: number,
): Promise<Row[]> {
  const cookie = await app.loginAsStaff();
  const bare = createServer(async (request, response) => {
    const { sql = 'select 1', params = [] } = turns[Number(request.url?.slice(1))] ?? {};
    // As arrays: columns of one name would hide each other.
    const { rows } = await pool.query({ text: sql, values: params, rowMode: 'array' });
    const body = Buffer.from(JSON.stringify(rows));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  const ours = createAdaptorServer({ fetch: app.api.fetch }) as Server;
  try {
    const [bareUrl, ourUrl] = [await listen(bare), await listen(ours)];
    const rows: Row[] = [];
    for (const [at, turn] of turns.entries()) {
      rows.push(await measure(turn, `${ourUrl}/api${turn.path}`, `${bareUrl}/${at}`, cookie, least));
      // The test app keeps every line of its log, which a server does not.
      app.logged.length = 0;
    }
    return rows;
  } finally {
    for (const server of [bare, ours]) server.close();
  }
}

async function measure(
  { what }: ListTurn,
  ourUrl: string,
  bareUrl: string,
  cookie: string,
  least: number,
): Promise<Row> {
  const rate = async (url: string, seconds: number) =>
    (await measureLoad({ url, headers: { cookie }, connections: AT_ONCE, seconds }, process.pid)).rate;
  await rate(ourUrl, WARM_SECONDS);
  await rate(bareUrl, WARM_SECONDS);
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await rate(ourUrl, TURN_SECONDS));
    theirs.push(await rate(bareUrl, TURN_SECONDS));
  }
  const ratio = median(mine.map((one, round) => one / (theirs[round] ?? Number.NaN)));
  return {
    what,
    ours: perSecond(median(mine)),
    reference: `${perSecond(median(theirs))}, node:http`,
    ratio,
    budget: `≥ ${least}`,
    isKept: ratio >= least,
  };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

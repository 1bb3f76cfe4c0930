import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startEmbedded } from '#app/db/embedded/start-embedded.ts';
import { embeddedPool } from '#app/db/pool.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median, type Part, perSecond } from './part.ts';

const ROUNDS = 3;
const ORDERS = 200;
const AT_ONCE = 8;
const LEAST = 0.3;
const offers = z.array(z.looseObject({ id: z.string(), enquiry_only: z.boolean().nullish() }));

/** create-order over HTTP with the simulator, and single-row durable inserts into the same kind of database, by turns. */
export const createOrder: Part = {
  name: 'create-order',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'deodar-bare-db-'));
    const bare = await startEmbedded({ kind: 'directory', path: join(folder, 'data') });
    const pool = embeddedPool(bare, () => {});
    const server = await startServer({ env: { LOG_LEVEL: 'error', FORM_LIMIT_PER_MINUTE: '1000000' } });
    try {
      await pool.query('create table bare (id bigint generated always as identity, body jsonb not null)');
      const packageId = await bookablePackage(server.url);
      const orders: number[] = [];
      const inserts: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        orders.push(await rateOf((index) => order(server.url, packageId, `bench-${round}-${index}`)));
        inserts.push(
          await rateOf(() => pool.query('insert into bare (body) values ($1)', [bookingBody(packageId)])),
        );
      }
      const ratio = median(orders) / median(inserts);
      return [
        {
          what: `create-order, ${AT_ONCE} at once`,
          ours: perSecond(median(orders)),
          reference: `${perSecond(median(inserts))} durable inserts`,
          ratio,
          budget: `≥ ${LEAST}`,
          isKept: ratio >= LEAST,
        },
      ];
    } finally {
      await server.stop();
      await pool.end();
      await bare.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function bookablePackage(url: string): Promise<string> {
  const list = offers.parse(await (await fetch(`${url}/api/packages`)).json());
  const found = list.find((one) => !one.enquiry_only);
  if (!found) throw new Error('No package can be booked.');
  return found.id;
}

async function order(url: string, packageId: string, key: string): Promise<void> {
  const body = bookingBody(packageId, { idempotencyKey: key, name: `Asha ${key}` });
  const response = await fetch(`${url}/api/bookings/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`create-order answered ${response.status}: ${text}`);
}

/** Per second, with `AT_ONCE` running at any time. */
async function rateOf(work: (index: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < ORDERS; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return ORDERS / ((performance.now() - started) / 1000);
}

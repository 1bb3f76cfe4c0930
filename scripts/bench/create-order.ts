import { z } from 'zod';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startBareDatabase } from './bare-database.ts';
import { type Measured, measureLoad } from './load.ts';
import { median, type Part, perSecond } from './part.ts';

const ROUNDS = 9;
const AT_ONCE = 8;
const WARM_SECONDS = 4;
const TURN_SECONDS = 1;
const LEAST = 0.3;
const offers = z.array(z.looseObject({ id: z.string(), enquiry_only: z.boolean().nullish() }));

/**
 * create-order over HTTP with the simulator, and single-row durable inserts into the same kind of database, each a
 * commit of its own. Both are warm and take short turns, so that other work on the machine meets both.
 */
export const createOrder: Part = {
  name: 'create-order',
  async run() {
    const bare = await startBareDatabase();
    const server = await startServer({ env: { FORM_LIMIT_PER_MINUTE: '1000000' } });
    try {
      const body = bookingBody(await bookablePackage(server.url));
      const load = {
        url: `${server.url}/api/bookings/create-order`,
        headers: { origin: server.url },
        body: JSON.stringify({ ...body, name: 'Asha {n}', idempotencyKey: 'bench-{n}' }),
        connections: AT_ONCE,
      };
      const order = (seconds: number) => measureLoad({ ...load, seconds }, server.pid);
      const insert = (seconds: number) => bare.measureInserts(body, { atOnce: AT_ONCE, seconds });
      await order(WARM_SECONDS);
      await insert(WARM_SECONDS);
      const orders: Measured[] = [];
      const inserts: Measured[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        orders.push(await order(TURN_SECONDS));
        inserts.push(await insert(TURN_SECONDS));
      }
      const ratio = median(orders.map(({ rate }, round) => rate / (inserts[round]?.rate ?? Number.NaN)));
      return [
        {
          what: `create-order, ${AT_ONCE} at once`,
          ours: sayRate(orders),
          reference: `${sayRate(inserts)}, durable inserts`,
          ratio,
          budget: `≥ ${LEAST}`,
          isKept: ratio >= LEAST,
        },
      ];
    } finally {
      await server.stop();
      await bare.stop();
    }
  },
};

function sayRate(turns: Measured[]): string {
  const milliseconds = median(turns.map(({ cpu }) => cpu)) * 1000;
  return `${perSecond(median(turns.map(({ rate }) => rate)))} (${milliseconds.toFixed(2)} ms of CPU each)`;
}

async function bookablePackage(url: string): Promise<string> {
  const list = offers.parse(await (await fetch(`${url}/api/packages`)).json());
  const found = list.find((one) => !one.enquiry_only);
  if (!found) throw new Error('No package can be booked.');
  return found.id;
}

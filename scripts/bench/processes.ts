import { z } from 'zod';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { type Fleet, startFleet } from '#tests/support/fleet.ts';
import { startTemporaryPostgres } from '../test/temporary-postgres.ts';
import { type Load, measureLoad } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { median, type Part, perSecond, type Row } from './part.ts';

const ROUNDS = 3;
const AT_ONCE = 16;
const WARM_SECONDS = 4;
const TURN_SECONDS = 4;
const offers = z.array(z.looseObject({ id: z.string(), enquiry_only: z.boolean().nullish() }));

/**
 * One process and two over a durable PostgreSQL, both behind the same plain proxy. Load, proxy and database share the
 * machine with them, so a machine with few cores shows little of what two can do.
 */
export const processes: Part = {
  name: 'processes',
  async run() {
    const postgres = await startTemporaryPostgres({ durable: true });
    const env = { PAYMENTS: 'simulator', FORM_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };
    const fleet = await startFleet({ processes: 2, env, server: postgres.url });
    try {
      const rows: Row[] = [];
      for (const [what, load] of Object.entries(await loadsOf(fleet.proxy.url)))
        rows.push(await compare(fleet, what, load));
      const memory = Math.max(...fleet.servers.map(({ pid }) => residentMegabytes(pid)));
      return [...rows, rowOf('memory of each process after that', `${Math.round(memory)} MB`)];
    } finally {
      await fleet.stop();
      postgres.stop();
    }
  },
};

async function compare({ proxy, servers }: Fleet, what: string, load: Omit<Load, 'seconds'>): Promise<Row> {
  const ports = servers.map(({ port }) => port);
  const rate = async (among: number[], seconds: number) => {
    proxy.serve(among);
    return (await measureLoad({ ...load, seconds }, servers[0]?.pid ?? 0)).rate;
  };
  await rate(ports, WARM_SECONDS);
  const [one, two]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    two.push(await rate(ports, TURN_SECONDS));
    one.push(await rate(ports.slice(0, 1), TURN_SECONDS));
  }
  const [slower, faster] = [median(one), median(two)];
  const title = `${what}, by two processes behind a proxy`;
  return {
    ...rowOf(title, perSecond(faster)),
    reference: `${perSecond(slower)} by one`,
    ratio: faster / slower,
  };
}

function rowOf(what: string, ours: string): Row {
  return { what, ours, reference: '', ratio: null, budget: '', isKept: null };
}

async function loadsOf(url: string): Promise<Record<string, Omit<Load, 'seconds'>>> {
  const list = offers.parse(await (await fetch(`${url}/api/packages`)).json());
  const bookable = list.find((one) => !one.enquiry_only);
  if (!bookable) throw new Error('No package can be booked.');
  const body = { ...bookingBody(bookable.id), name: 'Asha {n}', idempotencyKey: 'bench-{n}' };
  const ask = (path: string) => ({ url: `${url}${path}`, headers: {}, connections: AT_ONCE });
  return {
    'a page from memory': ask('/'),
    'a page rendered anew (a search)': ask('/?q=kerala'),
    'a list of the API': ask('/api/packages?limit=20'),
    'create-order': {
      ...ask('/api/bookings/create-order'),
      headers: { origin: url },
      body: JSON.stringify(body),
    },
  };
}

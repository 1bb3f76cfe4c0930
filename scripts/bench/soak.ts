import type { OrderResponse } from '#app/contract/bookings.ts';
import type { PackageView } from '#app/contract/content.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { residentMegabytes } from './memory.ts';
import { median, type Part, perSecond } from './part.ts';

const MINUTES = Number(process.env.BENCH_SOAK_MINUTES ?? 10);
const WORKERS = 6;
/** Between two calls of one worker, so that the machine is busy and not full. */
const PAUSE_MS = 15;
const SAMPLE_MS = 2_000;
const MOST_WAIT_MS = 500;
/** Of the last quarter's memory by that of the second: in the first one everything warms up. */
const MOST_GROWTH = 1.15;

interface Visit {
  name: string;
  /** Of all visits. */
  share: number;
  run(server: ServerProcess, n: number): Promise<void>;
}

/**
 * Visitors, orders, payments, staff, papers and uploads at the same time, for ten minutes. Every answer must be the one
 * that was hoped for, and memory must stay as it was. Run by its name alone.
 */
export const soak: Part = {
  name: 'soak',
  async run() {
    const server = await startServer({
      env: { LOG_LEVEL: 'error', FORM_LIMIT_PER_MINUTE: '1000000' },
    });
    try {
      const visits = await prepare(server);
      const end = performance.now() + MINUTES * 60_000;
      const waits: number[] = [];
      const memory: number[] = [];
      const failures: string[] = [];
      let count = 0;
      const work = async () => {
        while (performance.now() < end) {
          count += 1;
          const visit = pick(visits, count);
          const began = performance.now();
          await visit
            .run(server, count)
            .catch((error: unknown) => failures.push(`${visit.name}: ${String(error).slice(0, 200)}`));
          waits.push(performance.now() - began);
          await pause(PAUSE_MS);
        }
      };
      const watch = async () => {
        while (performance.now() < end) {
          memory.push(residentMegabytes(server.pid));
          await pause(SAMPLE_MS);
        }
      };
      await Promise.all([...Array.from({ length: WORKERS }, work), watch()]);
      if (failures.length > 0) console.error([...new Set(failures)].slice(0, 10).join('\n'));
      return table({ waits, memory, failures: failures.length });
    } finally {
      await server.stop();
    }
  },
};

function table(seen: { waits: number[]; memory: number[]; failures: number }) {
  const what = `${MINUTES} minutes of mixed load`;
  const quarter = Math.max(1, Math.floor(seen.memory.length / 4));
  const early = median(seen.memory.slice(quarter, 2 * quarter));
  const late = median(seen.memory.slice(-quarter));
  const sorted = seen.waits.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  const visits = seen.waits.length;
  return [
    {
      what: `${what}: visits that failed`,
      ours: String(seen.failures),
      reference: `of ${visits.toLocaleString('en-IN')}, ${perSecond(visits / (MINUTES * 60))}`,
      ratio: null,
      budget: '0',
      isKept: seen.failures === 0,
    },
    {
      what: `${what}: a visit, p99`,
      ours: `${p99.toFixed(0)} ms`,
      reference: `${median(seen.waits).toFixed(1)} ms, the middle one`,
      ratio: null,
      budget: `≤ ${MOST_WAIT_MS} ms`,
      isKept: p99 <= MOST_WAIT_MS,
    },
    {
      what: `${what}: memory at the end`,
      ours: `${late.toFixed(0)} MB`,
      reference: `${early.toFixed(0)} MB, second quarter`,
      ratio: late / early,
      budget: `≤ ${MOST_GROWTH}`,
      isKept: late / early <= MOST_GROWTH,
    },
  ];
}

/** Signs in, and looks for what the visits are about. */
async function prepare(server: ServerProcess): Promise<Visit[]> {
  const cookie = await signIn(server);
  const trips = (await read(server, '/api/packages')) as PackageView[];
  const trip = trips.find((one) => one.bookable);
  if (!trip) throw new Error('No package can be booked.');
  const staff = (name: string, share: number, path: (n: number) => string): Visit => ({
    name,
    share,
    run: async (to, n) => void (await read(to, `/api${path(n)}`, { headers: { cookie } })),
  });
  const orders: string[] = [];
  return [
    visitor('landing page', 20, () => '/'),
    visitor('page of a trip', 10, (n) => `/packages/${trips[n % trips.length]?.slug}`),
    visitor('search of trips', 5, (n) => `/?q=word${n % 200}`),
    visitor('API of trips', 10, () => '/api/packages?limit=10'),
    {
      name: 'order',
      share: 8,
      async run(to, n) {
        const body = { ...bookingBody(trip.id), name: `Soak ${n}`, idempotencyKey: `soak-order-${n}` };
        const order = (await send(to, '/api/bookings/create-order', body)) as OrderResponse;
        orders.push(order.reference);
      },
    },
    staff('list of bookings', 12, (n) => `/crm/bookings?limit=25&q=${n % 3 === 0 ? `soak%20${n % 50}` : ''}`),
    staff('list of customers', 8, () => '/customers?customer_list=new_lead&limit=25'),
    staff('figures', 5, () => '/accounts/dashboard-stats'),
    staff('sales report', 3, () => '/accounts/sales-report'),
    {
      name: 'proforma',
      share: 3,
      async run(to) {
        const reference = orders.at(-1);
        if (reference === undefined) return;
        const found = (await read(to, `/api/crm/bookings?limit=1&q=${reference}`, {
          headers: { cookie },
        })) as Array<{ id: string }>;
        await send(to, `/api/crm/bookings/${found[0]?.id}/generate-proforma`, {}, cookie);
      },
    },
    {
      name: 'upload of customers',
      share: 1,
      async run(to, n) {
        const rows = Array.from(
          { length: 50 },
          (_, at) => `Lead ${n}-${at},l${n}.${at}@example.in,9${String(n * 50 + at).padStart(9, '0')}`,
        );
        const form = new FormData();
        form.set('file', new File([['name,email,phone', ...rows].join('\n')], 'leads.csv'));
        const headers = { cookie, origin: to.url };
        await read(to, '/api/customers/bulk-upload', { method: 'POST', body: form, headers });
      },
    },
  ];
}

function visitor(name: string, share: number, path: (n: number) => string): Visit {
  return { name, share, run: async (server, n) => void (await read(server, path(n))) };
}

/** Spread evenly: 7,919 is prime to any sum of shares. */
function pick(visits: Visit[], n: number): Visit {
  let at = (n * 7919) % visits.reduce((sum, { share }) => sum + share, 0);
  for (const visit of visits) {
    at -= visit.share;
    if (at < 0) return visit;
  }
  throw new Error('There is nothing to visit.');
}

async function signIn(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username: server.adminUser, password: server.adminPassword }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** The body of a good answer, parsed where it is JSON. */
async function read(server: ServerProcess, path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(`${server.url}${path}`, init);
  const body = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${Buffer.from(body).toString().slice(0, 150)}`);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? JSON.parse(Buffer.from(body).toString()) : null;
}

function send(server: ServerProcess, path: string, body: object, cookie = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', origin: server.url, cookie };
  return read(server, path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

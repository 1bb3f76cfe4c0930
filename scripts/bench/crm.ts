import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { BookingListQuery } from '#app/contract/bookings.ts';
import { InquiryListQuery } from '#app/contract/crm-inquiries.ts';
import type { Ctx } from '#app/services/context.ts';
import { bookingFilter, bookingOrder } from '#app/services/crm/booking-filter.ts';
import { bookingRows } from '#app/services/crm/booking-rows.ts';
import { inquiryFilter, inquiryOrder } from '#app/services/crm/inquiry-filter.ts';
import { inquiryRows } from '#app/services/crm/inquiry-rows.ts';
import { FIRST_NOTES } from '#app/services/crm/notes-of.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { measureLoad } from './load.ts';
import { insertManyBookings } from './many-bookings.ts';
import { insertManyInquiries } from './many-inquiries.ts';
import { median, type Part, perSecond, type Row } from './part.ts';

const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 1_000_000);
const INQUIRIES = Number(process.env.BENCH_INQUIRIES ?? 100_000);
const ROUNDS = 3;
const LOAD = { connections: 8, seconds: 2 };
const LEAST = 0.25;
/** Every so-manieth booking is looked after by the one who asks. */
const OWN = 50;

type List = 'bookings' | 'inquiries';
interface View {
  list: List;
  what: string;
  query: string;
}

const VIEWS: View[] = [
  { list: 'bookings', what: 'first page', query: '' },
  { list: 'bookings', what: 'page 400', query: 'offset=9975' },
  { list: 'bookings', what: 'oldest first', query: 'sort=oldest' },
  { list: 'bookings', what: 'a column of the board', query: 'status=confirmed' },
  { list: 'bookings', what: 'status and payment', query: 'status=confirmed&paymentStatus=partial' },
  { list: 'bookings', what: 'own', query: 'assignee=me' },
  { list: 'bookings', what: 'own, pending', query: 'assignee=me&status=pending' },
  { list: 'bookings', what: 'nobody’s', query: 'assignee=none' },
  { list: 'bookings', what: 'a month of travel', query: 'start_date=2026-11-01&end_date=2026-11-30' },
  {
    list: 'bookings',
    what: 'a month of travel, confirmed',
    query: 'start_date=2026-11-01&end_date=2026-11-30&status=confirmed',
  },
  { list: 'bookings', what: 'search for a reference', query: 'q=BR4711' },
  { list: 'bookings', what: 'search for an e-mail', query: 'q=c77@example.in' },
  { list: 'bookings', what: 'search for a common word', query: 'q=customer' },
  { list: 'inquiries', what: 'first page', query: '' },
  { list: 'inquiries', what: 'page 400', query: 'offset=9975' },
  { list: 'inquiries', what: 'a column of the board', query: 'status=new' },
  { list: 'inquiries', what: 'visa, in progress', query: 'source=visa&status=in_progress' },
  { list: 'inquiries', what: 'waiting longest', query: 'waiting=yes&sort=waiting' },
  { list: 'inquiries', what: 'own', query: 'assignee=me' },
  { list: 'inquiries', what: 'a month', query: 'start_date=2026-11-01&end_date=2026-11-30' },
  { list: 'inquiries', what: 'search for a phone', query: 'q=9000004711' },
  { list: 'inquiries', what: 'search for a common word', query: 'q=nights' },
];

/**
 * Pages, filters and searches of the CRM over HTTP, in turn with a bare node:http server that runs the same statement on
 * the same database in the same process, and asks nobody who is asking.
 */
export const crm: Part = {
  name: 'crm',
  async run() {
    const database = await openTestDatabase();
    const app = await createTestApp({ database });
    const cookie = await app.loginAsStaff();
    const { body: me } = await app.json<{ id: string; name: string }>('/auth/me', { headers: { cookie } });
    const ctx: Ctx = { ...app.ctx, actor: { type: 'staff', id: me.id, name: me.name, role: 'owner' } };
    const ours = await listen(getRequestListener((request, env) => app.api.fetch(request, env)));
    try {
      await insertManyBookings(database.pool, BOOKINGS);
      await database.pool.query(
        `update bookings set assignee_id = $1 where substr(id, 5)::int % ${OWN} = 0`,
        [me.id],
      );
      await insertManyInquiries(database.pool, INQUIRIES, me.id);
      await database.pool.query('vacuum analyze bookings');
      const rows: Row[] = [];
      for (const view of VIEWS) rows.push(await compare(view, ctx, database, { url: ours.url, cookie }));
      return rows;
    } finally {
      ours.stop();
      await app.close();
    }
  },
};

async function compare(
  { list, what, query }: View,
  ctx: Ctx,
  { pool }: TestDatabase,
  api: { url: string; cookie: string },
): Promise<Row> {
  const { sql, params } = statementOf(ctx, list, query);
  const bare = await listen((_request, response) => {
    pool.query(sql, params).then(({ rows }) => {
      const body = JSON.stringify(rows);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const url = `${api.url}/api/crm/${list}?limit=25&${query}`;
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const mine = await measureLoad({ ...LOAD, url, headers: { cookie: api.cookie } }, process.pid);
      const theirs = await measureLoad({ ...LOAD, url: bare.url, headers: {} }, process.pid);
      // The first turn only warms both.
      if (round === 0) continue;
      rates.ours.push(mine.rate);
      rates.bare.push(theirs.rate);
    }
  } finally {
    bare.stop();
  }
  const [rate, reference] = [median(rates.ours), median(rates.bare)];
  const count = (list === 'bookings' ? BOOKINGS : INQUIRIES).toLocaleString('en-IN');
  return {
    what: `${count} ${list}: ${what}`,
    ours: perSecond(rate),
    reference: `${perSecond(reference)} node:http, same statement`,
    ratio: rate / reference,
    budget: `≥ ${LEAST}`,
    isKept: rate / reference >= LEAST,
  };
}

/** What the product asks the database for a page of this view. */
function statementOf(ctx: Ctx, list: List, query: string): { sql: string; params: unknown[] } {
  const asked = { limit: '25', ...Object.fromEntries(new URLSearchParams(query)) };
  const notes = FIRST_NOTES;
  if (list === 'bookings') {
    const view = BookingListQuery.parse(asked);
    const { limit = 25, offset = 0 } = view;
    const [where, order] = [bookingFilter(ctx, view), bookingOrder(view)];
    return bookingRows(ctx, { where, order, limit, offset, notes }).toSQL();
  }
  const view = InquiryListQuery.parse(asked);
  const { limit = 25, offset = 0 } = view;
  const [where, order] = [inquiryFilter(ctx, view), inquiryOrder(view)];
  return inquiryRows(ctx, { where, order, limit, offset, notes }).toSQL();
}

async function listen(handle: RequestListener): Promise<{ url: string; stop(): void }> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

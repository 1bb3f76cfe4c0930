import { BookingListQuery } from '#app/contract/bookings.ts';
import { bookings, bookingText } from '#app/db/schema/bookings.ts';
import { bookingFilter, bookingOrder } from '#app/services/crm/booking-filter.ts';
import { bookingRows } from '#app/services/crm/booking-rows.ts';
import { FIRST_NOTES } from '#app/services/crm/notes-of.ts';
import { type Filled, filledDatabase, LARGE, type Records } from './filled-database.ts';
import { median, type Part, type Row } from './part.ts';
import { searchedFor } from './searched-for.ts';

const partOf = (share: number): Records => ({
  bookings: LARGE.bookings * share,
  inquiries: LARGE.inquiries * share,
  customers: LARGE.customers * share,
});
const SIZES = [partOf(1 / 1000), partOf(1 / 10), LARGE];
const WARM_UP = 10;
const ROUNDS = 41;
const VIEWS = {
  'first page': '',
  'a column of the board': 'status=confirmed',
  'a column of the board, one’s own': 'assignee=me&status=confirmed',
  'a month of travel': 'start_date=2026-11-01&end_date=2026-11-30',
  'search for a reference': 'q=BR471',
  'search for an e-mail': 'q=c77@example.in',
};

/**
 * Lists and searches of bookings as their number grows a thousandfold: the time of one request through the API beside
 * the page's statement alone, in turn over the three databases.
 */
export const growth: Part = {
  name: 'growth',
  async run() {
    const filled: Filled[] = [];
    for (const size of SIZES) filled.push(await filledDatabase(size));
    const rows: Row[] = [];
    for (const [what, query] of Object.entries(VIEWS)) rows.push(await measure(what, query, filled));
    return rows;
  },
};

async function measure(what: string, query: string, filled: Filled[]): Promise<Row> {
  const times = filled.map(() => ({ ours: [] as number[], sql: [] as number[] }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [at, one] of filled.entries()) {
      const ours = await timeOf(() => ask(one, query));
      const sql = await timeOf(() => runStatement(one, query));
      if (round < 0) continue;
      times[at]?.ours.push(ours);
      times[at]?.sql.push(sql);
    }
  }
  const ours = times.map((one) => median(one.ours));
  const sizes = filled.map(({ records }) => records.bookings.toLocaleString('en-IN'));
  return {
    what: `${sizes.join(', ')} bookings: ${what}`,
    ours: inRow(ours),
    reference: `${inRow(times.map((one) => median(one.sql)))}, plain SQL`,
    ratio: (ours.at(-1) ?? Number.NaN) / (ours[0] ?? Number.NaN),
    budget: 'growth',
    isKept: null,
  };
}

async function ask({ app, cookie }: Filled, query: string): Promise<void> {
  const answer = await app.fetch(`/crm/bookings?${query}&limit=25`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`The list answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** What the product sends for the page, as text to the driver. */
async function runStatement({ ctx, database }: Filled, query: string): Promise<void> {
  const view = BookingListQuery.parse({ ...Object.fromEntries(new URLSearchParams(query)), limit: '25' });
  const { sql, params } = bookingRows(ctx, {
    where: bookingFilter(ctx, view, searchedFor(bookingText(bookings), view.q)),
    order: bookingOrder(view),
    limit: 25,
    offset: 0,
    notes: FIRST_NOTES,
  }).toSQL();
  await database.pool.query({ text: sql, values: params, rowMode: 'array' });
}

function inRow(times: number[]): string {
  return `${times.map((one) => one.toFixed(1)).join(' → ')} ms`;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

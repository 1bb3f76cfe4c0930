import { BookingListQuery } from '#app/contract/bookings.ts';
import { InquiryListQuery } from '#app/contract/crm-inquiries.ts';
import type { Ctx } from '#app/services/context.ts';
import { bookingFilter, bookingOrder } from '#app/services/crm/booking-filter.ts';
import { bookingRows } from '#app/services/crm/booking-rows.ts';
import { inquiryFilter, inquiryOrder } from '#app/services/crm/inquiry-filter.ts';
import { inquiryRows } from '#app/services/crm/inquiry-rows.ts';
import { FIRST_NOTES } from '#app/services/crm/notes-of.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-db.ts';
import { type ListTurn, measureLists } from './list-turns.ts';
import { insertManyBookings } from './many-bookings.ts';
import { insertManyInquiries } from './many-inquiries.ts';
import type { Part } from './part.ts';

const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 1_000_000);
const INQUIRIES = Number(process.env.BENCH_INQUIRIES ?? 100_000);
/** Of what the bare server reaches. Source: issue 6. */
const LEAST = 0.25;
/** Every so-manieth booking is looked after by the one who asks. */
const OWN = 50;
const MONTH = 'start_date=2026-11-01&end_date=2026-11-30';

const VIEWS = {
  bookings: {
    'first page': '',
    'page 400': 'offset=9975',
    'oldest first': 'sort=oldest',
    'a column of the board': 'status=confirmed',
    'status and payment': 'status=confirmed&paymentStatus=partial',
    own: 'assignee=me',
    'own, confirmed': 'assignee=me&status=confirmed',
    'nobody’s': 'assignee=none',
    'a month of travel': MONTH,
    'a month of travel, confirmed': `${MONTH}&status=confirmed`,
    'search for a reference': 'q=BR4711',
    'search for an e-mail': 'q=c77@example.in',
    'search for a common word': 'q=customer',
  },
  inquiries: {
    'first page': '',
    'page 400': 'offset=9975',
    'a column of the board': 'status=new',
    'visa, closed': 'source=visa&status=closed',
    'waiting longest': 'waiting=yes&sort=waiting',
    own: 'assignee=me',
    'a month': MONTH,
    'search for a phone': 'q=9000004711',
    'search for a common word': 'q=nights',
  },
};

/**
 * Pages, filters and searches of the CRM over HTTP. The bare server runs the statement that the product sends for the
 * page; who asks and how many match is asked by the product alone.
 */
export const crm: Part = {
  name: 'crm',
  async run() {
    const database = await openTestDatabase();
    const app = await createTestApp({ database });
    try {
      const cookie = await app.loginAsStaff();
      const { body } = await app.json<{ user: { id: string } }>('/auth/me', { headers: { cookie } });
      const ctx: Ctx = {
        ...app.ctx,
        actor: { type: 'staff', id: body.user.id, name: 'Bench', role: 'owner' },
      };
      await insertManyBookings(database.pool, BOOKINGS);
      const own = `update bookings set assignee_id = $1 where substr(id, 5)::int % ${OWN} = 0`;
      await database.pool.query(own, [body.user.id]);
      await database.pool.query('vacuum analyze bookings');
      await insertManyInquiries(database.pool, INQUIRIES, body.user.id);
      await database.pool.query('vacuum analyze inquiries');
      return await measureLists(app, database.pool, crmTurns(ctx), LEAST);
    } finally {
      await app.close();
    }
  },
};

/** Every view of both lists. */
export function crmTurns(ctx: Ctx): ListTurn[] {
  return [...bookingTurns(ctx), ...inquiryTurns(ctx)];
}

function bookingTurns(ctx: Ctx): ListTurn[] {
  return turnsOf('bookings', BOOKINGS, (asked) => {
    const view = BookingListQuery.parse(asked);
    return bookingRows(ctx, {
      where: bookingFilter(ctx, view),
      order: bookingOrder(view),
      limit: view.limit ?? 0,
      offset: view.offset ?? 0,
      notes: FIRST_NOTES,
    }).toSQL();
  });
}

function inquiryTurns(ctx: Ctx): ListTurn[] {
  return turnsOf('inquiries', INQUIRIES, (asked) => {
    const view = InquiryListQuery.parse(asked);
    return inquiryRows(ctx, {
      where: inquiryFilter(ctx, view),
      order: inquiryOrder(view),
      limit: view.limit ?? 0,
      offset: view.offset ?? 0,
      notes: FIRST_NOTES,
    }).toSQL();
  });
}

function turnsOf(
  list: keyof typeof VIEWS,
  count: number,
  statement: (asked: object) => { sql: string; params: unknown[] },
): ListTurn[] {
  return Object.entries(VIEWS[list]).map(([what, query]) => {
    const asked = new URLSearchParams(query);
    asked.set('limit', '25');
    return {
      what: `${count.toLocaleString('en-IN')} ${list}: ${what}`,
      path: `/crm/${list}?${asked}`,
      ...statement(Object.fromEntries(asked)),
    };
  });
}

import { BookingListQuery } from '#app/contract/bookings.ts';
import { InquiryListQuery } from '#app/contract/crm-inquiries.ts';
import { bookings, bookingText } from '#app/db/schema/bookings.ts';
import { inquiries, inquiryText } from '#app/db/schema/inquiries.ts';
import type { Ctx } from '#app/services/context.ts';
import { bookingFilter, bookingOrder } from '#app/services/crm/booking-filter.ts';
import { bookingRows } from '#app/services/crm/booking-rows.ts';
import { inquiryFilter, inquiryOrder } from '#app/services/crm/inquiry-filter.ts';
import { inquiryRows } from '#app/services/crm/inquiry-rows.ts';
import { FIRST_NOTES } from '#app/services/crm/notes-of.ts';
import { filledDatabase, LARGE } from './filled-database.ts';
import { type ListTurn, measureLists } from './list-turns.ts';
import type { Part } from './part.ts';
import { searchedFor } from './searched-for.ts';

/** Of what the bare server reaches. Source: issue 6. */
const LEAST = 0.25;
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
 * page, a search written as one condition; who asks and how many match is asked by the product alone.
 */
export const crm: Part = {
  name: 'crm',
  async run() {
    const { app, database, ctx } = await filledDatabase(LARGE);
    return await measureLists(app, database.pool, [...bookingTurns(ctx), ...inquiryTurns(ctx)], LEAST);
  },
};

function bookingTurns(ctx: Ctx): ListTurn[] {
  return turnsOf('bookings', (asked) => {
    const view = BookingListQuery.parse(asked);
    return bookingRows(ctx, {
      where: bookingFilter(ctx, view, searchedFor(bookingText(bookings), view.q)),
      order: bookingOrder(view),
      limit: view.limit ?? 0,
      offset: view.offset ?? 0,
      notes: FIRST_NOTES,
    }).toSQL();
  });
}

function inquiryTurns(ctx: Ctx): ListTurn[] {
  return turnsOf('inquiries', (asked) => {
    const view = InquiryListQuery.parse(asked);
    return inquiryRows(ctx, {
      where: inquiryFilter(ctx, view, searchedFor(inquiryText(inquiries), view.q)),
      order: inquiryOrder(view),
      limit: view.limit ?? 0,
      offset: view.offset ?? 0,
      notes: FIRST_NOTES,
    }).toSQL();
  });
}

function turnsOf(
  list: keyof typeof VIEWS,
  statement: (asked: object) => { sql: string; params: unknown[] },
): ListTurn[] {
  return Object.entries(VIEWS[list]).map(([what, query]) => {
    const asked = new URLSearchParams(query);
    asked.set('limit', '25');
    return {
      what: `${LARGE[list].toLocaleString('en-IN')} ${list}: ${what}`,
      path: `/crm/${list}?${asked}`,
      ...statement(Object.fromEntries(asked)),
    };
  });
}

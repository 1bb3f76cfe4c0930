import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { AccountInvoice, AccountInvoiceQuery } from '#app/contract/accounts.ts';
import { MAX_ROWS, type Page } from '#app/contract/list-query.ts';
import { bookings, bookingText } from '#app/db/schema/bookings.ts';
import { documents } from '#app/db/schema/documents.ts';
import { toDecimal } from '#app/domain/money.ts';
import { dateInZone, lastDayOf } from '#app/domain/plain-date.ts';
import { isStorable, textPatterns } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { filterName } from '#app/services/crm/filter-name.ts';
import { pageTotal } from '#app/services/crm/page-total.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { matching, type Searched, searchReach } from '#app/services/search/matching.ts';
import { bookingGst, INVOICE_OF_BOOKING } from './booking-gst.ts';
import { BALANCE, countOf, RECEIVED, SOLD, within } from './figures.ts';

const ORDERS = {
  date: bookings.bookingDate,
  customer: sql`lower(${bookings.name})`,
  travel: bookings.travelDate,
  total: bookings.totalAmount,
  balance: BALANCE,
} as const;

/**
 * A row for each sale, the newest booking date first unless asked otherwise. Looking issues nothing: the number is null
 * until the invoice is made. `q` is found in the number, and where bookings are found (name, e-mail, phone, reference).
 */
export async function listAccountInvoices(
  ctx: Ctx,
  query: AccountInvoiceQuery,
): Promise<Page<AccountInvoice>> {
  requirePermission(ctx, 'accounts.view');
  const { limit = MAX_ROWS, offset = 0, sort = '-date', ...filter } = query;
  if (!isStorable(query.q ?? '')) return { rows: [], total: 0 };
  const { gst, tcs } = bookingGst(await readIssuer(ctx, ctx.db));
  const month = dateInZone(ctx.now(), ctx.config.timeZone).slice(0, 7);
  const where = and(filterOf(query, month), await matching(ctx, SEARCH, textPatterns(query.q)));
  const descending = sort.startsWith('-');
  const way = descending ? desc : asc;
  const order = ORDERS[(descending ? sort.slice(1) : sort) as keyof typeof ORDERS];
  const rows = await ctx.db
    .select({
      booking: bookings,
      number: documents.number,
      gst: sql<number>`${gst}`.mapWith(Number),
      tcs: sql<number>`${tcs}`.mapWith(Number),
      received: sql<number>`${RECEIVED}`.mapWith(Number),
      balance: sql<number>`${BALANCE}`.mapWith(Number),
    })
    .from(bookings)
    .leftJoin(documents, INVOICE_OF_BOOKING)
    .where(where)
    .orderBy(way(order), way(bookings.id))
    .limit(limit)
    .offset(offset);
  if (query.q) {
    const page = { rows: rows.length, limit, offset };
    const name = filterName(ctx, `account-invoices:${month}`, filter);
    const found = { name, table: bookings, where, page, plain: null, status: undefined, isSearch: true };
    const reach = await searchReach(ctx, SEARCH, textPatterns(query.q));
    return { rows: rows.map(toView), ...(await pageTotal(ctx, found)), ...reach };
  }
  const [counted] = await ctx.db.select({ total: countOf() }).from(bookings).where(where);
  return { rows: rows.map(toView), total: counted?.total ?? 0 };
}

interface Row {
  booking: typeof bookings.$inferSelect;
  number: string | null;
  gst: number;
  tcs: number;
  received: number;
  balance: number;
}

function toView({ booking, number, gst, tcs, received, balance }: Row): AccountInvoice {
  return {
    id: booking.id,
    booking_id: booking.id,
    reference: booking.reference,
    customer_name: booking.billingName || booking.name,
    customer_email: booking.email,
    invoice_number_final: number,
    package_title: booking.itemTitle,
    booking_date: booking.bookingDate,
    travel_date: booking.travelDate,
    travelers: booking.pax,
    taxable_amount: toDecimal(booking.totalAmount - gst - tcs),
    gst_amount: toDecimal(gst),
    tcs_amount: toDecimal(tcs),
    total_amount: toDecimal(booking.totalAmount),
    paid_amount: toDecimal(received),
    balance_amount: toDecimal(balance),
    payment_status: booking.paymentStatus,
  };
}

/** `month`: `2026-11`, this one. */
function filterOf(query: AccountInvoiceQuery, month: string): SQL | undefined {
  const { payment_status, balance, travel, min_total } = query;
  return and(
    SOLD,
    within(bookings.bookingDate, query),
    payment_status && eq(bookings.paymentStatus, payment_status),
    balance && (balance === 'due' ? sql`${BALANCE} > 0` : sql`${BALANCE} = 0`),
    travel && within(bookings.travelDate, { start_date: `${month}-01`, end_date: lastDayOf(month) }),
    min_total === undefined ? undefined : gte(bookings.totalAmount, min_total * 100),
  );
}

/** Found as a booking is, or by the number of its invoice. */
const SEARCH: Searched = {
  table: bookings,
  id: bookings.id,
  text: bookingText(bookings),
  newest: bookings.bookingDate,
  also: {
    table: documents,
    id: documents.bookingId,
    text: sql`${documents.number}`,
    where: sql`${documents.kind} = 'invoice' and ${documents.status} = 'issued' and ${documents.bookingId} is not null`,
  },
};

import { sql } from 'drizzle-orm';
import type { ReportQuery, SalesReport } from '#app/contract/accounts.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { documents } from '#app/db/schema/documents.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { bookingGst, INVOICE_OF_BOOKING } from './booking-gst.ts';
import { CANCELLED, countOf, PENDING, REVENUE, SOLD, sumOf, within } from './figures.ts';

/**
 * Sales by booking date. One statement gives a row for each destination; the summary is their sum. Total revenue, tax
 * and destinations are of sold bookings; pending ones beside them, cancelled ones are counted only.
 */
export async function salesReport(ctx: Ctx, query: ReportQuery): Promise<SalesReport> {
  requirePermission(ctx, 'accounts.view');
  const { gst } = bookingGst(await readIssuer(ctx, ctx.db));
  const rows = await ctx.db
    .select({
      destination: sql<string>`trim(${bookings.destination})`,
      total: countOf(),
      sold: countOf(SOLD),
      revenue: sumOf(REVENUE, SOLD),
      gst: sumOf(gst, SOLD),
      pending: countOf(PENDING),
      pendingRevenue: sumOf(REVENUE, PENDING),
      cancelled: countOf(CANCELLED),
    })
    .from(bookings)
    .leftJoin(documents, INVOICE_OF_BOOKING)
    .where(within(bookings.bookingDate, query))
    .groupBy(sql`1`);
  const sum = (name: Exclude<keyof (typeof rows)[number], 'destination'>) =>
    rows.reduce((total, row) => total + row[name], 0);
  const [sold, revenue] = [sum('sold'), sum('revenue')];
  const selling = rows
    .filter((row) => row.sold > 0)
    .sort((a, b) => b.revenue - a.revenue || (a.destination < b.destination ? -1 : 1));
  return {
    summary: {
      total_bookings: sum('total'),
      total_revenue: toDecimal(revenue),
      average_booking_value: sold === 0 ? 0 : toDecimal(revenue / sold),
      total_gst: toDecimal(sum('gst')),
      confirmed_bookings: sold,
      confirmed_revenue: toDecimal(revenue),
      pending_bookings: sum('pending'),
      pending_revenue: toDecimal(sum('pendingRevenue')),
      cancelled_bookings: sum('cancelled'),
    },
    by_destination: Object.fromEntries(
      selling.map((row) => [
        row.destination || 'No destination',
        { count: row.sold, revenue: toDecimal(row.revenue) },
      ]),
    ),
  };
}

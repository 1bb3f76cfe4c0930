import { count, gte, sql } from 'drizzle-orm';
import type { AccountStats } from '#app/contract/accounts.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents, ledgerDifferences } from '#app/db/schema/documents.ts';
import { toDecimal } from '#app/domain/money.ts';
import { dateInZone, lastDayOf } from '#app/domain/plain-date.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import {
  BALANCE,
  countOf,
  INVOICE_BALANCE,
  OWED_INVOICE,
  RECEIVED,
  REVENUE,
  SOLD,
  sumOf,
} from './figures.ts';
import { COUNTED, REPORTED_TAX } from './gst-report.ts';

/** The figures of the accounts dashboard, in rupees. Today and the month are those of the business time zone. */
export async function dashboardStats(ctx: Ctx): Promise<AccountStats> {
  requirePermission(ctx, 'accounts.view');
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const monthStart = `${today.slice(0, 7)}-01`;
  const onToday = sql`${bookings.bookingDate} = ${today}`;
  const inMonth = sql`${bookings.bookingDate} >= ${monthStart} and ${bookings.bookingDate} <= ${lastDayOf(today.slice(0, 7))}`;
  const inTaxMonth = sql`${gte(documents.date, monthStart)} and ${documents.date} <= ${lastDayOf(today.slice(0, 7))}`;
  const tax = sql`(${REPORTED_TAX.cgst} + ${REPORTED_TAX.sgst} + ${REPORTED_TAX.igst})`;
  const [[sales], [invoices], [gst], [differences]] = await Promise.all([
    ctx.db
      .select({
        revenue: sumOf(REVENUE),
        bookings: countOf(),
        todayRevenue: sumOf(REVENUE, onToday),
        todayBookings: countOf(onToday),
        monthRevenue: sumOf(REVENUE, inMonth),
        monthBookings: countOf(inMonth),
        received: sumOf(RECEIVED),
        unpaid: countOf(sql`${BALANCE} > 0`),
      })
      .from(bookings)
      .where(SOLD),
    ctx.db
      .select({ unpaid: countOf(sql`${INVOICE_BALANCE} > 0`), balance: sumOf(INVOICE_BALANCE) })
      .from(customerInvoices)
      .where(OWED_INVOICE),
    ctx.db
      .select({
        cgst: sumOf(REPORTED_TAX.cgst),
        sgst: sumOf(REPORTED_TAX.sgst),
        igst: sumOf(REPORTED_TAX.igst),
        month: sumOf(tax, inTaxMonth),
      })
      .from(documents)
      .where(COUNTED),
    ctx.db.select({ total: count() }).from(ledgerDifferences),
  ]);
  if (!sales || !invoices || !gst) throw new Error('An aggregate without a row');
  const pending = sales.revenue - sales.received;
  return {
    total_revenue: toDecimal(sales.revenue),
    total_bookings: sales.bookings,
    today_revenue: toDecimal(sales.todayRevenue),
    today_bookings: sales.todayBookings,
    month_revenue: toDecimal(sales.monthRevenue),
    month_bookings: sales.monthBookings,
    total_paid: toDecimal(sales.received),
    total_pending: toDecimal(pending),
    outstanding_invoices: sales.unpaid + invoices.unpaid,
    outstanding_amount: toDecimal(pending + invoices.balance),
    total_gst_collected: toDecimal(gst.cgst + gst.sgst + gst.igst),
    month_gst_collected: toDecimal(gst.month),
    total_cgst: toDecimal(gst.cgst),
    total_sgst: toDecimal(gst.sgst),
    total_igst: toDecimal(gst.igst),
    ledger_differences: differences?.total ?? 0,
  };
}

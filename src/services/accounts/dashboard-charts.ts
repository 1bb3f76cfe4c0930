import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { AccountCharts, ReportQuery } from '#app/contract/accounts.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { BALANCE_DUE_DAYS } from '#app/domain/booking-balance.ts';
import { financialYearRange } from '#app/domain/financial-year.ts';
import { toDecimal } from '#app/domain/money.ts';
import { monthsOf } from '#app/domain/months-of.ts';
import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
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
  within,
} from './figures.ts';

const MOST_DESTINATIONS = 7;
export const AGES = ['not_due', 'to_30', 'to_60', 'over_60'] as const;

/** What the dashboard draws: sales of the chosen days (without them, of this financial year), and what is owed today. */
export async function dashboardCharts(ctx: Ctx, query: ReportQuery): Promise<AccountCharts> {
  requirePermission(ctx, 'accounts.view');
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const year = financialYearRange(today);
  const days = { start_date: query.start_date ?? year.start, end_date: query.end_date ?? year.end };
  const sales = and(SOLD, within(bookings.bookingDate, days));
  const [months, destinations, ageing] = await Promise.all([
    ctx.db
      .select({
        month: sql<string>`to_char(${bookings.bookingDate}, 'YYYY-MM')`,
        revenue: sumOf(REVENUE),
        received: sumOf(RECEIVED),
      })
      .from(bookings)
      .where(sales)
      .groupBy(sql`1`),
    ctx.db
      .select({
        destination: sql<string>`coalesce(nullif(trim(${bookings.destination}), ''), 'No destination')`,
        count: countOf(),
        revenue: sumOf(REVENUE),
      })
      .from(bookings)
      .where(sales)
      .groupBy(sql`1`)
      .orderBy(desc(sql`3`), sql`1`)
      .limit(MOST_DESTINATIONS),
    ageingOf(ctx, today),
  ]);
  const byMonth = new Map(months.map((row) => [row.month, row]));
  const [last = today] = [days.end_date, today].toSorted();
  return {
    by_month: monthsOf(days.start_date, last).map((month) => {
      const { revenue = 0, received = 0 } = byMonth.get(month) ?? {};
      return {
        month,
        revenue: toDecimal(revenue),
        received: toDecimal(received),
        outstanding: toDecimal(revenue - received),
      };
    }),
    top_destinations: destinations.map((row) => ({ ...row, revenue: toDecimal(row.revenue) })),
    ageing,
  };
}

/** What is owed by the days since it was due: bookings by domain/booking-balance, invoices by their due date. */
async function ageingOf(ctx: Ctx, today: PlainDate): Promise<AccountCharts['ageing']> {
  const due = sql`greatest(${bookings.travelDate} - ${sql.raw(String(BALANCE_DUE_DAYS))}, ${bookings.bookingDate})`;
  const invoiceDue = sql`coalesce(${customerInvoices.dueDate}, ${customerInvoices.invoiceDate})`;
  const { rows } = await ctx.db.execute<{ age: string; count: string; amount: string }>(sql`
    select ${ageOf(sql`due`, today)} as age, count(*) as count, sum(balance) as amount from (
      select ${due} as due, ${BALANCE} as balance from ${bookings} where ${SOLD}
        and ${bookings.totalAmount} > ${bookings.paidAmount} - ${bookings.refundedAmount}
      union all
      select ${invoiceDue}, ${INVOICE_BALANCE} from ${customerInvoices} where ${OWED_INVOICE} and ${INVOICE_BALANCE} > 0
    ) owed group by 1`);
  const found = new Map(rows.map((row) => [row.age, row]));
  return AGES.map((age) => {
    const row = found.get(age);
    return { age, count: Number(row?.count ?? 0), amount: toDecimal(Number(row?.amount ?? 0)) };
  });
}

function ageOf(due: SQL, today: PlainDate): SQL {
  return sql`case when ${due} >= ${today}::date then 'not_due' when ${due} >= ${today}::date - 30 then 'to_30'
    when ${due} >= ${today}::date - 60 then 'to_60' else 'over_60' end`;
}

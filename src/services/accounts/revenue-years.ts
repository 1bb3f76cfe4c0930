import { and, sql } from 'drizzle-orm';
import type { RevenueYears } from '#app/contract/account-actions.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { financialYear } from '#app/domain/financial-year.ts';
import { toDecimal } from '#app/domain/money.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { REVENUE, SOLD, sumOf, within } from './figures.ts';

/** Revenue by month of booking in this financial year so far, beside the year before. Rupees. */
export async function revenueYears(ctx: Ctx): Promise<RevenueYears> {
  requirePermission(ctx, 'accounts.view');
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const first = Number(financialYear(today).slice(0, 4));
  const month = sql<string>`to_char(${bookings.bookingDate}, 'YYYY-MM')`;
  const rows = await ctx.db
    .select({ month, revenue: sumOf(REVENUE) })
    .from(bookings)
    .where(and(SOLD, within(bookings.bookingDate, { start_date: `${first - 1}-04-01`, end_date: today })))
    .groupBy(sql`1`);
  const revenue = new Map(rows.map((row) => [row.month, row.revenue]));
  const of = (key: string) => toDecimal(revenue.get(key) ?? 0);
  return {
    year: financialYear(`${first}-04-01`),
    last_year: financialYear(`${first - 1}-04-01`),
    months: monthsUntil(first, today.slice(0, 7)).map((key) => ({
      month: key,
      revenue: of(key),
      last_revenue: of(`${Number(key.slice(0, 4)) - 1}${key.slice(4)}`),
    })),
  };
}

/** `2026-04` and on, to the month of today. */
function monthsUntil(firstYear: number, last: string): string[] {
  const months = Array.from({ length: 12 }, (_, at) => {
    const number = ((at + 3) % 12) + 1;
    return `${firstYear + (at > 8 ? 1 : 0)}-${String(number).padStart(2, '0')}`;
  });
  return months.filter((month) => month <= last);
}

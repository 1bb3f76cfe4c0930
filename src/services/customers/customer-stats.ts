import { and, count, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { CustomerStats } from '#app/contract/customers.ts';
import { customers } from '#app/db/schema/customers.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from '#app/services/crm/booking-figures.ts';
import { notCalledIn, QUIET_DAYS, WITHOUT_FOLLOW_UP } from './customer-filter.ts';
import { businessDay } from './score-columns.ts';

/** More take a while to count: then the last figures stand until there are new ones. */
const MANY = 20_000;

/** The cards over the lists, computed once until something changes. Days and months are those of the agency. */
export async function customerStats(ctx: Ctx): Promise<CustomerStats> {
  requirePermission(ctx, 'customers.view');
  const today = businessDay(ctx);
  return cachedFigure(
    ctx,
    `customers:stats:${today}`,
    () => readStats(ctx, today),
    (stats) => stats.total_customers > MANY,
  );
}

async function readStats(ctx: Ctx, today: string): Promise<CustomerStats> {
  const zone = ctx.config.timeZone;
  const startOf = (date: string) => sql`(${date}::date::timestamp at time zone ${zone})`;
  const month = startOf(`${today.slice(0, 8)}01`);
  const of = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const onList = (list: (typeof customers.$inferSelect)['customerList']) => eq(customers.customerList, list);
  const [row] = await ctx.db
    .select({
      total_customers: count(),
      new_leads: of(onList('new_lead')),
      hot_leads: of(onList('hot_list')),
      cold_leads: of(onList('cold_list')),
      sales_count: of(onList('sale_list')),
      follow_ups_due_today: of(lte(customers.nextFollowUpDate, today)),
      contacted_today: of(gte(customers.lastCallAt, startOf(today))),
      added_this_month: of(gte(customers.createdAt, month)),
      new_not_called: of(and(onList('new_lead'), eq(customers.callsCount, 0))),
      hot_not_called: of(and(onList('hot_list'), notCalledIn(QUIET_DAYS, today, zone))),
      sales_this_month: of(and(onList('sale_list'), gte(customers.listedAt, month))),
      follow_ups_late: of(lt(customers.nextFollowUpDate, today)),
      without_follow_up: of(WITHOUT_FOLLOW_UP),
    })
    .from(customers);
  if (!row) throw new Error('A count has a row');
  return row;
}

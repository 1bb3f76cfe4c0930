import { count, min, sql } from 'drizzle-orm';
import type { CrmStats } from '#app/contract/bookings.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { toDecimal } from '#app/domain/money.ts';
import { BALANCE, CANCELLED, countOf, REVENUE, SOLD, sumOf } from '#app/services/accounts/figures.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from './booking-figures.ts';

/**
 * The figures over the CRM's tabs, in rupees. Cancelled and expired bookings are only among the `listed` ones;
 * `confirmed` takes completed ones in; revenue is theirs, and pending revenue what is still to come on them. Source: accounts/figures.ts.
 */
export function crmStats(ctx: Ctx): Promise<CrmStats> {
  requirePermission(ctx, 'crm.view');
  return cachedFigure(ctx, 'stats', async () => {
    const [row] = await ctx.db
      .select({
        total: countOf(sql`not (${CANCELLED})`),
        listed: count(),
        confirmed: countOf(SOLD),
        revenue: sumOf(REVENUE, SOLD),
        pending: sumOf(BALANCE, SOLD),
      })
      .from(bookings);
    const [asked] = await ctx.db
      .select({
        total: count(),
        fresh: count(sql`case when ${inquiries.status} = 'new' then 1 end`),
        inProgress: count(sql`case when ${inquiries.status} = 'in_progress' then 1 end`),
        oldest: min(
          sql`case when ${inquiries.status} = 'in_progress' then ${inquiries.createdAt} end`,
        ).mapWith(inquiries.createdAt),
      })
      .from(inquiries);
    return {
      total_inquiries: asked?.total ?? 0,
      new_inquiries: asked?.fresh ?? 0,
      in_progress_inquiries: asked?.inProgress ?? 0,
      oldest_in_progress: asked?.oldest?.toISOString() ?? null,
      total_bookings: row?.total ?? 0,
      listed_bookings: row?.listed ?? 0,
      confirmed_bookings: row?.confirmed ?? 0,
      total_revenue: toDecimal(row?.revenue ?? 0),
      pending_revenue: toDecimal(row?.pending ?? 0),
    };
  });
}

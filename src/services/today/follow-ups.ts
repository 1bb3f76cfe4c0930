import { asc, count, lt, lte, sql } from 'drizzle-orm';
import type { TodayView } from '#app/contract/today.ts';
import { customers } from '#app/db/schema/customers.ts';
import { mayDo } from '#app/domain/permissions.ts';
import { daysBetween, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { customerStats } from '#app/services/customers/customer-stats.ts';
import { MOST_ROWS } from './most-rows.ts';

/** Customers to call today, the latest first, and how many open leads have no date; null for a role that sees none. */
export async function followUps(ctx: Ctx, today: PlainDate): Promise<TodayView['followUps']> {
  const { actor } = ctx;
  if (actor.type !== 'staff' || !mayDo(actor.role, 'customers.view')) return null;
  const due = lte(customers.nextFollowUpDate, today);
  const [[counted], rows, stats] = await Promise.all([
    ctx.db
      .select({
        total: count(),
        late: sql<number>`count(*) filter (where ${lt(customers.nextFollowUpDate, today)})`.mapWith(Number),
      })
      .from(customers)
      .where(due),
    ctx.db
      .select()
      .from(customers)
      .where(due)
      .orderBy(asc(customers.nextFollowUpDate), asc(customers.id))
      .limit(MOST_ROWS),
    customerStats(ctx),
  ]);
  return {
    total: counted?.total ?? 0,
    late: counted?.late ?? 0,
    withoutDate: stats.without_follow_up,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      phone: row.phone,
      list: row.customerList,
      lastCallNotes: row.lastCallNotes.slice(0, 200).toWellFormed(),
      date: row.nextFollowUpDate ?? today,
      daysLate: daysBetween(row.nextFollowUpDate ?? today, today),
    })),
  };
}

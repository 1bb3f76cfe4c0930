import { and, count, gte, isNotNull, lte, min, sql } from 'drizzle-orm';
import type { CrmOverview } from '#app/contract/crm-desk.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { REPLY_HOURS } from '#app/domain/inquiry.ts';
import { addDays, dateInZone, weekOf } from '#app/domain/plain-date.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { cachedFigure } from './booking-figures.ts';
import { inquiryCounts } from './list-inquiries.ts';
import { LARGE, sumOfCounts } from './status-counts.ts';

const WEEKS = 12;
const HOUR = 3_600_000;

/** What the CRM's overview draws: inquiries of the last twelve weeks, where all of them stand, and who waits. */
export async function crmOverview(ctx: Ctx): Promise<CrmOverview> {
  requirePermission(ctx, 'crm.view');
  const byStatus = await inquiryCounts(ctx, {});
  const isLarge = () => sumOfCounts(byStatus) > LARGE;
  const rest = await cachedFigure(ctx, 'overview', () => weeksAndWaiting(ctx), isLarge);
  return { ...rest, by_status: byStatus };
}

async function weeksAndWaiting(ctx: Ctx): Promise<Omit<CrmOverview, 'by_status'>> {
  const { timeZone } = ctx.config;
  const thisWeek = weekOf(dateInZone(ctx.now(), timeZone)).from;
  const first = addDays(thisWeek, -7 * (WEEKS - 1));
  const week = sql<string>`to_char(date_trunc('week', ${inquiries.createdAt} at time zone ${timeZone}), 'YYYY-MM-DD')`;
  const late = new Date(ctx.now().getTime() - REPLY_HOURS * HOUR);
  const [weeks, [waiting], tooLong] = await Promise.all([
    ctx.db
      .select({ week, count: count() })
      .from(inquiries)
      .where(gte(inquiries.createdAt, sql`(${first}::timestamp at time zone ${timeZone})`))
      .groupBy(sql`1`),
    ctx.db
      .select({ total: count(), since: min(inquiries.waitingSince) })
      .from(inquiries)
      .where(isNotNull(inquiries.waitingSince)),
    ctx.db.$count(inquiries, and(isNotNull(inquiries.waitingSince), lte(inquiries.waitingSince, late))),
  ]);
  const counted = new Map(weeks.map((one) => [one.week, one.count]));
  const days = Array.from({ length: WEEKS }, (_, at) => addDays(first, 7 * at));
  return {
    by_week: days.map((from) => ({ from, count: counted.get(from) ?? 0 })),
    waiting: waiting?.total ?? 0,
    waiting_too_long: tooLong,
    waiting_since: waiting?.since?.toISOString() ?? null,
  };
}

import { eq, sql } from 'drizzle-orm';
import type { TodayView } from '#app/contract/today.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { mayDo } from '#app/domain/permissions.ts';
import { addDays, dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import { ANSWER_DAYS } from '#app/domain/privacy-request.ts';
import type { Ctx } from '#app/services/context.ts';

/** Requests about personal data that wait for an answer; null for a role that does not handle them. */
export async function openPrivacyRequests(ctx: Ctx, today: PlainDate): Promise<TodayView['privacy']> {
  const { actor, config } = ctx;
  if (actor.type !== 'staff' || !mayDo(actor.role, 'privacy.handle')) return null;
  const madeOn = sql`(${privacyRequests.createdAt} at time zone ${config.timeZone})::date`;
  const late = sql<number>`count(*) filter (where ${madeOn} < ${addDays(today, -ANSWER_DAYS)}::date)`;
  const [counted] = await ctx.db
    .select({
      open: sql<number>`count(*)`.mapWith(Number),
      late: late.mapWith(Number),
      oldest: sql<Date | null>`min(${privacyRequests.createdAt})`.mapWith((value) => new Date(value)),
    })
    .from(privacyRequests)
    .where(eq(privacyRequests.status, 'open'));
  const oldest = counted?.oldest ?? null;
  return {
    open: counted?.open ?? 0,
    late: counted?.late ?? 0,
    answerBy: oldest && addDays(dateInZone(oldest, config.timeZone), ANSWER_DAYS),
  };
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { TodayView } from '#app/contract/today.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { inquirySubject, REPLY_HOURS } from '#app/domain/inquiry.ts';
import type { Ctx } from '#app/services/context.ts';
import { MOST_ROWS } from './most-rows.ts';

const HOUR = 3_600_000;

/** Inquiries that nobody has taken up, the longest waiting first. */
export async function waitingInquiries(ctx: Ctx): Promise<TodayView['inquiries']> {
  const waiting = and(eq(inquiries.status, 'new'), isNull(inquiries.erasedAt));
  const promised = new Date(ctx.now().getTime() - REPLY_HOURS * HOUR);
  const late = sql<number>`count(*) filter (where ${inquiries.createdAt} <= ${promised.toISOString()})`;
  const [[counted], rows] = await Promise.all([
    ctx.db
      .select({ total: sql<number>`count(*)`.mapWith(Number), late: late.mapWith(Number) })
      .from(inquiries)
      .where(waiting),
    ctx.db
      .select()
      .from(inquiries)
      .where(waiting)
      .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
      .limit(MOST_ROWS),
  ]);
  return {
    total: counted?.total ?? 0,
    late: counted?.late ?? 0,
    rows: rows.map(({ id, source, name, email, phone, destination, message, details, createdAt }) => ({
      id,
      source,
      name,
      email,
      phone,
      destination,
      message,
      subject: inquirySubject(source, { trip: details.package_title, destination }),
      createdAt: createdAt.toISOString(),
      replyBy: new Date(createdAt.getTime() + REPLY_HOURS * HOUR).toISOString(),
    })),
  };
}

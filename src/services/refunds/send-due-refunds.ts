import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import type { Ctx } from '#app/services/context.ts';
import { inParallel } from '#app/services/in-parallel.ts';
import { sendRefund } from './send-refund.ts';

/** A run takes so many; the next one goes on. */
const PAGE = 100;
const AT_ONCE = 4;

/**
 * Sends refunds that wait, also those that a crash or a silent provider left behind, and asks about those that the
 * provider has not finished. Several processes may run it. Answers how many were due.
 */
export async function sendDueRefunds(ctx: Ctx): Promise<number> {
  if (ctx.payments.mode === 'off') return 0;
  const due = await ctx.db
    .select({ refundId: bookingRefunds.id })
    .from(bookingRefunds)
    .where(
      and(
        eq(bookingRefunds.how, 'provider'),
        inArray(bookingRefunds.status, ['waiting', 'pending']),
        lte(bookingRefunds.nextTryAt, ctx.now()),
      ),
    )
    .orderBy(asc(bookingRefunds.nextTryAt))
    .limit(PAGE);
  await inParallel(due, AT_ONCE, (one) => sendRefund(ctx, one));
  return due.length;
}

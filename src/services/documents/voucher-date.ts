import { eq } from 'drizzle-orm';
import { filedReturns } from '#app/db/schema/documents.ts';
import { dateInZone, type PlainDate } from '#app/domain/plain-date.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/**
 * The date of the paper of a movement of money: the day it moved, but never before the paper that it corrects, and today
 * where the return of that month was filed already.
 */
export async function voucherDate(
  ctx: Ctx,
  tx: Transaction,
  moved: PlainDate,
  corrects?: { date: PlainDate } | undefined,
): Promise<PlainDate> {
  const later = (one: PlainDate) => (corrects && corrects.date > one ? corrects.date : one);
  const date = later(moved);
  const [filed] = await tx
    .select()
    .from(filedReturns)
    .where(eq(filedReturns.period, date.slice(0, 7)));
  return filed ? later(dateInZone(ctx.now(), ctx.config.timeZone)) : date;
}

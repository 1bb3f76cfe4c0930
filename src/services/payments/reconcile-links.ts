import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { paymentLinks } from '#app/db/schema/payments.ts';
import type { Ctx } from '#app/services/context.ts';
import { inParallel } from '#app/services/in-parallel.ts';
import { closeStaleLinks } from './close-stale-links.ts';
import { settleLink } from './settle-link.ts';

/** A run asks about so many; the next one goes on. */
const PAGE = 100;
const AT_ONCE = 4;

/**
 * Asks the provider about payment links that are due, so that a lost webhook loses no payment, and cancels those that
 * ask for more than is due. Several processes may run it: each link is claimed by moving its next check.
 */
export async function reconcileLinks(ctx: Ctx): Promise<{ checked: number; credited: number }> {
  if (ctx.payments.mode === 'off') return { checked: 0, credited: 0 };
  await ctx.db.transaction((tx) => closeStaleLinks(ctx, tx));
  const due = await claimDue(ctx);
  let credited = 0;
  await inParallel(due, AT_ONCE, async (link) => {
    const count = await settleLink(ctx, link);
    credited += count;
  });
  return { checked: due.length, credited };
}

/** Each check waits half the link's age longer, at least a minute and at most an hour; one to be cancelled is not put off. */
async function claimDue(ctx: Ctx): Promise<Array<{ id: string }>> {
  const now = ctx.now();
  const due = ctx.db
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(and(inArray(paymentLinks.status, ['open', 'closing']), lte(paymentLinks.nextCheckAt, now)))
    .orderBy(asc(paymentLinks.nextCheckAt))
    .limit(PAGE)
    .for('update', { skipLocked: true });
  const at = sql`${now.toISOString()}::timestamptz`;
  const pause = sql`case when ${paymentLinks.status} = 'closing' then interval '1 minute'
    else greatest(interval '1 minute', least(interval '1 hour', (${at} - ${paymentLinks.createdAt}) / 2)) end`;
  return ctx.db
    .update(paymentLinks)
    .set({ nextCheckAt: sql`${at} + ${pause}` })
    .where(inArray(paymentLinks.id, due))
    .returning({ id: paymentLinks.id });
}

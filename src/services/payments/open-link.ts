import { and, desc, eq, gt } from 'drizzle-orm';
import { paymentLinks } from '#app/db/schema/payments.ts';
import type { Ctx } from '#app/services/context.ts';

/** The payment link that the customer of a booking holds now; null when there is none, or it has run out. */
export async function openLink(ctx: Ctx, bookingId: string) {
  const [link] = await ctx.db
    .select()
    .from(paymentLinks)
    .where(
      and(
        eq(paymentLinks.bookingId, bookingId),
        eq(paymentLinks.status, 'open'),
        gt(paymentLinks.url, ''),
        gt(paymentLinks.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(paymentLinks.createdAt))
    .limit(1);
  return link ?? null;
}

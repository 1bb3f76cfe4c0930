import { and, eq, inArray } from 'drizzle-orm';
import { paymentLinks } from '#app/db/schema/payments.ts';
import { ProviderError, type ProviderLink } from '#app/integrations/payments/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { creditLink } from './credit-link.ts';

type LinkRow = typeof paymentLinks.$inferSelect;

/** A link without the provider's id that long after it was asked for was never made, or its answer is lost. */
const LOST_AFTER_MS = 60_000;

/**
 * Brings a link up to what the provider says: credits what was paid by it, cancels it there when it is not wanted any
 * more, and ends it once nobody can pay it. A provider that does not answer changes nothing. Answers how many payments
 * were credited. Never inside a transaction.
 */
export async function settleLink(ctx: Ctx, { id }: { id: string }): Promise<number> {
  const [link] = await ctx.db.select().from(paymentLinks).where(eq(paymentLinks.id, id));
  if (!link || link.status === 'closed') return 0;
  try {
    const known = await askProvider(ctx, link);
    if (!known) {
      if (isLost(ctx, link)) await end(ctx, id);
      return 0;
    }
    const credited = await creditAll(ctx, known);
    if (known.status === 'created' || known.status === 'partially_paid') {
      const isWanted = link.status === 'open' && (link.providerLinkId !== null || !isLost(ctx, link));
      if (isWanted || link.status === 'paid') return credited;
      await ctx.payments.cancelPaymentLink(known.id);
    }
    if (known.status !== 'paid' || known.paymentIds.length > 0) await end(ctx, id);
    return credited;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { linkId: id, status: error.status, reason: error.message },
      'a payment link could not be asked about',
    );
    return 0;
  }
}

/** Null for one that the provider does not have. */
async function askProvider(ctx: Ctx, link: LinkRow): Promise<ProviderLink | null> {
  if (link.providerLinkId === null) return ctx.payments.findPaymentLink(link.id);
  try {
    return await ctx.payments.getPaymentLink(link.providerLinkId);
  } catch (error) {
    const isUnknown = error instanceof ProviderError && (error.status === 400 || error.status === 404);
    if (isUnknown) return null;
    throw error;
  }
}

function isLost(ctx: Ctx, link: LinkRow): boolean {
  const since = ctx.now().getTime() - link.createdAt.getTime();
  return link.providerLinkId === null ? since > LOST_AFTER_MS : link.expiresAt <= ctx.now();
}

async function creditAll(ctx: Ctx, known: ProviderLink): Promise<number> {
  let credited = 0;
  for (const paymentId of known.paymentIds) {
    const payment = await ctx.payments.getPayment(paymentId);
    const result = await ctx.db.transaction((tx) =>
      creditLink(ctx, tx, { link: known, payment, source: 'reconciler' }),
    );
    if (result === 'credited') credited += 1;
  }
  if (credited > 0) figuresChanged(ctx);
  return credited;
}

/** A webhook still credits a closed link: only the asking ends. */
async function end(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .update(paymentLinks)
    .set({ status: 'closed' })
    .where(and(eq(paymentLinks.id, id), inArray(paymentLinks.status, ['open', 'closing'])));
}

import { and, eq } from 'drizzle-orm';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import type { WebhookEvent } from './webhook-event.ts';

/**
 * A refund can come before the news of its payment, and without that payment in it: the provider is then asked, since
 * a refund of money that we do not know would be lost for good. Throws `unavailable` when it does not answer, so that
 * the delivery comes again. Never inside a transaction.
 */
export async function withRefundedPayment(ctx: Ctx, event: WebhookEvent): Promise<WebhookEvent> {
  const { payment, refund } = event.payload;
  if (refund?.status !== 'processed' || payment || (await isKnown(ctx, refund.paymentId))) return event;
  try {
    const asked = await ctx.payments.getPayment(refund.paymentId);
    return { ...event, payload: { ...event.payload, payment: asked } };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.retriable) return event;
    ctx.log.warn(
      { requestId: ctx.requestId, reason: error.message },
      'a refunded payment could not be asked about',
    );
    throw new AppError('unavailable', 'The payment service did not answer. Please send this again.', {
      retryAfter: 60,
    });
  }
}

async function isKnown(ctx: Ctx, paymentId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.kind, 'payment'), eq(ledgerEntries.providerPaymentId, paymentId)))
    .limit(1);
  return rows.length > 0;
}

import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { paymentEvents, paymentOrders } from '#app/db/schema/payments.ts';
import type { ProviderRefund } from '#app/integrations/payments/port.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { AppError } from '#app/services/errors.ts';
import { failRefund } from '#app/services/refunds/fail-refund.ts';
import { creditLink } from './credit-link.ts';
import { creditPayment } from './credit-payment.ts';
import { recordRefund } from './record-refund.ts';
import { withRefundedPayment } from './refunded-payment.ts';
import { WebhookEvent } from './webhook-event.ts';

/**
 * A delivery of the provider: signed over its raw bytes, at least once, in any order. The event and its effect are
 * one transaction, so a repeated delivery changes nothing and a failed one can come again. Events that mean nothing
 * to us are taken in and ignored. Throws `webhook_unsigned`, for signed nonsense `malformed_body`, and `unavailable`
 * where the provider must be asked and does not answer.
 */
export async function receiveWebhook(
  asked: Ctx,
  input: { rawBody: Uint8Array; signature: string | undefined; eventId: string | undefined },
): Promise<{ received: true }> {
  const ctx: Ctx = { ...asked, actor: { type: 'provider' } };
  if (!input.signature || !ctx.payments.checkWebhookSignature(input.rawBody, input.signature)) {
    throw new AppError('webhook_unsigned', 'The signature of this webhook is missing or wrong.');
  }
  const parsed = WebhookEvent.safeParse(parseJson(new TextDecoder().decode(input.rawBody)));
  if (!parsed.success) {
    ctx.log.warn({ requestId: ctx.requestId }, 'a signed webhook had a shape that cannot be read');
    return { received: true };
  }
  const eventId = deliveryId(input);
  const event = await withRefundedPayment(ctx, parsed.data);
  const changed = await ctx.db.transaction(async (tx) => {
    return (await isFirst(ctx, tx, eventId, event)) && (await apply(ctx, tx, event));
  });
  if (changed) figuresChanged(ctx);
  return { received: true };
}

/** The event's id is not signed, so alone it never decides that a signed body was there before. */
function deliveryId({ rawBody, eventId }: { rawBody: Uint8Array; eventId: string | undefined }): string {
  const body = createHash('sha256').update(rawBody).digest('hex');
  return eventId ? `${eventId.slice(0, 200)}:${body.slice(0, 32)}` : `sha256:${body}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed_body', 'The webhook is not valid JSON.');
  }
}

async function isFirst(
  ctx: Ctx,
  tx: Transaction,
  eventId: string,
  { event, payload }: WebhookEvent,
): Promise<boolean> {
  const taken = await tx
    .insert(paymentEvents)
    .values({
      eventId,
      type: event,
      providerOrderId: payload.payment?.orderId ?? null,
      providerPaymentId: payload.payment?.id ?? payload.refund?.paymentId ?? null,
      receivedAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return taken.length > 0;
}

/** True when money moved in our books. `payment.authorized` and a late `payment.failed` move none. */
async function apply(ctx: Ctx, tx: Transaction, { event, payload }: WebhookEvent): Promise<boolean> {
  const { payment, refund, link } = payload;
  switch (event) {
    case 'payment.captured':
    case 'order.paid':
      return (
        payment !== undefined && (await creditPayment(ctx, tx, { payment, source: 'webhook' })) === 'credited'
      );
    case 'payment_link.paid':
    case 'payment_link.partially_paid': {
      if (!payment) return false;
      const credited = link && (await creditLink(ctx, tx, { link, payment, source: 'webhook' }));
      if (credited) return credited === 'credited';
      const orderId = await orderOfLink(tx, payment.orderId, link?.referenceId ?? null);
      if (!orderId) return false;
      return (
        (await creditPayment(ctx, tx, { payment: { ...payment, orderId }, source: 'webhook' })) === 'credited'
      );
    }
    case 'refund.created':
    case 'refund.processed': {
      if (!refund) return false;
      const credited = payment && (await creditFirst(ctx, tx, payment));
      return (await recordRefund(ctx, tx, { refund, source: 'webhook' })) === 'recorded' || credited === true;
    }
    case 'refund.failed': {
      if (refund?.ourId) await failPromise(ctx, tx, refund);
      return false;
    }
    default:
      return false;
  }
}

async function failPromise(ctx: Ctx, tx: Transaction, refund: ProviderRefund): Promise<void> {
  const [promise] = await tx
    .select()
    .from(bookingRefunds)
    .where(eq(bookingRefunds.id, refund.ourId ?? ''));
  if (!promise) return;
  const failure = 'The payment provider could not pay it out';
  await failRefund(ctx, tx, promise, { failure, providerRefundId: refund.id });
}

/** A refund may overtake the news of its payment: the money came in first, whatever the payment says of itself now. */
async function creditFirst(
  ctx: Ctx,
  tx: Transaction,
  payment: NonNullable<WebhookEvent['payload']['payment']>,
) {
  if (payment.status !== 'captured' && payment.status !== 'refunded') return false;
  return (
    (await creditPayment(ctx, tx, { payment: { ...payment, status: 'captured' }, source: 'webhook' })) ===
    'credited'
  );
}

/** A link is paid through an order that the provider made; ours is the one that the link's reference names. */
async function orderOfLink(
  tx: Transaction,
  orderId: string | null,
  referenceId: string | null,
): Promise<string | null> {
  for (const where of [
    orderId === null ? null : eq(paymentOrders.providerOrderId, orderId),
    referenceId === null ? null : eq(paymentOrders.id, referenceId),
  ]) {
    if (!where) continue;
    const [order] = await tx.select({ id: paymentOrders.providerOrderId }).from(paymentOrders).where(where);
    if (order) return order.id;
  }
  return null;
}

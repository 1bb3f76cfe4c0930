import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { heldOf } from '#app/domain/booking-balance.ts';
import { ProviderError, type ProviderRefund } from '#app/integrations/payments/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { recordRefund } from '#app/services/payments/record-refund.ts';
import { failRefund } from './fail-refund.ts';
import type { RefundRow } from './refund-rows.ts';

interface Claimed {
  refund: RefundRow;
  paymentId: string;
  reference: string;
  /** What the booking's ledger still holds, in paise. */
  held: number;
}

/**
 * Gives a promised refund back through the provider: safe to repeat at any point, by any process, after any crash. The
 * provider knows the refund by its key, and one that was asked for before is looked up first. Never inside a transaction.
 */
export async function sendRefund(ctx: Ctx, { refundId }: { refundId: string }): Promise<void> {
  if (ctx.payments.mode === 'off') return;
  const claimed = await claim(ctx, refundId);
  if (!claimed) return;
  const { refund } = claimed;
  try {
    await take(ctx, refund, await askProvider(ctx, claimed));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { requestId: ctx.requestId, refundId, status: error.status, reason: error.message },
      'a refund was not taken by the payment provider',
    );
    if (error.retriable) return;
    await ctx.db.transaction((tx) => failRefund(ctx, tx, refund, { failure: error.message }));
  }
}

/** Moving the next try keeps other processes off it: after 1, 2, 4 … minutes, at most an hour, it is anybody's again. */
async function claim(ctx: Ctx, refundId: string): Promise<Claimed | null> {
  const now = ctx.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const [refund] = await ctx.db
    .update(bookingRefunds)
    .set({
      attempts: sql`${bookingRefunds.attempts} + 1`,
      nextTryAt: sql`${at} + least(interval '1 hour', interval '1 minute' * power(2, least(${bookingRefunds.attempts}, 6)))`,
    })
    .where(
      and(
        eq(bookingRefunds.id, refundId),
        eq(bookingRefunds.how, 'provider'),
        inArray(bookingRefunds.status, ['waiting', 'pending']),
        lte(bookingRefunds.nextTryAt, now),
      ),
    )
    .returning();
  if (!refund) return null;
  const [found] = await ctx.db
    .select({ paymentId: ledgerEntries.providerPaymentId, booking: bookings })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .where(eq(ledgerEntries.id, refund.paymentEntryId));
  if (!found?.paymentId) return null;
  const { paymentId, booking } = found;
  return { refund, paymentId, reference: booking.reference, held: heldOf(booking) };
}

/** One that may have been asked for before is looked for first: keys at the provider do not live for ever. */
async function askProvider(
  ctx: Ctx,
  { refund, paymentId, reference, held }: Claimed,
): Promise<ProviderRefund> {
  if (refund.attempts > 1 || refund.status === 'pending') {
    const known = (await ctx.payments.listRefunds(paymentId)).filter(
      (one) => one.id === refund.providerRefundId || (one.ourId === refund.id && one.status !== 'failed'),
    );
    if (known[0]) return known[0];
    if (refund.status === 'pending') {
      throw new ProviderError('The payment provider does not list the refund', { retriable: true });
    }
  }
  if (held < refund.amount) {
    throw new ProviderError('So much is not held any more: it was given back already', { retriable: false });
  }
  return ctx.payments.refundPayment({
    paymentId,
    amount: refund.amount,
    idempotencyKey: `${refund.id}_${refund.round}`,
    notes: { refund: refund.id, reference },
  });
}

async function take(ctx: Ctx, refund: RefundRow, made: ProviderRefund): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (made.status === 'failed') {
      const failure = 'The payment provider could not pay it out';
      return failRefund(ctx, tx, refund, { failure, providerRefundId: made.id });
    }
    await recordRefund(ctx, tx, { refund: { ...made, ourId: refund.id }, source: 'reconciler' });
  });
  figuresChanged(ctx);
}

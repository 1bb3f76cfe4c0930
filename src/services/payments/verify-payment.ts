import { and, eq } from 'drizzle-orm';
import type { VerifyRequest, VerifyResponse } from '#app/contract/bookings.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { ledgerEntries, paymentOrders } from '#app/db/schema/payments.ts';
import { balanceOf } from '#app/domain/booking-balance.ts';
import { bookingPath } from '#app/domain/booking-link.ts';
import { toDecimal } from '#app/domain/money.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { ProviderError, type ProviderPayment } from '#app/integrations/payments/port.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, conflict, notFound } from '#app/services/errors.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * What the widget's handler brings: the signature must be over our stored order, and the provider itself must say
 * that the payment is captured for it. Throws `not_found`, `signature_invalid`, `payment_mismatch`,
 * `payment_not_captured`, `already_cancelled` (the money is kept as refund due) and `unavailable`.
 */
export async function verifyPayment(ctx: Ctx, input: VerifyRequest): Promise<VerifyResponse> {
  const order = await findOrder(ctx, input.orderId);
  if (!order) throw notFound('We do not know this order.');
  const { providerOrderId, bookingId } = order;
  const { paymentId, signature } = input;
  if (!ctx.payments.checkPaymentSignature({ orderId: providerOrderId, paymentId, signature })) {
    throw new AppError(
      'signature_invalid',
      'This payment could not be verified: its signature is not right.',
    );
  }
  if (!(await isCredited(ctx, bookingId, paymentId))) await credit(ctx, providerOrderId, paymentId);
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw notFound('We do not know this order.');
  return verifyResponse(booking);
}

async function findOrder(ctx: Ctx, providerOrderId: string) {
  if (!isStorable(providerOrderId)) return null;
  const [order] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.providerOrderId, providerOrderId));
  return order ?? null;
}

/** The webhook or the reconciler may have been first: then the provider need not be asked. */
async function isCredited(ctx: Ctx, bookingId: string, paymentId: string): Promise<boolean> {
  if (!isStorable(paymentId)) return false;
  const rows = await ctx.db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.bookingId, bookingId),
        eq(ledgerEntries.kind, 'payment'),
        eq(ledgerEntries.providerPaymentId, paymentId),
      ),
    );
  return rows.length > 0;
}

async function credit(ctx: Ctx, providerOrderId: string, paymentId: string): Promise<void> {
  const payment = await fetchPayment(ctx, paymentId);
  if (payment.id !== paymentId || payment.orderId !== providerOrderId) throw mismatch();
  const result = await settlePayment(ctx, { payment, source: 'verify' });
  switch (result) {
    case 'credited':
    case 'known':
      return;
    case 'not_captured':
      throw conflict(
        'payment_not_captured',
        payment.status === 'failed'
          ? 'This payment did not go through. Nothing was charged; you can try again.'
          : `Your bank has not completed this payment yet. We will confirm your booking${byMail(ctx)} as soon as it does.`,
      );
    case 'mismatch':
    case 'unknown_order':
      throw mismatch();
    default:
      result satisfies never;
  }
}

async function fetchPayment(ctx: Ctx, paymentId: string): Promise<ProviderPayment> {
  try {
    return await ctx.payments.getPayment(paymentId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { requestId: ctx.requestId, status: error.status, reason: error.message },
      'a payment could not be asked about',
    );
    if (error.status === 400 || error.status === 404) throw mismatch();
    throw new AppError(
      'unavailable',
      `The payment service did not answer. If you have paid, we will confirm your booking${byMail(ctx)} within a few minutes.`,
      { retryAfter: 10 },
    );
  }
}

/** Without a mail server no e-mail is promised. */
function byMail(ctx: Ctx): string {
  return ctx.mail.isSet ? ' by e-mail' : '';
}

function mismatch(): AppError {
  return conflict(
    'payment_mismatch',
    'This payment does not match the booking. Our team has been told and will contact you.',
  );
}

function verifyResponse(booking: BookingRow): VerifyResponse {
  if (booking.status === 'cancelled') {
    throw conflict(
      'already_cancelled',
      `Your payment arrived, but booking ${booking.reference} had been cancelled. We will contact you about a refund or a new date.`,
    );
  }
  return {
    success: true,
    reference: booking.reference,
    bookingUrl: bookingPath(booking.reference, booking.accessKey),
    bookingStatus: booking.status,
    paymentStatus: booking.paymentStatus,
    paidAmount: toDecimal(booking.paidAmount),
    balanceAmount: toDecimal(balanceOf(booking)),
  };
}

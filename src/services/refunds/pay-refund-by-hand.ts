import { and, eq } from 'drizzle-orm';
import type { BookingDetail, RefundPaid } from '#app/contract/booking-desk.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { newId } from '#app/domain/ids.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { bookingDetail } from '#app/services/bookings/booking-detail.ts';
import { authorOf, lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { conflict, invalid, notFound } from '#app/services/errors.ts';
import { postEntry } from '#app/services/ledger/post-entry.ts';
import { resolveRefundsDue } from '#app/services/payments/payment-issues.ts';
import type { RefundRow } from './refund-rows.ts';
import { isForStaff, keepPromise } from './settle-promise.ts';

/** Staff have paid out a refund themselves. Throws `not_found`, `invalid_input`, and `already_paid` for one that is not theirs to pay. */
export async function payRefundByHand(
  ctx: Ctx,
  input: { id: string; refund: string } & RefundPaid,
): Promise<BookingDetail> {
  requirePermission(ctx, 'accounts.edit');
  if (input.date > dateInZone(ctx.now(), ctx.config.timeZone)) {
    throw invalid('The date is in the future', { date: 'The date is in the future' });
  }
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, input.id);
    const promise = await findRefund(tx, { bookingId: input.id, refundId: input.refund });
    if (!isForStaff(promise)) throw conflict('already_paid', notTheirs(promise));
    const entryId = newId('led');
    const { amount } = promise;
    const after = await postEntry(ctx, tx, booking, {
      id: entryId,
      kind: 'refund',
      amount,
      mode: input.mode,
      reference: input.reference,
      businessDate: input.date,
      source: 'staff',
      recordedBy: authorOf(ctx),
    });
    if (!after) throw new Error('The entry was not written');
    await keepPromise(ctx, tx, promise, { entryId });
    await resolveRefundsDue(ctx, tx, { bookingId: booking.id, amount });
    await writeAudit(ctx, tx, {
      action: 'payment.refund_recorded',
      entity: 'booking',
      entityId: booking.id,
      before: { refundedAmount: booking.refundedAmount, paymentStatus: booking.paymentStatus },
      after: {
        refundedAmount: after.refundedAmount,
        paymentStatus: after.paymentStatus,
        amount,
        mode: input.mode,
        date: input.date,
        reference: input.reference,
      },
    });
  });
  figuresChanged(ctx);
  return bookingDetail(ctx, { id: input.id });
}

/** A refund of the booking whose row the caller holds. Throws `not_found`. */
export async function findRefund(
  tx: Transaction,
  { bookingId, refundId }: { bookingId: string; refundId: string },
): Promise<RefundRow> {
  const [row] = isStorable(refundId)
    ? await tx
        .select()
        .from(bookingRefunds)
        .where(and(eq(bookingRefunds.id, refundId), eq(bookingRefunds.bookingId, bookingId)))
    : [];
  if (!row) throw notFound('This booking has no such refund.');
  return row;
}

function notTheirs({ status }: RefundRow): string {
  if (status === 'done') return 'This refund has been given back already.';
  if (status === 'withdrawn') return 'This refund was withdrawn when the booking was opened again.';
  return 'This refund is on its way through the payment provider.';
}

import { eq } from 'drizzle-orm';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { bookingDetail } from '#app/services/bookings/booking-detail.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { finishTask } from '#app/services/tasks/add-task.ts';
import { findRefund } from './pay-refund-by-hand.ts';
import { refundTaskKey } from './promise-refunds.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Asks the provider again for a refund that it refused (the account may have had too little in it). Throws `not_found`,
 * and `already_paid` for one that did not fail.
 */
export async function retryRefund(
  ctx: Ctx,
  { id, refund }: { id: string; refund: string },
): Promise<BookingDetail> {
  requirePermission(ctx, 'accounts.edit');
  await ctx.db.transaction(async (tx) => {
    await lockBooking(tx, id);
    const row = await findRefund(tx, { bookingId: id, refundId: refund });
    if (row.how !== 'provider' || row.status !== 'failed') {
      throw conflict(
        'already_paid',
        'Only a refund that the payment provider refused can be asked for again.',
      );
    }
    await finishTask(ctx, tx, refundTaskKey(row));
    await tx
      .update(bookingRefunds)
      .set({
        status: 'waiting',
        failure: '',
        round: row.round + 1,
        providerRefundId: null,
        nextTryAt: ctx.now(),
      })
      .where(eq(bookingRefunds.id, row.id));
    await writeAudit(ctx, tx, {
      action: 'payment.refund_retried',
      entity: 'booking',
      entityId: id,
      before: { failure: row.failure },
      after: { refundId: row.id, amount: row.amount },
    });
  });
  await sendRefund(ctx, { refundId: refund });
  return bookingDetail(ctx, { id });
}

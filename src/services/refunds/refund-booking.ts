import { and, eq } from 'drizzle-orm';
import type { BookingDetail, RefundInput } from '#app/contract/booking-desk.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { formatMoney } from '#app/domain/money.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { bookingDetail } from '#app/services/bookings/booking-detail.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { invalid } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { planRefunds } from './plan-refunds.ts';
import { promiseRefunds } from './promise-refunds.ts';
import { refundableOf } from './refundable.ts';
import { sendNow } from './send-now.ts';

/**
 * Gives back money that no balance waits for: an overpayment, or what came for a booking that had ended. The same
 * request key counts once. Throws `not_found` and `invalid_input` for more than that.
 */
export async function refundBooking(
  ctx: Ctx,
  { id, amount, reason, request_key: requestKey }: { id: string } & RefundInput,
): Promise<BookingDetail> {
  requirePermission(ctx, 'accounts.edit');
  const promised = await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    const known = await tx
      .select({ id: bookingRefunds.id })
      .from(bookingRefunds)
      .where(and(eq(bookingRefunds.bookingId, id), eq(bookingRefunds.requestKey, requestKey)));
    if (known.length > 0) return [];
    const most = await refundableOf(tx, booking);
    const wanted = amount ?? most;
    if (wanted > most || wanted === 0) {
      const message =
        most === 0 ? 'Nothing is to be given back' : `Only ${formatMoney(most)} is to be given back`;
      throw invalid(message, { amount: message });
    }
    const parts = await planRefunds(ctx, tx, { bookingId: id, amount: wanted });
    const rows = await promiseRefunds(ctx, tx, booking, { parts, reason, requestKey });
    await writeAudit(ctx, tx, {
      action: 'payment.refund_promised',
      entity: 'booking',
      entityId: id,
      after: { amount: wanted, reason },
    });
    await announce(ctx, tx, { topic: 'bookings', id, change: 'changed', name: booking.reference });
    return rows;
  });
  await sendNow(ctx, promised);
  figuresChanged(ctx);
  return bookingDetail(ctx, { id });
}

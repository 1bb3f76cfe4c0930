import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { newId } from '#app/domain/ids.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { authorOf } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { addTask } from '#app/services/tasks/add-task.ts';
import type { BookingRefundPart } from './plan-refunds.ts';
import type { RefundRow } from './refund-rows.ts';

/**
 * Writes down what goes back to whom, in the transaction that decides it; the caller holds the booking's row lock. What
 * the provider can return is sent after the commit, the rest is a task for staff.
 */
export async function promiseRefunds(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  input: {
    parts: BookingRefundPart[];
    reason: string;
    requestKey: string;
    cancellationId?: string;
    /** The paper of each part, by the payment's entry. */
    papers?: Map<string, string>;
  },
): Promise<RefundRow[]> {
  if (input.parts.length === 0) return [];
  const rows = await tx
    .insert(bookingRefunds)
    .values(
      input.parts.map((part) => ({
        id: newId('rfd'),
        bookingId: booking.id,
        cancellationId: input.cancellationId ?? null,
        paymentEntryId: part.paymentId,
        requestKey: input.requestKey,
        how: part.viaProvider ? ('provider' as const) : ('manual' as const),
        amount: part.amount,
        documentId: input.papers?.get(part.paymentId) ?? null,
        nextTryAt: ctx.now(),
        reason: input.reason,
        author: authorOf(ctx),
        createdAt: ctx.now(),
      })),
    )
    .returning();
  for (const row of rows.filter((one) => one.how === 'manual')) {
    await addTask(ctx, tx, {
      kind: 'refund_by_hand',
      title: `Pay ${formatMoney(row.amount)} back to ${booking.name} (${booking.reference})`,
      bookingId: booking.id,
      dedupeKey: refundTaskKey(row),
    });
  }
  return rows;
}

/** One task at a time for a refund: to pay it out, or to look after what failed. */
export function refundTaskKey({ id, round }: Pick<RefundRow, 'id' | 'round'>): string {
  return `refund:${id}:${round}`;
}

import { and, eq, inArray } from 'drizzle-orm';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { formatMoney } from '#app/domain/money.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { addTask } from '#app/services/tasks/add-task.ts';
import { refundTaskKey } from './promise-refunds.ts';
import type { RefundRow } from './refund-rows.ts';

/**
 * The provider will not give it back: staff get a task to ask again or to pay it out another way. Once for each round.
 * One that it had called done before is in the ledger already: what became of the money is for staff to find out.
 */
export async function failRefund(
  ctx: Ctx,
  tx: Transaction,
  refund: Pick<RefundRow, 'id' | 'bookingId'>,
  { failure, providerRefundId }: { failure: string; providerRefundId?: string },
): Promise<void> {
  const booking = await lockBooking(tx, refund.bookingId);
  const [row] = await tx
    .update(bookingRefunds)
    .set({ status: 'failed', failure, ...(providerRefundId && { providerRefundId }) })
    .where(and(eq(bookingRefunds.id, refund.id), inArray(bookingRefunds.status, ['waiting', 'pending'])))
    .returning();
  if (!row) return failedAfterAll(ctx, tx, booking, refund);
  await writeAudit(ctx, tx, {
    action: 'payment.refund_failed',
    entity: 'booking',
    entityId: booking.id,
    after: { refundId: row.id, amount: row.amount, failure },
  });
  await addTask(ctx, tx, {
    kind: 'refund_failed',
    title: `Refund of ${formatMoney(row.amount)} to ${booking.name} did not go through (${booking.reference})`,
    bookingId: booking.id,
    dedupeKey: refundTaskKey(row),
  });
  await announce(ctx, tx, { topic: 'bookings', id: booking.id, change: 'changed', name: booking.reference });
}

async function failedAfterAll(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  { id }: Pick<RefundRow, 'id'>,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(bookingRefunds)
    .where(and(eq(bookingRefunds.id, id), eq(bookingRefunds.status, 'done')));
  // Staff may have paid it out themselves meanwhile: then nothing is wrong.
  if (row?.how !== 'provider' || row.providerRefundId === null) return;
  await addTask(ctx, tx, {
    kind: 'refund_failed',
    title: `Refund of ${formatMoney(row.amount)} to ${booking.name} came back from the bank (${booking.reference})`,
    bookingId: booking.id,
    dedupeKey: `refund_returned:${row.id}`,
  });
}

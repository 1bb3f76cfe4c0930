import { heldOf } from '#app/domain/booking-balance.ts';
import type { BookingStatus } from '#app/domain/booking-status.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { closeStaleLinks } from '#app/services/payments/close-stale-links.ts';
import { addTask } from '#app/services/tasks/add-task.ts';
import { undoCancellation } from './undo-cancellation.ts';

/**
 * Staff may give a booking any status, so its money must not get lost over it: a paid one that was only set to cancelled
 * becomes a task to settle charge and refund, and a settled cancellation is undone when the booking is opened again.
 */
export async function statusChanged(
  ctx: Ctx,
  tx: Transaction,
  before: BookingRow,
  status: BookingStatus,
): Promise<void> {
  if (before.status === 'cancelled') await undoCancellation(ctx, tx, before);
  if (status !== 'cancelled') return;
  await closeStaleLinks(ctx, tx, { bookingId: before.id });
  if (heldOf(before) <= 0) return;
  await addTask(ctx, tx, {
    kind: 'cancellation_open',
    title: `Settle the cancellation of ${before.reference}: ${formatMoney(heldOf(before))} of ${before.name} is held`,
    bookingId: before.id,
    dedupeKey: `cancellation_open:${before.id}:${ctx.now().toISOString()}`,
  });
}

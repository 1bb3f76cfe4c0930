import { balanceDueOn, dueNowOf } from '#app/domain/booking-balance.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate, type PlainDate } from '#app/domain/plain-date.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { addTask } from '#app/services/tasks/add-task.ts';

/** Asks staff to see to a balance that reminders did not bring in, once for each due date. */
export function makeOverdueTask(
  ctx: Ctx,
  { bookingId, dueDate, today }: { bookingId: string; dueDate: PlainDate; today: PlainDate },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const balance = dueNowOf(booking);
    if (booking.status !== 'confirmed' || balance === 0 || balanceDueOn(booking) !== dueDate) return false;
    return addTask(ctx, tx, {
      kind: 'balance_overdue',
      title: `${booking.name} still owes ${formatMoney(balance)} since ${formatDate(dueDate)} (${booking.reference})`,
      bookingId,
      assigneeId: booking.assigneeId,
      dueDate: today,
      dedupeKey: overdueTaskKey({ bookingId, dueDate }),
    });
  });
}

export function overdueTaskKey({ bookingId, dueDate }: { bookingId: string; dueDate: PlainDate }): string {
  return `balance_overdue:${bookingId}:${dueDate}`;
}

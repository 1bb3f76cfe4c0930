import { eq } from 'drizzle-orm';
import type { BookingDetail, TravelDateChange } from '#app/contract/booking-desk.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { renewProforma } from '#app/services/documents/generate-booking-document.ts';
import { conflict } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { queueTravelDateChanged } from '#app/services/messages/queue-travel-date-changed.ts';
import { finishTasks } from '#app/services/tasks/add-task.ts';
import { checkTravelDate } from './asked-booking.ts';
import { bookingDetail } from './booking-detail.ts';
import { lockBooking } from './lock-booking.ts';
import { refuseEnded } from './refuse-ended.ts';

/**
 * Moves a journey to another day. The due date follows, a proforma is made anew, and the customer is told; an invoice
 * stays the paper that it is: the day of a journey is none of its particulars (CGST rule 46), and neither value nor tax
 * has changed (section 34). Throws `not_found`, `invalid_input`, `already_cancelled`, `already_closed`, `changed_meanwhile`.
 */
export async function changeTravelDate(
  ctx: Ctx,
  { id, travel_date: travelDate, from }: { id: string } & TravelDateChange,
): Promise<BookingDetail> {
  requirePermission(ctx, 'crm.edit');
  checkTravelDate(ctx, travelDate, 'travel_date');
  await ctx.db.transaction(async (tx) => {
    const before = await lockBooking(tx, id);
    refuseEnded(before);
    if (before.travelDate === travelDate) return;
    if (from !== undefined && from !== before.travelDate) {
      const day = formatDate(before.travelDate);
      throw conflict('changed_meanwhile', `Somebody else has moved this journey to ${day} meanwhile.`);
    }
    const [after] = await tx
      .update(bookings)
      .set({ travelDate, updatedAt: ctx.now() })
      .where(eq(bookings.id, id))
      .returning();
    if (!after) return;
    await renewProforma(ctx, tx, after);
    // Whether its balance is overdue is another question now: the job asks it anew.
    await finishTasks(ctx, tx, { bookingId: id, kinds: ['balance_overdue'] });
    await writeAudit(ctx, tx, {
      action: 'booking.travel_date_changed',
      entity: 'booking',
      entityId: id,
      before: { travelDate: before.travelDate },
      after: { travelDate },
    });
    await queueTravelDateChanged(ctx, tx, { bookingId: id, earlier: before.travelDate });
    await announce(ctx, tx, { topic: 'bookings', id, change: 'changed', name: before.reference });
  });
  figuresChanged(ctx);
  return bookingDetail(ctx, { id });
}

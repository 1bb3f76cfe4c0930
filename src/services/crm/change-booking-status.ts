import type { CrmBooking } from '#app/contract/bookings.ts';
import type { BookingStatus } from '#app/domain/booking-status.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { figuresChanged } from './booking-figures.ts';
import { crmBooking } from './crm-bookings.ts';
import { setBookingStatus } from './set-booking-status.ts';

/** Staff set any status (back-office §4). Answers the booking; throws `not_found`. */
export async function changeBookingStatus(
  ctx: Ctx,
  input: { id: string; status: BookingStatus },
): Promise<CrmBooking> {
  requirePermission(ctx, 'crm.edit');
  await ctx.db.transaction(async (tx) => {
    const before = await lockBooking(tx, input.id);
    if (before.status === input.status) return;
    await setBookingStatus(ctx, tx, before, input.status);
    await announce(ctx, tx, { topic: 'bookings', id: before.id, change: 'changed', name: before.reference });
  });
  figuresChanged(ctx);
  return crmBooking(ctx, input.id);
}

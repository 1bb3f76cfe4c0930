import type { CrmBooking } from '#app/contract/bookings.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { assignRecord, checkAssignee } from './assign-record.ts';
import { figuresChanged } from './booking-figures.ts';
import { crmBooking } from './crm-bookings.ts';

/** Gives a booking to a member of staff, or to nobody. Throws `not_found`. */
export async function assignBooking(
  ctx: Ctx,
  { id, assignee_id }: { id: string; assignee_id: string | null },
): Promise<CrmBooking> {
  requirePermission(ctx, 'crm.edit');
  await ctx.db.transaction(async (tx) => {
    await checkAssignee(tx, assignee_id);
    const before = await lockBooking(tx, id);
    if (before.assigneeId === assignee_id) return;
    await assignRecord(ctx, tx, 'booking', before, assignee_id);
    await announce(ctx, tx, { topic: 'bookings', id, change: 'changed', name: before.reference });
  });
  figuresChanged(ctx);
  return crmBooking(ctx, id);
}

import { asc, sql } from 'drizzle-orm';
import type { BulkBookings, BulkBookingsAnswer } from '#app/contract/crm-desk.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { changeMany } from './change-many.ts';
import { setBookingStatus } from './set-booking-status.ts';

/** Gives many bookings a status, somebody who looks after them, or both. */
export async function changeBookings(ctx: Ctx, input: BulkBookings): Promise<BulkBookingsAnswer> {
  requirePermission(ctx, 'crm.edit');
  return changeMany(ctx, input, {
    kind: 'booking',
    lockAll: (tx, ids) =>
      tx
        .select()
        .from(bookings)
        .where(sql`${bookings.id} = any(${sql.param(ids.filter(isStorable))})`)
        .orderBy(asc(bookings.id))
        .for('update'),
    setStatus: setBookingStatus,
  });
}

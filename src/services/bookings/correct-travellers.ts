import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { BookingDetail, TravelersChange } from '#app/contract/booking-desk.ts';
import type { Traveler } from '#app/contract/bookings.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { ageGroupOf } from '#app/domain/age-group.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { bookingDetail } from './booking-detail.ts';
import { lockBooking } from './lock-booking.ts';
import { refuseEnded } from './refuse-ended.ts';

/**
 * Corrects names and ages. How many travel was priced and stays; an age changes no price either. Throws `not_found`,
 * `invalid_input` for another number of travelers, `already_cancelled`, `already_closed`, `changed_meanwhile`.
 */
export async function correctTravellers(
  ctx: Ctx,
  { id, travelers, from }: { id: string } & TravelersChange,
): Promise<BookingDetail> {
  requirePermission(ctx, 'crm.edit');
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    refuseEnded(booking);
    if (travelers.length !== booking.pax) {
      const message = `This booking is for ${booking.pax} travelers: give a name and an age for each of them`;
      throw invalid(message, { travelers: message });
    }
    const rows = await tx
      .select()
      .from(bookingTravellers)
      .where(eq(bookingTravellers.bookingId, id))
      .orderBy(asc(bookingTravellers.position));
    const before = rows.map(({ name, age, ageGroup }) => ({ name, age, ageGroup }));
    const after = travelers.map(withGroup);
    if (isDeepStrictEqual(before, after)) return;
    if (from !== undefined && !isDeepStrictEqual(before, from.map(withGroup)))
      throw conflict('changed_meanwhile', 'Somebody else has corrected the travelers meanwhile.');
    await tx.delete(bookingTravellers).where(eq(bookingTravellers.bookingId, id));
    await tx
      .insert(bookingTravellers)
      .values(after.map((one, position) => ({ bookingId: id, position, ...one })));
    await tx.update(bookings).set({ updatedAt: ctx.now() }).where(eq(bookings.id, id));
    await writeAudit(ctx, tx, {
      action: 'booking.travelers_corrected',
      entity: 'booking',
      entityId: id,
      before: { travelers: before.map(readable) },
      after: { travelers: after.map(readable) },
    });
    await announce(ctx, tx, { topic: 'bookings', id, change: 'changed', name: booking.reference });
  });
  return bookingDetail(ctx, { id });
}

function withGroup({ name, age, ageGroup }: Traveler) {
  return { name, age, ageGroup: ageGroup ?? ageGroupOf(age) };
}

function readable({ name, age, ageGroup }: { name: string; age: number; ageGroup: string }): string {
  return `${name} (${age}, ${ageGroup})`;
}

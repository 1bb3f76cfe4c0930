import { eq } from 'drizzle-orm';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { bookingNotes, bookings } from '#app/db/schema/bookings.ts';
import { newId } from '#app/domain/ids.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { crmBookings } from './crm-bookings.ts';

/** Adds a staff member's note to a booking; answers the booking with all its notes. */
export async function addBookingNote(ctx: Ctx, input: { id: string; note: string }): Promise<CrmBooking> {
  requirePermission(ctx, 'crm.edit');
  if (!isStorable(input.id)) throw notFound('We do not know this booking.');
  const row = await ctx.db.transaction(async (tx) => {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, input.id));
    if (!booking) throw notFound('We do not know this booking.');
    const id = newId('nte');
    await tx.insert(bookingNotes).values({
      id,
      bookingId: booking.id,
      note: input.note,
      author: ctx.actor.type === 'staff' ? ctx.actor.name : '',
      createdAt: ctx.now(),
    });
    await writeAudit(ctx, tx, {
      action: 'booking.note_added',
      entity: 'booking',
      entityId: booking.id,
      after: { noteId: id },
    });
    await announce(ctx, tx, {
      topic: 'bookings',
      id: booking.id,
      change: 'changed',
      name: booking.reference,
    });
    return booking;
  });
  const [view] = await crmBookings(ctx, [row]);
  if (!view) throw notFound('We do not know this booking.');
  return view;
}

import type { CrmBooking, NoteRequest } from '#app/contract/bookings.ts';
import { bookingNotes } from '#app/db/schema/bookings.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { announce } from '#app/services/events/announce.ts';
import { keepPress, madeBefore } from '#app/services/requests/once-by-key.ts';
import { crmBooking } from './crm-bookings.ts';

/** Adds a staff member's note to a booking, once for each press; answers the booking with all its notes. */
export async function addBookingNote(ctx: Ctx, input: { id: string } & NoteRequest): Promise<CrmBooking> {
  requirePermission(ctx, 'crm.edit');
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, input.id);
    const press = { verb: 'note', recordId: booking.id, key: input.request_key } as const;
    if ((await madeBefore(tx, press)) !== null) return;
    const id = newId('nte');
    await keepPress(ctx, tx, press, id);
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
  });
  return crmBooking(ctx, input.id);
}

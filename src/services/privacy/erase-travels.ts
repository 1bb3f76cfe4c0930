import { and, eq } from 'drizzle-orm';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { Travel } from './find-travels.ts';

/** Takes the person out of journeys in others' bookings. Answers how many. */
export async function eraseTravels(ctx: Ctx, tx: Transaction, travels: readonly Travel[]): Promise<number> {
  for (const { id, bookingId } of travels) {
    const position = Number(id.slice(bookingId.length + 1));
    await tx
      .update(bookingTravellers)
      .set({ name: ERASED_NAME, age: 0 })
      .where(and(eq(bookingTravellers.bookingId, bookingId), eq(bookingTravellers.position, position)));
    await tx.update(bookings).set({ updatedAt: ctx.now() }).where(eq(bookings.id, bookingId));
    await writeAudit(ctx, tx, {
      action: 'booking.traveller_erased',
      entity: 'booking',
      entityId: bookingId,
      after: { travellers: 1 },
    });
  }
  return travels.length;
}

import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import type { Ctx } from '#app/services/context.ts';
import { queueFinishBooking } from '#app/services/messages/queue-finish-booking.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';

const PAGE = 50;

/**
 * Queues one "finish your booking" e-mail for each unpaid booking of a certain age (minutes by the settings), unless
 * the same visitor has booked the same trip meanwhile. Safe in several processes at once. Answers how many.
 */
export async function remindUnpaidBookings(ctx: Ctx): Promise<number> {
  const { booking } = await getSettings(ctx.db, ctx.log);
  const now = ctx.now().getTime();
  const youngest = new Date(now - booking.reminderMinutes * 60_000);
  const oldest = new Date(now - booking.expiryHours * 3_600_000);
  let reminded = 0;
  for (;;) {
    const page = await remindPage(ctx, { youngest, oldest });
    reminded += page.queued;
    if (page.taken < PAGE) return reminded;
  }
}

function remindPage(ctx: Ctx, { youngest, oldest }: { youngest: Date; oldest: Date }) {
  const bookedAnyway = sql<boolean>`exists (
    select 1 from ${bookings} other
    where lower(other.email) = lower(${bookings.email}) and other.item_id = ${bookings.itemId}
      and other.id <> ${bookings.id} and other.status in ('confirmed', 'completed')
      and other.created_at >= ${bookings.createdAt})`;
  return ctx.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: bookings.id, bookedAnyway })
      .from(bookings)
      .where(
        and(
          eq(bookings.status, 'pending'),
          eq(bookings.paidAmount, 0),
          isNull(bookings.remindedAt),
          isNull(bookings.cancelledAt),
          lte(bookings.createdAt, youngest),
          gt(bookings.createdAt, oldest),
        ),
      )
      .orderBy(asc(bookings.createdAt))
      .limit(PAGE)
      .for('update', { of: bookings, skipLocked: true });
    if (waiting.length === 0) return { taken: 0, queued: 0 };
    const ids = waiting.map((one) => one.id);
    await tx.update(bookings).set({ remindedAt: ctx.now() }).where(inArray(bookings.id, ids));
    const unbooked = waiting.filter((one) => !one.bookedAnyway);
    for (const { id } of unbooked) await queueFinishBooking(ctx, tx, id);
    return { taken: waiting.length, queued: unbooked.length };
  });
}

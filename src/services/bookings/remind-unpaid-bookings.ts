import { and, asc, eq, gt, gte, inArray, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookings } from '#app/db/schema/bookings.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
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
    reminded += page;
    if (page < PAGE) return reminded;
  }
}

function remindPage(ctx: Ctx, { youngest, oldest }: { youngest: Date; oldest: Date }): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.status, 'pending'),
          eq(bookings.paidAmount, 0),
          isNull(bookings.remindedAt),
          isNull(bookings.cancelledAt),
          lte(bookings.createdAt, youngest),
          gt(bookings.createdAt, oldest),
          notExists(bookedAnyway(tx)),
        ),
      )
      .orderBy(asc(bookings.createdAt))
      .limit(PAGE)
      .for('update', { of: bookings, skipLocked: true });
    if (waiting.length === 0) return 0;
    const ids = waiting.map((one) => one.id);
    await tx.update(bookings).set({ remindedAt: ctx.now() }).where(inArray(bookings.id, ids));
    for (const id of ids) await queueFinishBooking(ctx, tx, id);
    return ids.length;
  });
}

/** A sold booking of the same trip by the same person, made since. */
function bookedAnyway(tx: Transaction) {
  const other = alias(bookings, 'other');
  return tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        sql`lower(${other.email}) = lower(${bookings.email})`,
        eq(other.itemId, bookings.itemId),
        ne(other.id, bookings.id),
        inArray(other.status, ['confirmed', 'completed']),
        gte(other.createdAt, bookings.createdAt),
      ),
    );
}

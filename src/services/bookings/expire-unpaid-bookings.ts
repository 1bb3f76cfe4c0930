import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { announce } from '#app/services/events/announce.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';

const PAGE = 100;

/**
 * Cancels unpaid bookings whose time is over (hours by the settings). Money that comes for one later is kept as
 * refund due. Safe in several processes at once. Answers how many ended.
 */
export async function expireUnpaidBookings(ctx: Ctx): Promise<number> {
  const { booking } = await getSettings(ctx.db, ctx.log);
  const before = new Date(ctx.now().getTime() - booking.expiryHours * 3_600_000);
  let expired = 0;
  for (;;) {
    const page = await expirePage(ctx, before);
    expired += page;
    if (page < PAGE) break;
  }
  if (expired > 0) figuresChanged(ctx);
  return expired;
}

/** Bookings that staff opened again have kept their `cancelledAt`: those wait for staff. */
function expirePage(ctx: Ctx, before: Date): Promise<number> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const due = tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.status, 'pending'),
          eq(bookings.paidAmount, 0),
          isNull(bookings.cancelledAt),
          lte(bookings.createdAt, before),
        ),
      )
      .orderBy(asc(bookings.createdAt))
      .limit(PAGE)
      .for('update', { skipLocked: true });
    const ended = await tx
      .update(bookings)
      .set({
        status: 'cancelled',
        cancelReason: 'expired',
        cancelledAt: now,
        dedupeKey: null,
        updatedAt: now,
      })
      .where(inArray(bookings.id, due))
      .returning({ id: bookings.id });
    if (ended.length > 0) {
      await tx.insert(auditLog).values(
        ended.map(({ id }) =>
          auditRow(ctx, {
            action: 'booking.expired',
            entity: 'booking',
            entityId: id,
            before: { status: 'pending' },
            after: { status: 'cancelled', cancelReason: 'expired' },
          }),
        ),
      );
      await announce(ctx, tx, { topic: 'bookings', id: null, change: 'changed' });
    }
    return ended.length;
  });
}

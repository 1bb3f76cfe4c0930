import { balanceDueOn, balanceOf } from '#app/domain/booking-balance.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, notFound } from '#app/services/errors.ts';
import { queueBalanceLink } from '#app/services/messages/queue-balance-link.ts';

/**
 * Queues a reminder of a booking's balance that leads to its page, where it is paid; at most once a day. Throws
 * `not_found`, `already_paid`, `duplicate`.
 */
export async function remindOfBooking(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    const { reference } = booking;
    const due = balanceOf(booking);
    if (due === 0) throw conflict('already_paid', `Nothing is due on ${reference}.`);
    if (booking.email === '') throw notFound(`${reference} has no e-mail address.`);
    const today = dateInZone(ctx.now(), ctx.config.timeZone);
    const isWritten = await queueBalanceLink(ctx, tx, {
      bookingId: id,
      link: null,
      dueDate: balanceDueOn(booking),
      today,
      kind: 'balance_reminder',
      dedupeKey: `payment_reminder:${id}:${today}`,
    });
    if (!isWritten) throw conflict('duplicate', `${reference} was reminded today already.`);
    await writeAudit(ctx, tx, {
      action: 'booking.balance_reminded',
      entity: 'booking',
      entityId: id,
      after: { dueDate: balanceDueOn(booking), balanceAmount: due },
    });
  });
}

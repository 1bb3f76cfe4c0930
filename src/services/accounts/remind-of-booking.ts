import { eq } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { balanceDueOn, balanceOf } from '#app/domain/booking-balance.ts';
import { formatMoney } from '#app/domain/money.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, notFound } from '#app/services/errors.ts';
import { moneyBlock, oneLine, readBookingFacts, tripBlock } from '#app/services/messages/booking-facts.ts';
import { queueMessage } from '#app/services/messages/queue-message.ts';
import { renderMail } from '#app/services/messages/render-mail.ts';

/** Queues a reminder of a booking's balance, at most once a day. Throws `not_found`, `already_paid`, `duplicate`. */
export async function remindOfBooking(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
    if (!booking) throw notFound('This booking does not exist.');
    const due = balanceOf(booking);
    if (due === 0) throw conflict('already_paid', `Nothing is due on ${booking.reference}.`);
    if (booking.email === '') throw notFound(`${booking.reference} has no e-mail address.`);
    const facts = await readBookingFacts(ctx, tx, id);
    const today = dateInZone(ctx.now(), ctx.config.timeZone);
    const messageId = await queueMessage(ctx, tx, {
      kind: 'payment_reminder',
      to: booking.email,
      subject: oneLine(`Payment reminder: ${booking.itemTitle} (${booking.reference})`),
      ...renderMail({
        title: 'Payment reminder',
        blocks: [
          {
            type: 'text',
            text: `Dear ${booking.name},\n\n${formatMoney(due)} of your booking is still to be paid, by ${formatDate(balanceDueOn(booking))}.`,
          },
          moneyBlock(facts),
          tripBlock(facts),
          { type: 'link', label: 'See your booking and pay', url: facts.url },
        ],
        settings: facts.settings,
      }),
      dedupeKey: `payment_reminder:${id}:${today}`,
      bookingId: id,
    });
    if (!messageId) throw conflict('duplicate', `${booking.reference} was reminded today already.`);
    await writeAudit(ctx, tx, {
      action: 'booking.reminded',
      entity: 'booking',
      entityId: id,
      after: { reference: booking.reference, due, messageId },
    });
  });
}

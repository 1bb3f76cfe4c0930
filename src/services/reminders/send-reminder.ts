import { balanceReminders } from '#app/db/schema/bookings.ts';
import { balanceDueOn, balanceOf, dueNowOf } from '#app/domain/booking-balance.ts';
import { SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { queueBalanceLink } from '#app/services/messages/queue-balance-link.ts';
import { ensurePaymentLink, type PaymentLink } from '#app/services/payments/ensure-payment-link.ts';

interface Reminder {
  booking: BookingRow;
  dueDate: PlainDate;
  /** Which of the reminders, in days from the due date. */
  days: number;
  today: PlainDate;
}

/**
 * One reminder of a balance with a payment link, once. The link comes first and is used again, so a crash before the
 * e-mail is written loses nothing. False where it was sent before, is not wanted any more, or waits for the provider.
 */
export async function sendReminder(ctx: Ctx, reminder: Reminder): Promise<boolean> {
  const { booking, dueDate, days, today } = reminder;
  const link = await linkFor(ctx, booking);
  if (link === 'later') return false;
  return ctx.db.transaction(async (tx) => {
    const now = await lockBooking(tx, booking.id);
    const isWanted = now.status === 'confirmed' && dueNowOf(now) > 0 && balanceDueOn(now) === dueDate;
    // It has just been paid in part: the next run takes the new balance.
    if (!isWanted || (link && link.amount !== balanceOf(now))) return false;
    const claimed = await tx
      .insert(balanceReminders)
      .values({ bookingId: booking.id, dueDate, days, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ days: balanceReminders.days });
    if (claimed.length === 0) return false;
    await queueBalanceLink(ctx, tx, {
      bookingId: booking.id,
      link,
      dueDate,
      today,
      kind: 'balance_reminder',
      dedupeKey: `balance_reminder:${booking.id}:${dueDate}:${days}`,
    });
    await writeAudit(ctx, tx, {
      action: 'booking.balance_reminded',
      entity: 'booking',
      entityId: booking.id,
      after: { dueDate, days, balanceAmount: balanceOf(now) },
    });
    return true;
  });
}

/** Null where nothing can be paid online: the e-mail then leads to the booking page. */
async function linkFor(ctx: Ctx, booking: BookingRow): Promise<PaymentLink | null | 'later'> {
  if (ctx.payments.mode === 'off' || balanceOf(booking) < SMALLEST_ORDER) return null;
  try {
    return await ensurePaymentLink(ctx, { bookingId: booking.id });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn(
      { bookingId: booking.id, code: error.code },
      'a balance reminder waits for its payment link',
    );
    return 'later';
  }
}

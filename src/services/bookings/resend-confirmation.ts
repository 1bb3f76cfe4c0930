import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { NO_MAIL_SERVER } from '#app/integrations/mail/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { queueBookingConfirmation } from '#app/services/messages/queue-booking-confirmation.ts';
import { bookingDetail } from './booking-detail.ts';
import { lockBooking } from './lock-booking.ts';

const MINUTE_MS = 60_000;

/**
 * Sends the confirmation once more, with the booking as it is now; at most one in a minute, however often it is pressed.
 * Throws `not_found`, `already_cancelled`, `not_bookable` for one that is not confirmed, and `provider_not_configured`
 * where no mail server is set: the message is then kept as not sent.
 */
export async function resendConfirmation(ctx: Ctx, { id }: { id: string }): Promise<BookingDetail> {
  requirePermission(ctx, 'crm.edit');
  await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking.status === 'cancelled') throw conflict('already_cancelled', 'This booking is cancelled.');
    if (booking.status === 'pending') {
      throw conflict('not_bookable', 'This booking is not confirmed yet: nothing has been paid.');
    }
    if (booking.email === '') throw conflict('not_bookable', 'No e-mail address is kept for this booking.');
    const minute = Math.floor(ctx.now().getTime() / MINUTE_MS);
    await queueBookingConfirmation(ctx, tx, id, String(minute));
    // Without a mail server it is kept as not sent, and nothing was resent.
    if (ctx.mail.isSet)
      await writeAudit(ctx, tx, { action: 'booking.confirmation_resent', entity: 'booking', entityId: id });
  });
  if (!ctx.mail.isSet) throw conflict('provider_not_configured', NO_MAIL_SERVER);
  return bookingDetail(ctx, { id });
}

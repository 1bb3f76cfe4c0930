import type { BookingLink } from '#app/contract/booking-desk.ts';
import { balanceDueOn, dueNowOf } from '#app/domain/booking-balance.ts';
import { toDecimal } from '#app/domain/money.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { queueBalanceLink } from '#app/services/messages/queue-balance-link.ts';
import { ensurePaymentLink } from '#app/services/payments/ensure-payment-link.ts';
import { lockBooking, readBooking } from './lock-booking.ts';

const MINUTE_MS = 60_000;

/**
 * A payment link over `amount` paise, else over what is due next (deposit, total or balance), mailed to the customer; at
 * most one e-mail in a minute. Throws what `ensurePaymentLink` throws.
 */
export async function sendBookingLink(
  ctx: Ctx,
  { id, amount }: { id: string; amount?: number | undefined },
): Promise<BookingLink> {
  requirePermission(ctx, 'crm.edit');
  const wanted = amount ?? (dueNowOf(await readBooking(ctx, id)) || undefined);
  const link = await ensurePaymentLink(ctx, { bookingId: id, amount: wanted });
  const written = await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    const minute = Math.floor(ctx.now().getTime() / MINUTE_MS);
    const isNew = await queueBalanceLink(ctx, tx, {
      bookingId: id,
      link,
      dueDate: balanceDueOn(booking),
      today: dateInZone(ctx.now(), ctx.config.timeZone),
      kind: 'payment_link',
      dedupeKey: `payment_link:${id}:${link.amount}:${minute}`,
    });
    // Kept as not sent without a mail server: then it was made and nothing more.
    if (isNew && ctx.mail.isSet) {
      await writeAudit(ctx, tx, {
        action: 'booking.link_sent',
        entity: 'booking',
        entityId: id,
        after: { amount: link.amount },
      });
    }
    return booking.email !== '';
  });
  return {
    url: link.url,
    amount: toDecimal(link.amount),
    expiresAt: link.expiresAt.toISOString(),
    mailed: written && ctx.mail.isSet,
  };
}

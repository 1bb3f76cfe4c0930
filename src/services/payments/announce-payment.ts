import { heldOf } from '#app/domain/booking-balance.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { queueBookingConfirmation } from '#app/services/messages/queue-booking-confirmation.ts';
import { queuePaymentReceived } from '#app/services/messages/queue-payment-received.ts';

/** Tells the visitor of a credited payment: the first one brings the confirmation, later ones a receipt. */
export async function announcePayment(
  ctx: Ctx,
  tx: Transaction,
  {
    before,
    after,
    payment,
  }: { before: BookingRow; after: BookingRow; payment: { providerPaymentId: string } | { entryId: string } },
): Promise<void> {
  if (after.status === 'cancelled' || heldOf(after) <= 0) return;
  const isFirst = before.paidAmount === 0 || before.status === 'pending';
  if (isFirst && after.status !== 'pending') await queueBookingConfirmation(ctx, tx, before.id);
  else await queuePaymentReceived(ctx, tx, { bookingId: before.id, ...payment });
}

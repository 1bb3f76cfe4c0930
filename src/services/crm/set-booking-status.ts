import { and, eq, isNull } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { paymentIssues } from '#app/db/schema/payments.ts';
import type { BookingStatus } from '#app/domain/booking-status.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { statusChanged } from '#app/services/cancellations/status-changed.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';

/**
 * Gives a locked booking a status that it does not have yet, within a verb's transaction. Opening a cancelled one again
 * accepts the money that came for it.
 */
export async function setBookingStatus(
  ctx: Ctx,
  tx: Transaction,
  before: BookingRow,
  status: BookingStatus,
): Promise<void> {
  const change = changes(ctx, before, status);
  await tx.update(bookings).set(change).where(eq(bookings.id, before.id));
  if (before.status === 'cancelled') await acceptMoney(ctx, tx, before.id);
  await statusChanged(ctx, tx, before, status);
  await writeAudit(ctx, tx, {
    action: 'booking.status_changed',
    entity: 'booking',
    entityId: before.id,
    before: { status: before.status, cancelReason: before.cancelReason },
    after: { status, cancelReason: change.cancelReason ?? null },
  });
}

/** `cancelledAt` stays when a booking is opened again: such a one no longer expires by itself. */
function changes(ctx: Ctx, before: BookingRow, status: BookingStatus): Partial<BookingRow> {
  const now = ctx.now();
  switch (status) {
    case 'cancelled':
      return { status, cancelReason: 'staff', cancelledAt: now, dedupeKey: null, updatedAt: now };
    case 'confirmed':
    case 'completed':
      return {
        status,
        cancelReason: null,
        confirmedAt: before.confirmedAt ?? now,
        dedupeKey: null,
        updatedAt: now,
      };
    case 'pending':
      return { status, cancelReason: null, updatedAt: now };
    default:
      return status satisfies never;
  }
}

async function acceptMoney(ctx: Ctx, tx: Transaction, bookingId: string): Promise<void> {
  const due = await tx
    .select({ id: paymentIssues.id, detail: paymentIssues.detail })
    .from(paymentIssues)
    .where(
      and(
        eq(paymentIssues.bookingId, bookingId),
        eq(paymentIssues.kind, 'refund_due'),
        isNull(paymentIssues.resolvedAt),
      ),
    );
  for (const issue of due.filter((one) => one.detail.reason === 'cancelled')) {
    await tx.update(paymentIssues).set({ resolvedAt: ctx.now() }).where(eq(paymentIssues.id, issue.id));
  }
}

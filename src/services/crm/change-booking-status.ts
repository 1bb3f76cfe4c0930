import { and, eq, isNull } from 'drizzle-orm';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { paymentIssues } from '#app/db/schema/payments.ts';
import type { BookingStatus } from '#app/domain/booking-status.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { figuresChanged } from './booking-figures.ts';
import { crmBookings } from './crm-bookings.ts';

/** Staff set any status (back-office §4). Opening a cancelled booking again accepts the money that came for it. */
export async function changeBookingStatus(
  ctx: Ctx,
  input: { id: string; status: BookingStatus },
): Promise<CrmBooking> {
  requirePermission(ctx, 'crm.edit');
  if (!isStorable(input.id)) throw notFound('We do not know this booking.');
  const row = await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(bookings).where(eq(bookings.id, input.id)).for('update');
    if (!before) throw notFound('We do not know this booking.');
    if (before.status === input.status) return before;
    const [after] = await tx
      .update(bookings)
      .set(changes(ctx, before, input.status))
      .where(eq(bookings.id, before.id))
      .returning();
    if (before.status === 'cancelled') await acceptMoney(ctx, tx, before.id);
    await writeAudit(ctx, tx, {
      action: 'booking.status_changed',
      entity: 'booking',
      entityId: before.id,
      before: { status: before.status, cancelReason: before.cancelReason },
      after: { status: input.status, cancelReason: after?.cancelReason ?? null },
    });
    await announce(ctx, tx, { topic: 'bookings', id: before.id, change: 'changed', name: before.reference });
    return after ?? before;
  });
  figuresChanged(ctx);
  const [view] = await crmBookings(ctx, [row]);
  if (!view) throw notFound('We do not know this booking.');
  return view;
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

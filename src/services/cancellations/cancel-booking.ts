import { and, eq } from 'drizzle-orm';
import type { BookingDetail, CancellationInput } from '#app/contract/booking-desk.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { bookingCancellations } from '#app/db/schema/cancellations.ts';
import { newId } from '#app/domain/ids.ts';
import { formatMoney } from '#app/domain/money.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { bookingDetail } from '#app/services/bookings/booking-detail.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import { authorOf, lockBooking } from '#app/services/bookings/lock-booking.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { conflict } from '#app/services/errors.ts';
import { announce } from '#app/services/events/announce.ts';
import { queueBookingCancelled } from '#app/services/messages/queue-booking-cancelled.ts';
import { closeStaleLinks } from '#app/services/payments/close-stale-links.ts';
import { resolveAllRefundsDue } from '#app/services/payments/payment-issues.ts';
import { promiseRefunds } from '#app/services/refunds/promise-refunds.ts';
import type { RefundRow } from '#app/services/refunds/refund-rows.ts';
import type { CancellationRow } from '#app/services/refunds/refundable.ts';
import { sendNow } from '#app/services/refunds/send-now.ts';
import { finishTasks } from '#app/services/tasks/add-task.ts';
import { type CancellationPlan, planCancellation } from './cancellation-plan.ts';
import { issuePapers } from './plan-papers.ts';

/**
 * Cancels a booking by the policy, or with another charge and the reason for it: status, papers, promised refunds, audit
 * and e-mail are one transaction; the refunds leave after it. One that was only set to cancelled is settled the same way.
 * The same request key counts once. Throws `not_found`, `invalid_input`, `already_cancelled`, `changed_meanwhile`, `forbidden`.
 */
export async function cancelBooking(
  ctx: Ctx,
  { id, ...input }: { id: string } & CancellationInput,
): Promise<BookingDetail> {
  requirePermission(ctx, 'crm.edit');
  const promised = await ctx.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (await isKnown(tx, id, input.request_key)) return [];
    const plan = await planCancellation(ctx, tx, booking, input);
    if (plan.expected !== input.expected) {
      throw conflict('changed_meanwhile', 'The figures have changed. Please look at them again.');
    }
    if (plan.charge !== plan.policyCharge) requirePermission(ctx, 'accounts.edit');
    return settle(ctx, tx, booking, plan, input);
  });
  await sendNow(ctx, promised);
  figuresChanged(ctx);
  return bookingDetail(ctx, { id });
}

async function isKnown(tx: Transaction, bookingId: string, requestKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: bookingCancellations.id })
    .from(bookingCancellations)
    .where(
      and(eq(bookingCancellations.bookingId, bookingId), eq(bookingCancellations.requestKey, requestKey)),
    );
  return rows.length > 0;
}

async function settle(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  plan: CancellationPlan,
  input: CancellationInput,
): Promise<RefundRow[]> {
  const notes = `Cancelled${plan.charge > 0 ? `, charge ${formatMoney(plan.charge)}` : ''}`;
  const issued = await issuePapers(ctx, tx, booking, { papers: plan.papers, parts: plan.parts, notes });
  const cancellation = await insertCancellation(ctx, tx, booking, plan, input, issued.own?.id ?? null);
  const refunds = await promiseRefunds(ctx, tx, booking, {
    parts: plan.parts,
    reason: input.reason,
    requestKey: input.request_key,
    cancellationId: cancellation.id,
    papers: issued.ofRefunds,
  });
  await endBooking(ctx, tx, booking, plan);
  await writeAudit(ctx, tx, {
    action: 'booking.cancelled',
    entity: 'booking',
    entityId: booking.id,
    before: { status: booking.status },
    after: {
      status: 'cancelled',
      by: plan.by,
      date: plan.date,
      percentKept: plan.percentKept,
      policyCharge: plan.policyCharge,
      charge: plan.charge,
      refund: plan.refund,
      reason: input.reason,
      note: input.note,
      documents: issued.all.map((paper) => paper.number),
    },
  });
  await queueBookingCancelled(ctx, tx, { cancellation, refunds, papers: issued.all });
  await announce(ctx, tx, {
    topic: 'bookings',
    id: booking.id,
    change: 'changed',
    name: booking.reference,
  });
  return refunds;
}

async function insertCancellation(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  plan: CancellationPlan,
  input: CancellationInput,
  documentId: string | null,
): Promise<CancellationRow> {
  const { by, date, percentKept, policyVersion, held, policyCharge, charge, refund } = plan;
  const [row] = await tx
    .insert(bookingCancellations)
    .values({
      id: newId('bcn'),
      bookingId: booking.id,
      requestKey: input.request_key,
      by,
      date,
      travelDate: booking.travelDate,
      percentKept,
      policyVersion,
      total: booking.totalAmount,
      held,
      policyCharge,
      charge,
      refund,
      reason: input.reason,
      note: input.note,
      author: authorOf(ctx),
      documentId,
      createdAt: ctx.now(),
    })
    .returning();
  if (!row) throw new Error('The cancellation was not written');
  return row;
}

/** Also what hung on the booking ends: its payment link, its tasks, and what waited for staff to decide about its money. */
async function endBooking(
  ctx: Ctx,
  tx: Transaction,
  booking: BookingRow,
  { by }: CancellationPlan,
): Promise<void> {
  await tx
    .update(bookings)
    .set({
      status: 'cancelled',
      cancelReason: by === 'customer' ? 'visitor' : 'staff',
      cancelledAt: booking.cancelledAt ?? ctx.now(),
      dedupeKey: null,
      updatedAt: ctx.now(),
    })
    .where(eq(bookings.id, booking.id));
  await resolveAllRefundsDue(ctx, tx, booking.id);
  await closeStaleLinks(ctx, tx, { bookingId: booking.id });
  await finishTasks(ctx, tx, { bookingId: booking.id, kinds: ['balance_overdue', 'cancellation_open'] });
}

import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { bookingCancellations, bookingRefunds } from '#app/db/schema/cancellations.ts';
import { documents, filedReturns } from '#app/db/schema/documents.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { refundTaskKey } from '#app/services/refunds/promise-refunds.ts';
import { type CancellationRow, standingCancellation } from '#app/services/refunds/refundable.ts';
import { finishTask, finishTasks } from '#app/services/tasks/add-task.ts';

/**
 * A cancelled booking is opened again: refunds that have not left are withdrawn, and the papers of the cancellation are
 * cancelled, their numbers kept. Money that has left stays given back and is due again. The caller holds the booking's
 * row lock. Throws `invoice_locked` where a paper's month is in a filed return.
 */
export async function undoCancellation(ctx: Ctx, tx: Transaction, booking: BookingRow): Promise<void> {
  await finishTasks(ctx, tx, { bookingId: booking.id, kinds: ['cancellation_open'] });
  const cancellation = await standingCancellation(tx, booking.id);
  if (!cancellation) return;
  await tx
    .update(bookingCancellations)
    .set({ undoneAt: ctx.now() })
    .where(eq(bookingCancellations.id, cancellation.id));
  const withdrawn = await withdrawRefunds(ctx, tx, cancellation);
  const papers = [cancellation.documentId, ...withdrawn.map((refund) => refund.documentId)];
  await cancelPapers(ctx, tx, booking, [...new Set(papers.flatMap((id) => id ?? []))]);
  await writeAudit(ctx, tx, {
    action: 'booking.cancellation_undone',
    entity: 'booking',
    entityId: booking.id,
    before: { charge: cancellation.charge, refund: cancellation.refund },
    after: { withdrawnRefund: withdrawn.reduce((sum, one) => sum + one.amount, 0) },
  });
}

/** What the provider may have heard of already is not taken back. */
async function withdrawRefunds(ctx: Ctx, tx: Transaction, { id }: CancellationRow) {
  const withdrawn = await tx
    .update(bookingRefunds)
    .set({ status: 'withdrawn' })
    .where(
      and(
        eq(bookingRefunds.cancellationId, id),
        eq(bookingRefunds.status, 'waiting'),
        eq(bookingRefunds.attempts, 0),
      ),
    )
    .returning();
  for (const refund of withdrawn) await finishTask(ctx, tx, refundTaskKey(refund));
  return withdrawn;
}

async function cancelPapers(
  ctx: Ctx,
  tx: Transaction,
  { reference }: BookingRow,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const papers = await tx.select().from(documents).where(inArray(documents.id, ids));
  const filed = await tx
    .select()
    .from(filedReturns)
    .where(
      inArray(
        filedReturns.period,
        papers.map((paper) => paper.date.slice(0, 7)),
      ),
    );
  if (filed.length > 0) {
    throw conflict(
      'invoice_locked',
      `The papers of the cancellation of ${reference} are in a return that was filed. Make a new booking instead.`,
    );
  }
  await tx
    .update(documents)
    .set({ status: 'cancelled', cancelledAt: ctx.now() })
    .where(inArray(documents.id, ids));
  await tx
    .update(documents)
    .set({ takenIntoId: null })
    .where(and(inArray(documents.takenIntoId, ids), isNotNull(documents.takenIntoId)));
}

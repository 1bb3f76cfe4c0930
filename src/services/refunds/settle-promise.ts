import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { documents } from '#app/db/schema/documents.ts';
import type { ledgerEntries } from '#app/db/schema/payments.ts';
import type { ProviderRefund } from '#app/integrations/payments/port.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { queueRefundSent } from '#app/services/messages/queue-refund-sent.ts';
import { finishTask } from '#app/services/tasks/add-task.ts';
import { refundTaskKey } from './promise-refunds.ts';
import type { RefundRow } from './refund-rows.ts';

type Entry = typeof ledgerEntries.$inferSelect;

/**
 * The promise that a refund of the provider keeps: the one it was asked for with, or, where staff gave the money back at
 * the provider themselves, one of that amount that has not been sent yet. The caller holds the booking's row lock.
 */
export async function promiseOf(
  tx: Transaction,
  payment: Entry,
  refund: ProviderRefund,
): Promise<RefundRow | undefined> {
  const ours = or(
    eq(bookingRefunds.providerRefundId, refund.id),
    refund.ourId === null ? undefined : eq(bookingRefunds.id, refund.ourId),
  );
  const [asked] = await tx
    .select()
    .from(bookingRefunds)
    .where(and(ours, eq(bookingRefunds.paymentEntryId, payment.id)));
  if (asked || refund.ourId !== null) return asked;
  return oldest(
    tx,
    and(
      eq(bookingRefunds.paymentEntryId, payment.id),
      eq(bookingRefunds.amount, refund.amount),
      or(
        and(eq(bookingRefunds.status, 'waiting'), eq(bookingRefunds.attempts, 0)),
        eq(bookingRefunds.status, 'failed'),
      ),
    ),
  );
}

/** The promise that money paid out by hand keeps: one of that amount that waits for staff. */
export function promiseByHand(
  tx: Transaction,
  { bookingId, amount }: { bookingId: string; amount: number },
): Promise<RefundRow | undefined> {
  return oldest(
    tx,
    and(eq(bookingRefunds.bookingId, bookingId), eq(bookingRefunds.amount, amount), FOR_STAFF),
  );
}

const FOR_STAFF = or(
  and(eq(bookingRefunds.how, 'manual'), eq(bookingRefunds.status, 'waiting')),
  eq(bookingRefunds.status, 'failed'),
);

/** Staff have to pay it out, or the provider has failed at it. */
export function isForStaff({ how, status }: Pick<RefundRow, 'how' | 'status'>): boolean {
  return status === 'failed' || (how === 'manual' && status === 'waiting');
}

async function oldest(tx: Transaction, which: SQL | undefined): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(bookingRefunds)
    .where(which)
    .orderBy(asc(bookingRefunds.createdAt), asc(bookingRefunds.id))
    .limit(1);
  return row;
}

/** The promise is kept by an entry of the ledger: its voucher stands for it, its task is done, the customer hears of it. */
export async function keepPromise(
  ctx: Ctx,
  tx: Transaction,
  promise: RefundRow,
  kept: { entryId: string; providerRefundId?: string },
): Promise<void> {
  const [row] = await tx
    .update(bookingRefunds)
    .set({
      status: 'done',
      failure: '',
      entryId: kept.entryId,
      providerRefundId: kept.providerRefundId ?? promise.providerRefundId,
    })
    .where(
      and(
        eq(bookingRefunds.id, promise.id),
        inArray(bookingRefunds.status, ['waiting', 'pending', 'failed']),
      ),
    )
    .returning();
  if (!row) return;
  if (row.documentId !== null) {
    await tx
      .update(documents)
      .set({ ledgerEntryId: kept.entryId })
      .where(
        and(
          eq(documents.id, row.documentId),
          eq(documents.kind, 'refund_voucher'),
          isNull(documents.ledgerEntryId),
        ),
      );
  }
  await finishTask(ctx, tx, refundTaskKey(promise));
  await queueRefundSent(ctx, tx, row);
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RefundView } from '#app/contract/booking-desk.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { toDecimal } from '#app/domain/money.ts';
import type { Queryable } from '#app/services/context.ts';

export type RefundRow = typeof bookingRefunds.$inferSelect;

/** Promised and not given back yet: also one that failed has still to reach the payer. */
const OWED = ['waiting', 'pending', 'failed'] as const;

export function isOwed({ status }: Pick<RefundRow, 'status'>): boolean {
  return OWED.some((one) => one === status);
}

/** What has been promised of a booking's money and is not in the ledger yet, in paise. */
export async function promisedOf(tx: Queryable, bookingId: string): Promise<number> {
  const [sums] = await tx
    .select({ total: sql<number>`coalesce(sum(${bookingRefunds.amount}), 0)`.mapWith(Number) })
    .from(bookingRefunds)
    .where(and(eq(bookingRefunds.bookingId, bookingId), inArray(bookingRefunds.status, [...OWED])));
  return sums?.total ?? 0;
}

/** The refunds of a booking with the payments that they give back, the oldest first. */
export function refundsOf(tx: Queryable, bookingId: string) {
  return tx
    .select({ refund: bookingRefunds, payment: ledgerEntries })
    .from(bookingRefunds)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, bookingRefunds.paymentEntryId))
    .where(eq(bookingRefunds.bookingId, bookingId))
    .orderBy(asc(bookingRefunds.createdAt), asc(bookingRefunds.id));
}

export function toRefundView({ refund, payment }: Awaited<ReturnType<typeof refundsOf>>[number]): RefundView {
  return {
    id: refund.id,
    amount: toDecimal(refund.amount),
    how: refund.how,
    mode: payment.mode,
    paymentId: payment.providerPaymentId,
    status: refund.status,
    failure: refund.failure,
    createdAt: refund.createdAt.toISOString(),
  };
}

import { asc, eq } from 'drizzle-orm';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { type PlannedRefund, planRefund } from '#app/domain/refund-plan.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { isOwed, type RefundRow, refundsOf } from './refund-rows.ts';

type Entry = typeof ledgerEntries.$inferSelect;

/** A planned part with the payment's ledger entry. */
export type BookingRefundPart = PlannedRefund & { payment: Entry };

/** Which payments of a booking an amount goes back to, with what was given back or promised before taken off. */
export async function planRefunds(
  ctx: Pick<Ctx, 'payments'>,
  tx: Queryable,
  { bookingId, amount }: { bookingId: string; amount: number },
): Promise<BookingRefundPart[]> {
  const entries = await tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  const promises = (await refundsOf(tx, bookingId)).map((one) => one.refund);
  const given = givenBack(entries, promises);
  const payments = entries.filter((entry) => entry.kind === 'payment');
  const plan = planRefund({
    payments: payments.map((payment) => ({
      id: payment.id,
      amount: payment.amount,
      given: given.byPayment.get(payment.id) ?? 0,
      // Another provider, or its test mode, does not know the payment.
      viaProvider: payment.providerPaymentId !== null && payment.mode === ctx.payments.mode,
    })),
    unlinked: given.unlinked,
    amount,
  });
  return plan.flatMap((part) => {
    const payment = payments.find((one) => one.id === part.paymentId);
    return payment ? [{ ...part, payment }] : [];
  });
}

/** Refunds in the ledger name the provider's payment, or belong to a promise; the rest says nothing of its payment. */
function givenBack(entries: Entry[], promises: RefundRow[]) {
  const byPayment = new Map<string, number>();
  const add = (id: string, amount: number) => byPayment.set(id, (byPayment.get(id) ?? 0) + amount);
  const paymentOf = new Map(
    entries.flatMap((one) =>
      one.kind === 'payment' && one.providerPaymentId ? [[one.providerPaymentId, one.id] as const] : [],
    ),
  );
  const promiseOf = new Map(promises.flatMap((one) => (one.entryId ? [[one.entryId, one] as const] : [])));
  let unlinked = 0;
  for (const entry of entries) {
    if (entry.kind !== 'refund') continue;
    const of = paymentOf.get(entry.providerPaymentId ?? '') ?? promiseOf.get(entry.id)?.paymentEntryId;
    if (of) add(of, entry.amount);
    else unlinked += entry.amount;
  }
  for (const promise of promises) if (isOwed(promise)) add(promise.paymentEntryId, promise.amount);
  return { byPayment, unlinked };
}

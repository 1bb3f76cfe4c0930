import { asc } from 'drizzle-orm';
import type { LedgerEntryView } from '#app/contract/bookings.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { toDecimal } from '#app/domain/money.ts';

/** As they happened. */
export const ledgerEntryOrder = [asc(ledgerEntries.createdAt), asc(ledgerEntries.id)];

/** One payment or refund as the visitor and staff see it. */
export function toLedgerEntryView(entry: typeof ledgerEntries.$inferSelect): LedgerEntryView {
  return {
    id: entry.id,
    kind: entry.kind,
    amount: toDecimal(entry.amount),
    mode: entry.mode,
    method: entry.method,
    paymentId: entry.providerPaymentId,
    date: entry.businessDate,
  };
}

import type { LedgerEntryView } from '#app/contract/bookings.ts';
import type { ledgerEntries } from '#app/db/schema/payments.ts';
import { toDecimal } from '#app/domain/money.ts';

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

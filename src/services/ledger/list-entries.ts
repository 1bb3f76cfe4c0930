import { desc, eq } from 'drizzle-orm';
import type { RecordedEntry } from '#app/contract/recorded-payments.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';

/**
 * What the ledger holds of a booking or of an invoice, the latest first; nothing for one that does not exist. Throws
 * `invalid_input` where neither or both are named.
 */
export async function listEntries(
  ctx: Ctx,
  owner: { booking_id?: string | undefined; customer_invoice_id?: string | undefined },
): Promise<RecordedEntry[]> {
  requirePermission(ctx, 'accounts.view');
  if ((owner.booking_id === undefined) === (owner.customer_invoice_id === undefined)) {
    const message = 'Name a booking or a customer invoice';
    throw invalid(message, { booking_id: message });
  }
  const rows = await ctx.db
    .select()
    .from(ledgerEntries)
    .where(
      owner.booking_id === undefined
        ? eq(ledgerEntries.customerInvoiceId, owner.customer_invoice_id ?? '')
        : eq(ledgerEntries.bookingId, owner.booking_id),
    )
    .orderBy(desc(ledgerEntries.businessDate), desc(ledgerEntries.createdAt), desc(ledgerEntries.id));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: toDecimal(row.amount),
    currency: row.currency,
    mode: row.mode,
    method: row.method,
    date: row.businessDate,
    reference: row.reference || row.providerRefundId || row.providerPaymentId || '',
    note: row.note,
    recorded_by: row.recordedBy,
  }));
}

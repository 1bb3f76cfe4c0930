import { and, eq } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import type { ProviderRefund } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { refundedOf } from '#app/services/ledger/post-entry.ts';
import { postInvoiceEntry } from '#app/services/ledger/post-invoice-entry.ts';
import type { PaymentSource } from './payment-credit.ts';
import { resolveIssue } from './payment-issues.ts';

/** A processed refund of what a customer invoice's link was paid with, once; null when it is of no invoice. */
export async function recordInvoiceRefund(
  ctx: Ctx,
  tx: Transaction,
  { refund, source }: { refund: ProviderRefund; source: PaymentSource },
): Promise<'recorded' | 'known' | 'ignored' | null> {
  const [found] = await tx
    .select({ entry: ledgerEntries, invoice: customerInvoices })
    .from(ledgerEntries)
    .innerJoin(customerInvoices, eq(customerInvoices.id, ledgerEntries.customerInvoiceId))
    .where(and(eq(ledgerEntries.providerPaymentId, refund.paymentId), eq(ledgerEntries.kind, 'payment')))
    .for('update', { of: customerInvoices });
  if (!found) return null;
  const { entry, invoice } = found;
  const given = await refundedOf(tx, refund.paymentId);
  const known = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.providerRefundId, refund.id));
  if (known.length > 0) return 'known';
  // Staff may have recorded it by hand: what is not held any more cannot be given back again.
  if (given + refund.amount > entry.amount || refund.amount > invoice.paidAmount) return 'ignored';
  const after = await postInvoiceEntry(ctx, tx, invoice, {
    kind: 'refund',
    amount: refund.amount,
    mode: entry.mode,
    method: entry.method,
    providerOrderId: entry.providerOrderId,
    providerPaymentId: refund.paymentId,
    providerRefundId: refund.id,
    source,
  });
  if (!after) return 'known';
  await writeAudit(ctx, tx, {
    action: 'payment.refunded',
    entity: 'customer_invoice',
    entityId: invoice.id,
    before: { paidAmount: invoice.paidAmount, paymentStatus: invoice.paymentStatus },
    after: {
      paidAmount: after.paidAmount,
      paymentStatus: after.paymentStatus,
      refundId: refund.id,
      amount: refund.amount,
    },
  });
  await resolveIssue(ctx, tx, 'refund_due', refund.paymentId);
  return 'recorded';
}

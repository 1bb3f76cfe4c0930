import { invoiceBalance } from '#app/domain/invoice-money.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { InvoiceRow } from '#app/services/customer-invoices/invoice-row.ts';
import { postInvoiceEntry } from '#app/services/ledger/post-invoice-entry.ts';
import { isOfAmount, type PaymentCredit } from './payment-credit.ts';
import { issueFacts, raiseIssue, resolveIssue } from './payment-issues.ts';

/** As `creditBooking`, for a customer invoice whose row the caller holds. */
export async function creditInvoicePayment(
  ctx: Ctx,
  tx: Transaction,
  invoice: InvoiceRow,
  { payment, asked, source }: PaymentCredit,
): Promise<'credited' | 'known' | 'mismatch'> {
  if (!isOfAmount(payment, asked)) {
    await raiseIssue(ctx, tx, {
      kind: 'amount_mismatch',
      ...issueFacts(payment),
      detail: { invoice: invoice.number, linkAmount: asked.amount },
    });
    return 'mismatch';
  }
  const entry = {
    amount: payment.amount,
    mode: ctx.payments.mode,
    method: payment.method,
    providerOrderId: payment.orderId,
    providerPaymentId: payment.id,
    source,
  };
  const posted = await postInvoiceEntry(ctx, tx, invoice, { kind: 'payment', ...entry });
  if (!posted) return 'known';
  await resolveIssue(ctx, tx, 'amount_mismatch', payment.id);
  const isBack = payment.status === 'refunded';
  // The provider gave it back before we heard of it, by refunds we do not know: one entry stands for all of them.
  const back =
    isBack &&
    (await postInvoiceEntry(ctx, tx, posted, {
      kind: 'refund',
      ...entry,
      providerRefundId: `all:${payment.id}`,
    }));
  const after = back || posted;
  await writeAudit(ctx, tx, {
    action: 'payment.credited',
    entity: 'customer_invoice',
    entityId: invoice.id,
    before: { paidAmount: invoice.paidAmount, paymentStatus: invoice.paymentStatus },
    after: {
      paidAmount: after.paidAmount,
      paymentStatus: after.paymentStatus,
      paymentId: payment.id,
      amount: payment.amount,
      source,
    },
  });
  const excess = isBack ? 0 : payment.amount - invoiceBalance(invoice);
  if (excess > 0) {
    await raiseIssue(ctx, tx, {
      kind: 'refund_due',
      ...issueFacts(payment),
      amount: excess,
      detail: { reason: invoice.status === 'cancelled' ? 'cancelled' : 'overpaid', invoice: invoice.number },
    });
  }
  return 'credited';
}

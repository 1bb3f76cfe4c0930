import { eq, or } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { paymentLinks } from '#app/db/schema/payments.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { postInvoiceEntry } from '#app/services/ledger/post-invoice-entry.ts';
import type { CreditResult, PaymentSource } from './credit-payment.ts';
import { lockPayment } from './lock-payment.ts';
import { raiseIssue, resolveIssue } from './payment-issues.ts';

/**
 * Credits the payment of an invoice's link once, whoever brings it and however often: captured, in exactly the link's
 * amount. What no balance waits for is in the ledger too, and on staff's list as refund due. Null: no link of ours.
 */
export async function creditLink(
  ctx: Ctx,
  tx: Transaction,
  input: {
    link: { id: string; referenceId: string | null };
    payment: ProviderPayment;
    source: PaymentSource;
  },
): Promise<CreditResult | null> {
  const { payment, source } = input;
  if (payment.status !== 'captured') return 'not_captured';
  const link = await findLink(tx, input.link);
  if (!link) return null;
  await lockPayment(tx, payment.id);
  const facts = {
    providerOrderId: payment.orderId,
    providerPaymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
  };
  const [invoice] =
    link.customerInvoiceId === null
      ? []
      : await tx
          .select()
          .from(customerInvoices)
          .where(eq(customerInvoices.id, link.customerInvoiceId))
          .for('update');
  if (!invoice) {
    await raiseIssue(ctx, tx, { kind: 'unknown_order', ...facts, detail: { link: link.id } });
    return 'unknown_order';
  }
  if (payment.amount !== link.amount || payment.currency !== link.currency) {
    await raiseIssue(ctx, tx, {
      kind: 'amount_mismatch',
      ...facts,
      detail: { invoice: invoice.number, linkAmount: link.amount },
    });
    return 'mismatch';
  }
  const after = await postInvoiceEntry(ctx, tx, invoice, {
    kind: 'payment',
    amount: payment.amount,
    mode: ctx.payments.mode,
    method: payment.method,
    providerOrderId: payment.orderId,
    providerPaymentId: payment.id,
    source,
  });
  if (!after) return 'known';
  await tx.update(paymentLinks).set({ status: 'paid' }).where(eq(paymentLinks.id, link.id));
  // Its payment.captured may have come before, naming an order that only the provider knows.
  await resolveIssue(ctx, tx, 'unknown_order', payment.id);
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
  const excess = payment.amount - invoiceBalance(invoice);
  if (excess > 0) {
    await raiseIssue(ctx, tx, {
      kind: 'refund_due',
      ...facts,
      amount: excess,
      detail: { reason: invoice.status === 'cancelled' ? 'cancelled' : 'overpaid', invoice: invoice.number },
    });
  }
  return 'credited';
}

async function findLink(tx: Transaction, link: { id: string; referenceId: string | null }) {
  const [row] = await tx
    .select()
    .from(paymentLinks)
    .where(
      or(
        eq(paymentLinks.providerLinkId, link.id),
        link.referenceId === null ? undefined : eq(paymentLinks.id, link.referenceId),
      ),
    );
  return row;
}

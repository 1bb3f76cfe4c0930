import { eq } from 'drizzle-orm';
import type { PaymentLinkView } from '#app/contract/customer-invoices.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { ensurePaymentLink } from '#app/services/payments/ensure-payment-link.ts';
import { lockInvoice } from './invoice-row.ts';

/**
 * The link by which the customer pays what is due on an invoice, which counts as sent from then on. Throws as
 * `ensurePaymentLink`.
 */
export async function invoicePaymentLink(ctx: Ctx, { id }: { id: string }): Promise<PaymentLinkView> {
  requirePermission(ctx, 'accounts.edit');
  const { url, amount, expiresAt } = await ensurePaymentLink(ctx, { customerInvoiceId: id });
  await ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.sentAt !== null) return;
    await tx
      .update(customerInvoices)
      .set({ sentAt: ctx.now(), version: invoice.version + 1, updatedAt: ctx.now() })
      .where(eq(customerInvoices.id, id));
  });
  return { url, amount: toDecimal(amount), expires_at: expiresAt.toISOString() };
}

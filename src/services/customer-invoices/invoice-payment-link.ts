import type { PaymentLinkView } from '#app/contract/customer-invoices.ts';
import { toDecimal } from '#app/domain/money.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { ensurePaymentLink } from '#app/services/payments/ensure-payment-link.ts';

/**
 * The link by which the customer pays what is due on an invoice, which nobody edits while the link is open. Throws as
 * `ensurePaymentLink`.
 */
export async function invoicePaymentLink(ctx: Ctx, { id }: { id: string }): Promise<PaymentLinkView> {
  requirePermission(ctx, 'accounts.edit');
  const { url, amount, expiresAt } = await ensurePaymentLink(ctx, { customerInvoiceId: id });
  return { url, amount: toDecimal(amount), expires_at: expiresAt.toISOString() };
}

import { and, desc, eq, gt } from 'drizzle-orm';
import type { PaymentLinkView } from '#app/contract/customer-invoices.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { paymentLinks } from '#app/db/schema/payments.ts';
import { SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import { newId } from '#app/domain/ids.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import { toDecimal } from '#app/domain/money.ts';
import { ProviderError, type ProviderLink } from '#app/integrations/payments/port.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import { runExclusive } from '#app/services/bookings/run-exclusive.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, conflict } from '#app/services/errors.ts';
import { requirePayments } from '#app/services/payments/place-provider-order.ts';
import { type InvoiceRow, lockInvoice } from './invoice-row.ts';

const VALID_MS = 30 * 24 * 3_600_000;
/** One with less time left is not given out again. */
const SPARE_MS = 24 * 3_600_000;

type LinkRow = typeof paymentLinks.$inferSelect;

/**
 * A page of the provider on which the customer pays what is due; an open one of that amount is used again. From now on
 * the invoice counts as sent. Throws `not_found`, `payments_off`, `already_paid`, `not_bookable`, `provider_failed`.
 */
export async function invoicePaymentLink(ctx: Ctx, { id }: { id: string }): Promise<PaymentLinkView> {
  requirePermission(ctx, 'accounts.edit');
  return runExclusive(`invoice-link:${id}`, async () => {
    const { invoice, link, isNew } = await prepareLink(ctx, id);
    if (!isNew) return linkView(link);
    try {
      return await finishLink(ctx, invoice, link, await askProvider(ctx, invoice, link));
    } catch (error) {
      await ctx.db.update(paymentLinks).set({ status: 'closed' }).where(eq(paymentLinks.id, link.id));
      throw error;
    }
  });
}

/** Our row comes first: whatever happens next, a payment by this link finds its invoice. */
async function prepareLink(
  ctx: Ctx,
  id: string,
): Promise<{ invoice: InvoiceRow; link: LinkRow; isNew: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const amount = amountDue(invoice);
    requirePayments(ctx);
    const now = ctx.now().getTime();
    const [open] = await tx
      .select()
      .from(paymentLinks)
      .where(
        and(
          eq(paymentLinks.customerInvoiceId, id),
          eq(paymentLinks.status, 'open'),
          eq(paymentLinks.amount, amount),
          gt(paymentLinks.url, ''),
          gt(paymentLinks.expiresAt, new Date(now + SPARE_MS)),
        ),
      )
      .orderBy(desc(paymentLinks.createdAt))
      .limit(1);
    if (open) return { invoice, link: open, isNew: false };
    const [link] = await tx
      .insert(paymentLinks)
      .values({
        id: newId('plk'),
        customerInvoiceId: id,
        amount,
        expiresAt: new Date(now + VALID_MS),
        createdAt: ctx.now(),
      })
      .returning();
    if (!link) throw new Error('The payment link was not written');
    return { invoice, link, isNew: true };
  });
}

function amountDue(invoice: InvoiceRow): number {
  if (invoice.status === 'cancelled') {
    throw conflict('already_cancelled', 'This invoice is cancelled, so it cannot be paid.');
  }
  if (invoice.currency !== 'INR') {
    throw conflict('not_bookable', 'Payment links are for invoices in rupees only.');
  }
  const amount = invoiceBalance(invoice);
  if (amount === 0) throw conflict('already_paid', 'Nothing is left to pay on this invoice.');
  if (amount < SMALLEST_ORDER) {
    throw conflict('not_bookable', 'This amount is too small to be paid online.');
  }
  return amount;
}

async function askProvider(ctx: Ctx, invoice: InvoiceRow, link: LinkRow): Promise<ProviderLink> {
  try {
    return await ctx.payments.createPaymentLink({
      amount: link.amount,
      currency: 'INR',
      referenceId: link.id,
      description: `Invoice ${invoice.number}`,
      customer: {
        name: invoice.customerName,
        email: invoice.customerEmail,
        contact: invoice.customerPhone.replace(/[^\d+]/g, ''),
      },
      expireBy: link.expiresAt,
      callbackUrl: ctx.config.publicUrl,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { requestId: ctx.requestId, status: error.status, reason: error.message },
      'the payment provider did not make a payment link',
    );
    throw new AppError('provider_failed', 'The payment service did not make a link. Please try again.');
  }
}

function finishLink(
  ctx: Ctx,
  invoice: InvoiceRow,
  link: LinkRow,
  made: ProviderLink,
): Promise<PaymentLinkView> {
  return ctx.db.transaction(async (tx) => {
    const now = await lockInvoice(tx, invoice.id);
    const [row] = await tx
      .update(paymentLinks)
      .set({ providerLinkId: made.id, url: made.url })
      .where(eq(paymentLinks.id, link.id))
      .returning();
    if (!row) throw new Error('The payment link was not written');
    await tx
      .update(customerInvoices)
      .set({ sentAt: now.sentAt ?? ctx.now(), version: now.version + 1, updatedAt: ctx.now() })
      .where(eq(customerInvoices.id, invoice.id));
    await writeAudit(ctx, tx, {
      action: 'customer_invoice.link_made',
      entity: 'customer_invoice',
      entityId: invoice.id,
      after: { number: invoice.number, amount: link.amount, linkId: made.id },
    });
    return linkView(row);
  });
}

function linkView(link: LinkRow): PaymentLinkView {
  return { url: link.url, amount: toDecimal(link.amount), expires_at: link.expiresAt.toISOString() };
}

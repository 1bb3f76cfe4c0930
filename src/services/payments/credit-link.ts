import { eq, or } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { paymentLinks } from '#app/db/schema/payments.ts';
import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { creditBooking } from './credit-booking.ts';
import { creditInvoicePayment } from './credit-invoice-payment.ts';
import { lockPayment } from './lock-payment.ts';
import {
  type CreditResult,
  isOfAmount,
  isReceived,
  type PaymentCredit,
  type PaymentSource,
} from './payment-credit.ts';
import { issueFacts, raiseIssue, resolveIssue } from './payment-issues.ts';

type LinkRow = typeof paymentLinks.$inferSelect;

/**
 * Credits the payment of a link to its booking or invoice once, whoever brings it and however often: captured, in
 * exactly the link's amount, also when the link is not open any more. Null: no link of ours.
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
  if (!isReceived(payment)) return 'not_captured';
  const link = await findLink(tx, input.link);
  if (!link) return null;
  await lockPayment(tx, payment.id);
  if (isOfAmount(payment, link)) {
    await tx.update(paymentLinks).set({ status: 'paid' }).where(eq(paymentLinks.id, link.id));
  }
  const result = await creditOwner(ctx, tx, link, { payment, asked: link, source });
  // Its payment.captured may have come before, naming an order that only the provider knows.
  if (result === 'credited') await resolveIssue(ctx, tx, 'unknown_order', payment.id);
  return result;
}

async function creditOwner(
  ctx: Ctx,
  tx: Transaction,
  link: LinkRow,
  credit: PaymentCredit,
): Promise<CreditResult> {
  if (link.bookingId !== null) {
    const of = eq(bookings.id, link.bookingId);
    const [booking] = await tx.select().from(bookings).where(of).for('update');
    if (booking) return creditBooking(ctx, tx, booking, credit);
  }
  if (link.customerInvoiceId !== null) {
    const of = eq(customerInvoices.id, link.customerInvoiceId);
    const [invoice] = await tx.select().from(customerInvoices).where(of).for('update');
    if (invoice) return creditInvoicePayment(ctx, tx, invoice, credit);
  }
  await raiseIssue(ctx, tx, {
    kind: 'unknown_order',
    ...issueFacts(credit.payment),
    detail: { link: link.id },
  });
  return 'unknown_order';
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

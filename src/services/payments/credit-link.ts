import { eq, or } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { paymentLinks } from '#app/db/schema/payments.ts';
import type { ProviderPayment } from '#app/integrations/payments/port.ts';
import type { BookingRow } from '#app/services/bookings/booking-row.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { InvoiceRow } from '#app/services/customer-invoices/invoice-row.ts';
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
  const owner = await lockOwner(tx, link);
  // Only now: whoever holds the owner changes its links, and two who lock in another order wait for each other.
  if (isOfAmount(payment, link)) {
    await tx.update(paymentLinks).set({ status: 'paid' }).where(eq(paymentLinks.id, link.id));
  }
  const result = await creditOwner(ctx, tx, { link, owner }, { payment, asked: link, source });
  // Its payment.captured may have come before, naming an order that only the provider knows.
  if (result === 'credited') await resolveIssue(ctx, tx, 'unknown_order', payment.id);
  return result;
}

type Owner = { booking: BookingRow } | { invoice: InvoiceRow } | null;

/** What the link is for, its row held; null where it is gone. */
async function lockOwner(tx: Transaction, link: LinkRow): Promise<Owner> {
  if (link.bookingId !== null) {
    const of = eq(bookings.id, link.bookingId);
    const [booking] = await tx.select().from(bookings).where(of).for('update');
    if (booking) return { booking };
  }
  if (link.customerInvoiceId !== null) {
    const of = eq(customerInvoices.id, link.customerInvoiceId);
    const [invoice] = await tx.select().from(customerInvoices).where(of).for('update');
    if (invoice) return { invoice };
  }
  return null;
}

async function creditOwner(
  ctx: Ctx,
  tx: Transaction,
  { link, owner }: { link: LinkRow; owner: Owner },
  credit: PaymentCredit,
): Promise<CreditResult> {
  if (owner && 'booking' in owner) return creditBooking(ctx, tx, owner.booking, credit);
  if (owner) return creditInvoicePayment(ctx, tx, owner.invoice, credit);
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

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { paymentLinks } from '#app/db/schema/payments.ts';
import { BALANCE, CANCELLED, INVOICE_BALANCE } from '#app/services/accounts/figures.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import type { LinkOwner } from './link-owner.ts';

/** Its booking or invoice still waits for that much: what is paid by it will not have to be given back. */
const WANTED = sql`exists (
    select from ${bookings} where ${bookings.id} = ${paymentLinks.bookingId}
      and not ${CANCELLED} and ${BALANCE} >= ${paymentLinks.amount})
  or exists (
    select from ${customerInvoices} where ${customerInvoices.id} = ${paymentLinks.customerInvoiceId}
      and ${customerInvoices.status} = 'issued' and ${customerInvoices.currency} = ${paymentLinks.currency}
      and ${INVOICE_BALANCE} >= ${paymentLinks.amount})`;

/**
 * Ends links over more than is due, in the transaction that changed what is due; without an owner all such links. They
 * are cancelled at the provider right after it.
 */
export async function closeStaleLinks(ctx: Ctx, tx: Transaction, owner?: LinkOwner): Promise<void> {
  await closeLinks(ctx, tx, and(owner && ofOwner(owner), sql`not (${WANTED})`));
}

/** Ends the open links of a condition and has them cancelled at the provider. */
export async function closeLinks(ctx: Ctx, tx: Transaction, which: SQL | undefined): Promise<void> {
  const closing = await tx
    .update(paymentLinks)
    .set({ status: 'closing', nextCheckAt: ctx.now() })
    .where(and(eq(paymentLinks.status, 'open'), which))
    .returning({ linkId: paymentLinks.id });
  for (const one of closing) await ctx.jobs.enqueue(tx, 'link.close', one);
}

export function ofOwner(owner: LinkOwner): SQL {
  return 'bookingId' in owner
    ? eq(paymentLinks.bookingId, owner.bookingId)
    : eq(paymentLinks.customerInvoiceId, owner.customerInvoiceId);
}

import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { documents, filedReturns } from '#app/db/schema/documents.ts';
import { messages } from '#app/db/schema/messages.ts';
import { paymentLinks } from '#app/db/schema/payments.ts';
import type { Transaction } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { ofOwner } from '#app/services/payments/close-stale-links.ts';
import type { InvoiceRow } from './invoice-row.ts';

/**
 * A final invoice that somebody holds, paid or reported is not edited any more: a credit note corrects it. Throws
 * `invoice_locked` with the reason. Source: checklist B30–B31.
 */
export async function refuseLocked(tx: Transaction, invoice: InvoiceRow): Promise<void> {
  if (invoice.status === 'cancelled') throw locked('This invoice is cancelled.');
  if (invoice.type !== 'final') return;
  if (invoice.sentAt !== null) throw locked('This invoice was sent to the customer.');
  if (await isLeaving(tx, invoice.id)) throw locked('An e-mail with this invoice is on its way.');
  if (await isPayable(tx, invoice.id)) throw locked('A payment link of this invoice is out.');
  await refuseInUse(tx, invoice);
}

async function isLeaving(tx: Transaction, invoiceId: string): Promise<boolean> {
  const papers = tx
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.customerInvoiceId, invoiceId));
  const waiting = inArray(messages.status, ['queued', 'sending']);
  return (await tx.$count(messages, and(waiting, inArray(messages.documentId, papers)))) > 0;
}

/** By a link that its customer may hold. */
async function isPayable(tx: Transaction, customerInvoiceId: string): Promise<boolean> {
  const open = and(ofOwner({ customerInvoiceId }), eq(paymentLinks.status, 'open'), gt(paymentLinks.url, ''));
  return (await tx.$count(paymentLinks, open)) > 0;
}

/** What the books hold on to is not cancelled either. One that was only sent is: its number and paper stay, stamped. */
export async function refuseInUse(tx: Transaction, invoice: InvoiceRow): Promise<void> {
  if (invoice.type !== 'final') return;
  if (invoice.paidAmount > 0) throw locked('Payments are recorded on this invoice.');
  if (invoice.creditedAmount > 0) throw locked('A credit note corrects this invoice.');
  // Its advances' tax stands on their vouchers, less what this paper takes off: without it they would be taxed twice.
  const taken = and(eq(documents.customerInvoiceId, invoice.id), isNotNull(documents.takenIntoId));
  if ((await tx.$count(documents, taken)) > 0) throw locked('This invoice takes in advances.');
  const period = invoice.invoiceDate.slice(0, 7);
  const [filed] = await tx.select().from(filedReturns).where(eq(filedReturns.period, period));
  if (filed) throw locked(`The return of ${period} that holds this invoice was filed.`);
}

function locked(reason: string) {
  return conflict('invoice_locked', `${reason} It cannot be changed: issue a credit note instead.`);
}

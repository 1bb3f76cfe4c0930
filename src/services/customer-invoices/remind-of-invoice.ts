import { eq } from 'drizzle-orm';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { SMALLEST_ORDER } from '#app/domain/booking-quote.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import { formatMoney } from '#app/domain/money.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, conflict, notFound } from '#app/services/errors.ts';
import { oneLine } from '#app/services/messages/booking-facts.ts';
import { queueMessage } from '#app/services/messages/queue-message.ts';
import { type MailBlock, renderMail } from '#app/services/messages/render-mail.ts';
import { ensurePaymentLink } from '#app/services/payments/ensure-payment-link.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import { type InvoiceRow, lockInvoice, paperOf } from './invoice-row.ts';

/**
 * Queues a reminder of an invoice's balance with its PDF and, where it can be paid online, its payment link; at most
 * once a day. Throws `not_found`, `already_paid`, `already_cancelled`, `duplicate`.
 */
export async function remindOfInvoice(ctx: Ctx, id: string, online: { isUp: boolean }): Promise<void> {
  const [asked] = await ctx.db.select().from(customerInvoices).where(eq(customerInvoices.id, id));
  if (!asked) throw notFound('This invoice does not exist.');
  refuseSettled(asked);
  const url = online.isUp ? await linkOf(ctx, asked, online) : null;
  await ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    refuseSettled(invoice);
    const paper = await paperOf(tx, invoice);
    const settings = await getSettings(tx, ctx.log);
    const today = dateInZone(ctx.now(), ctx.config.timeZone);
    const messageId = await queueMessage(ctx, tx, {
      kind: 'payment_reminder',
      to: invoice.customerEmail,
      subject: oneLine(`Payment reminder: ${invoice.number}`),
      ...renderMail({ title: 'Payment reminder', blocks: blocksOf(invoice, url, today), settings }),
      dedupeKey: `payment_reminder:${id}:${today}`,
      documentId: paper.id,
    });
    if (!messageId) throw conflict('duplicate', `${invoice.number} was reminded today already.`);
    await writeAudit(ctx, tx, {
      action: 'customer_invoice.reminded',
      entity: 'customer_invoice',
      entityId: id,
      after: { number: invoice.number, due: invoiceBalance(invoice), messageId },
    });
  });
}

function refuseSettled(invoice: InvoiceRow): void {
  if (invoice.status === 'cancelled') {
    throw conflict('already_cancelled', `${invoice.number} is cancelled.`);
  }
  if (invoiceBalance(invoice) === 0) throw conflict('already_paid', `Nothing is due on ${invoice.number}.`);
  if (invoice.customerEmail === '') throw notFound(`${invoice.number} has no e-mail address.`);
}

/** A provider that makes no link now stops no reminder, and is marked as down. */
async function linkOf(ctx: Ctx, invoice: InvoiceRow, online: { isUp: boolean }): Promise<string | null> {
  const payable = invoice.currency === 'INR' && invoiceBalance(invoice) >= SMALLEST_ORDER;
  if (!payable || ctx.payments.mode === 'off') return null;
  try {
    return (await ensurePaymentLink(ctx, { customerInvoiceId: invoice.id })).url;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'provider_failed') online.isUp = false;
    return null;
  }
}

function blocksOf(invoice: InvoiceRow, url: string | null, today: string): MailBlock[] {
  const { number, currency, dueDate } = invoice;
  const due = formatMoney(invoiceBalance(invoice), currency);
  const overdue = dueDate !== null && dueDate < today;
  const rows: Array<[string, string]> = [
    ['Number', number],
    ['Date', formatDate(invoice.invoiceDate)],
    ['Total', formatMoney(invoice.totalAmount, currency)],
    ['Paid', formatMoney(invoice.paidAmount, currency)],
    ['Balance', due],
  ];
  if (dueDate) rows.push(['Due date', formatDate(dueDate)]);
  const blocks: MailBlock[] = [
    {
      type: 'text',
      text: overdue
        ? `Dear ${invoice.customerName},\n\n${due} of ${number} was to be paid by ${formatDate(dueDate)}. Please pay it, or tell us if you have.`
        : `Dear ${invoice.customerName},\n\n${due} of ${number} is still to be paid. It is attached as a PDF.`,
    },
    { type: 'rows', title: 'Invoice', rows },
  ];
  return url ? [...blocks, { type: 'link', label: 'Pay online', url }] : blocks;
}

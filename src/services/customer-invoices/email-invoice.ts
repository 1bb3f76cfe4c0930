import type { InvoiceEmailInput } from '#app/contract/customer-invoices.ts';
import { invoiceBalance } from '#app/domain/invoice-money.ts';
import { formatMoney } from '#app/domain/money.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, invalid } from '#app/services/errors.ts';
import { oneLine } from '#app/services/messages/booking-facts.ts';
import { queueMessage } from '#app/services/messages/queue-message.ts';
import { type MailBlock, renderMail } from '#app/services/messages/render-mail.ts';
import { sendQueued } from '#app/services/messages/send-queued.ts';
import type { StaffSend } from '#app/services/messages/staff-send.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import { type InvoiceRow, lockInvoice, paperOf } from './invoice-row.ts';

/**
 * Sends an e-mail with the invoice's PDF, by default to its customer, and answers how that went; handed over, the invoice
 * counts as sent. The same `request_key` is one e-mail. Throws `not_found`, `already_cancelled`, and
 * `provider_not_configured` where no mail can be sent.
 */
export async function emailInvoice(
  ctx: Ctx,
  { id, to, subject, message, request_key: key }: { id: string } & InvoiceEmailInput,
): Promise<StaffSend> {
  requirePermission(ctx, 'accounts.edit');
  if (!ctx.mail.isSet) {
    throw conflict('provider_not_configured', 'No mail server is set up, so nothing can be sent.');
  }
  const dedupeKey = key === undefined ? null : `customer_invoice:${id}:${key}`;
  const messageId = await ctx.db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.status === 'cancelled') {
      throw conflict('already_cancelled', 'This invoice is cancelled, so it is not sent any more.');
    }
    const recipient = to ?? invoice.customerEmail;
    if (recipient === '')
      throw invalid('There is no e-mail address any more', { to: 'There is no e-mail address' });
    const paper = await paperOf(tx, invoice);
    const settings = await getSettings(tx, ctx.log);
    const agency = `${settings.brand.first} ${settings.brand.second}`;
    const queued = await queueMessage(ctx, tx, {
      kind: 'customer_invoice',
      to: recipient,
      subject: oneLine(subject ?? `${nameOf(invoice)} ${invoice.number} from ${agency}`),
      ...renderMail({
        title: `${nameOf(invoice)} ${invoice.number}`,
        blocks: blocksOf(invoice, message),
        settings,
      }),
      documentId: paper.id,
      ...(dedupeKey ? { dedupeKey } : {}),
    });
    if (queued)
      await writeAudit(ctx, tx, {
        action: 'customer_invoice.emailed',
        entity: 'customer_invoice',
        entityId: id,
        after: { number: invoice.number, to: recipient, messageId: queued },
      });
    return queued;
  });
  return sendQueued(ctx, { id: messageId, dedupeKey });
}

function nameOf({ type }: InvoiceRow): string {
  return type === 'final' ? 'Invoice' : 'Proforma invoice';
}

function blocksOf(invoice: InvoiceRow, message: string): MailBlock[] {
  const balance = invoiceBalance(invoice);
  const rows: Array<[string, string]> = [
    ['Number', invoice.number],
    ['Date', formatDate(invoice.invoiceDate)],
    ['Total', formatMoney(invoice.totalAmount, invoice.currency)],
  ];
  if (balance > 0) rows.push(['Balance', formatMoney(balance, invoice.currency)]);
  if (invoice.dueDate) rows.push(['Due date', formatDate(invoice.dueDate)]);
  return [
    {
      type: 'text',
      text:
        message ||
        `Dear ${invoice.customerName},\n\nYour ${nameOf(invoice).toLowerCase()} is attached as a PDF.`,
    },
    { type: 'rows', title: nameOf(invoice), rows },
  ];
}

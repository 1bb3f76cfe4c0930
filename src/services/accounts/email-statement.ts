import type { StatementInput } from '#app/contract/account-actions.ts';
import type { CustomerLedger } from '#app/contract/accounts.ts';
import { formatMoney, fromDecimal } from '#app/domain/money.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict } from '#app/services/errors.ts';
import { oneLine } from '#app/services/messages/booking-facts.ts';
import { queueMessage } from '#app/services/messages/queue-message.ts';
import { type MailBlock, renderMail } from '#app/services/messages/render-mail.ts';
import { sendQueued } from '#app/services/messages/send-queued.ts';
import type { StaffSend } from '#app/services/messages/staff-send.ts';
import { getSettings } from '#app/services/settings/get-settings.ts';
import { customerLedger } from './customer-ledger.ts';

/**
 * Sends a customer's statement of account (what they bought and paid and what is due, as the ledger shows it), and answers
 * how that went. Throws `not_found`, and `provider_not_configured` where no mail can be sent.
 */
export async function emailStatement(
  ctx: Ctx,
  { email, to, message, request_key }: { email: string } & StatementInput,
): Promise<StaffSend> {
  requirePermission(ctx, 'accounts.edit');
  if (!ctx.mail.isSet) {
    throw conflict('provider_not_configured', 'No mail server is set up, so nothing can be sent.');
  }
  const ledger = await customerLedger(ctx, email);
  const recipient = to ?? ledger.customer.email;
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  const dedupeKey = request_key ? `account_statement:${ledger.customer.email}:${request_key}` : null;
  const messageId = await ctx.db.transaction(async (tx) => {
    const settings = await getSettings(tx, ctx.log);
    const title = `Statement of account, ${formatDate(today)}`;
    const queued = await queueMessage(ctx, tx, {
      kind: 'account_statement',
      to: recipient,
      subject: oneLine(`${title} from ${settings.brand.first} ${settings.brand.second}`),
      ...renderMail({ title, blocks: blocksOf(ledger, message), settings }),
      ...(dedupeKey ? { dedupeKey } : {}),
    });
    if (queued)
      await writeAudit(ctx, tx, {
        action: 'account_statement.emailed',
        entity: 'message',
        entityId: queued,
        after: { email: ledger.customer.email, to: recipient, due: ledger.summary.outstanding_amount },
      });
    return queued;
  });
  return sendQueued(ctx, { id: messageId, dedupeKey });
}

function blocksOf({ customer, summary, transactions }: CustomerLedger, message: string): MailBlock[] {
  const money = (amount: number, currency: 'INR' | 'USD' = 'INR') =>
    formatMoney(fromDecimal(amount.toFixed(2)) ?? 0, currency);
  const items = transactions.map(
    (one) =>
      `${formatDate(one.date)}, ${one.invoice_number ?? one.reference}: ${one.package}\n` +
      `${money(one.amount, one.currency)}, paid ${money(one.paid, one.currency)}, due ${money(one.balance, one.currency)}`,
  );
  return [
    {
      type: 'text',
      text: message || `Dear ${customer.name},\n\nThis is what you have bought from us and paid so far.`,
    },
    {
      type: 'rows',
      title: 'In all',
      rows: [
        ['Total', money(summary.total_spent)],
        ['Paid', money(summary.total_paid)],
        ['Due', money(summary.outstanding_amount)],
      ],
    },
    { type: 'list', title: 'Bookings and invoices', items },
  ];
}

import type { ReminderInput, RemindersQueued } from '#app/contract/account-actions.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { remindOfInvoice } from '#app/services/customer-invoices/remind-of-invoice.ts';
import { AppError, conflict } from '#app/services/errors.ts';
import { remindOfBooking } from './remind-of-booking.ts';

/**
 * Asks customers by e-mail for what is due, each at most once a day. What cannot be reminded is answered with its reason,
 * and stops no other. Throws `provider_not_configured` where no mail can be sent.
 */
export async function sendReminders(ctx: Ctx, input: ReminderInput): Promise<RemindersQueued> {
  requirePermission(ctx, 'accounts.edit');
  if (!ctx.mail.isSet) {
    throw conflict('provider_not_configured', 'No mail server is set up, so nothing can be sent.');
  }
  const answer: RemindersQueued = { queued: 0, skipped: [] };
  const remind = async (id: string, send: (ctx: Ctx, id: string) => Promise<void>) => {
    try {
      await send(ctx, id);
      answer.queued += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.skipped.push({ id, reason: error.message });
    }
  };
  for (const id of new Set(input.booking_ids)) await remind(id, remindOfBooking);
  // One time-out of the payment provider is enough: the other reminders go without a link.
  const online = { isUp: true };
  for (const id of new Set(input.customer_invoice_ids)) {
    await remind(id, (ctx, invoiceId) => remindOfInvoice(ctx, invoiceId, online));
  }
  return answer;
}

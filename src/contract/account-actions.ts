/** What is sent from the accounts: reminders of what is due, and statements. */
import { z } from 'zod';
import { email, idText, optionalText } from './fields.ts';

/** More are sent in several goes: each asks for a payment link of its own. */
export const MAX_REMINDERS = 100;

const ids = z.array(idText).max(MAX_REMINDERS, `At most ${MAX_REMINDERS} at once`).default([]);

/** Body of POST /accounts/reminders. */
export const ReminderInput = z
  .object({ booking_ids: ids, customer_invoice_ids: ids })
  .refine(({ booking_ids, customer_invoice_ids }) => booking_ids.length + customer_invoice_ids.length > 0, {
    path: ['booking_ids'],
    message: 'Choose at least one',
  })
  .meta({ id: 'ReminderInput' });
export type ReminderInput = z.infer<typeof ReminderInput>;

export const RemindersQueued = z
  .object({
    queued: z.int().describe('e-mails that leave as soon as possible'),
    skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
  })
  .meta({ id: 'RemindersQueued' });
export type RemindersQueued = z.infer<typeof RemindersQueued>;

/** Body of POST /accounts/customer-ledger/{email}/email; without an address it goes to the customer. */
export const StatementInput = z
  .object({
    to: email.optional(),
    message: optionalText('Message', 2000),
    request_key: z.string().trim().min(1).max(100).optional().describe('the same key sends one e-mail'),
  })
  .meta({ id: 'StatementInput' });
export type StatementInput = z.infer<typeof StatementInput>;

/** GET /accounts/revenue-years: each month of the financial year so far, beside the same month a year earlier. */
export const RevenueYears = z
  .object({
    year: z.string(),
    last_year: z.string(),
    months: z.array(z.object({ month: z.string(), revenue: z.number(), last_revenue: z.number() })),
  })
  .meta({ id: 'RevenueYears' });
export type RevenueYears = z.infer<typeof RevenueYears>;

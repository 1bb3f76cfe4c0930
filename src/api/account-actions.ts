import { createRoute, z } from '@hono/zod-openapi';
import {
  ReminderInput,
  RemindersQueued,
  RevenueYears,
  StatementInput,
} from '#app/contract/account-actions.ts';
import { emailStatement } from '#app/services/accounts/email-statement.ts';
import { revenueYears } from '#app/services/accounts/revenue-years.ts';
import { sendReminders } from '#app/services/accounts/send-reminders.ts';
import { answerSend, SEND_ANSWERS } from './answer-send.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Accounts'];

const remind = createRoute({
  tags,
  method: 'post',
  path: '/accounts/reminders',
  summary: 'Remind customers of what is due, each at most once a day',
  request: { body: { required: true, ...json(ReminderInput) } },
  responses: {
    200: { description: 'How many are on their way, and why others are not', ...json(RemindersQueued) },
    ...signedIn,
    409: failure('No mail server is set up'),
    422: failure('Nothing was chosen, or too many'),
  },
});

const statement = createRoute({
  tags,
  method: 'post',
  path: '/accounts/customer-ledger/{email}/email',
  summary: 'Send a customer their statement of account',
  request: {
    params: z.object({ email: z.string().min(1).max(300) }),
    body: { required: true, ...json(StatementInput) },
  },
  responses: {
    ...SEND_ANSWERS,
    ...signedIn,
    404: failure('No customer with this email'),
    422: failure('A field is missing or wrong'),
  },
});

const years = createRoute({
  tags,
  method: 'get',
  path: '/accounts/revenue-years',
  summary: 'Revenue of each month of this financial year, beside the year before',
  responses: { 200: { description: 'Revenue in rupees', ...json(RevenueYears) }, ...signedIn },
});

/** What goes out from the accounts, and how the years compare. */
export function accountActionRoutes(api: Api): void {
  api.openapi(remind, async (c) => c.json(await sendReminders(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(statement, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return answerSend(c, await emailStatement(c.get('ctx'), input));
  });

  api.openapi(years, async (c) => c.json(await revenueYears(c.get('ctx')), 200));
}

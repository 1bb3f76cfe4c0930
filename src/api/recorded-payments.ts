import { createRoute, z } from '@hono/zod-openapi';
import {
  EntriesQuery,
  PaymentInput,
  RecordedEntry,
  RecordedPayment,
} from '#app/contract/recorded-payments.ts';
import { listEntries } from '#app/services/ledger/list-entries.ts';
import { recordPayment } from '#app/services/ledger/record-payment.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const record = createRoute({
  tags: ['Accounts'],
  method: 'post',
  path: '/accounts/payments',
  summary: 'Record a payment or a refund of a booking or of a customer invoice',
  request: { body: { required: true, ...json(PaymentInput) } },
  responses: {
    201: { description: 'The entry, with what is due after it', ...json(RecordedPayment) },
    ...signedIn,
    404: failure('No such booking or invoice'),
    409: failure('Cancelled, or it looks recorded already: ask, and send confirm_duplicate'),
    422: failure('A field is missing or wrong: also more than is due, or than is held'),
  },
});

const list = createRoute({
  tags: ['Accounts'],
  method: 'get',
  path: '/accounts/payments',
  summary: 'What the ledger holds of a booking or of a customer invoice, the latest first',
  request: { query: EntriesQuery },
  responses: {
    200: { description: 'Entries', ...json(z.array(RecordedEntry)) },
    ...signedIn,
    422: failure('Neither a booking nor an invoice is named, or both'),
  },
});

/** Money that moved outside of the website. */
export function recordedPaymentRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await listEntries(c.get('ctx'), c.req.valid('query')), 200));
  api.openapi(record, async (c) => c.json(await recordPayment(c.get('ctx'), c.req.valid('json')), 201));
}

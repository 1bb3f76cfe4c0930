import { createRoute } from '@hono/zod-openapi';
import { PaymentInput, RecordedPayment } from '#app/contract/recorded-payments.ts';
import { recordPayment } from '#app/services/ledger/record-payment.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const record = createRoute({
  tags: ['Accounts'],
  method: 'post',
  path: '/accounts/payments',
  summary: 'Record a payment or a refund of a booking or of a customer invoice',
  request: { body: { required: true, ...json(PaymentInput) } },
  responses: {
    201: { description: 'The entry, with what is due after it', ...json(RecordedPayment) },
    401: failure('Nobody is signed in'),
    403: failure('The role does not allow it'),
    404: failure('No such booking or invoice'),
    409: failure('Cancelled, or it looks recorded already: ask, and send confirm_duplicate'),
    422: failure('A field is missing or wrong: also more than is due, or than is held'),
  },
});

/** Money that moved outside of the website. */
export function recordedPaymentRoutes(api: Api): void {
  api.openapi(record, async (c) => c.json(await recordPayment(c.get('ctx'), c.req.valid('json')), 201));
}

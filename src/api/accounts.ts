import { createRoute, z } from '@hono/zod-openapi';
import { CustomerLedger } from '#app/contract/bookings.ts';
import { ErrorBody } from '#app/contract/errors.ts';
import { customerLedger } from '#app/services/crm/customer-ledger.ts';
import type { Api } from './env.ts';

const ledger = createRoute({
  method: 'get',
  path: '/accounts/customer-ledger/{email}',
  tags: ['Accounts'],
  summary: 'What a customer has booked and paid',
  request: { params: z.object({ email: z.string().min(1).max(300) }) },
  responses: {
    200: {
      description: 'The customer, sums and transactions',
      content: { 'application/json': { schema: CustomerLedger } },
    },
    401: { description: 'Nobody is signed in', content: { 'application/json': { schema: ErrorBody } } },
    404: {
      description: 'No customer with this email',
      content: { 'application/json': { schema: ErrorBody } },
    },
  },
});

export function accountRoutes(api: Api): void {
  api.openapi(ledger, async (c) =>
    c.json(await customerLedger(c.get('ctx'), c.req.valid('param').email), 200),
  );
}

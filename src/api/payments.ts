import { createRoute, z } from '@hono/zod-openapi';
import { ErrorBody } from '#app/contract/errors.ts';
import { receiveWebhook } from '#app/services/payments/receive-webhook.ts';
import type { Api } from './env.ts';

const webhook = createRoute({
  method: 'post',
  path: '/payments/webhook',
  tags: ['Payments'],
  summary: 'What the payment provider tells us, signed over the raw body (X-Razorpay-Signature)',
  responses: {
    200: {
      description: 'Taken in, whether it meant something to us or not',
      content: { 'application/json': { schema: z.object({ received: z.literal(true) }) } },
    },
    401: {
      description: 'The signature is missing or wrong',
      content: { 'application/json': { schema: ErrorBody } },
    },
  },
});

export function paymentRoutes(api: Api): void {
  api.openapi(webhook, async (c) => {
    const rawBody = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('x-razorpay-signature');
    const eventId = c.req.header('x-razorpay-event-id');
    return c.json(await receiveWebhook(c.get('ctx'), { rawBody, signature, eventId }), 200);
  });
}

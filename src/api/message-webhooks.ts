import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { WebhookName } from '#app/domain/webhook-paths.ts';
import {
  confirmWhatsAppWebhook,
  receiveSmsWebhook,
  receiveWhatsAppWebhook,
} from '#app/services/messages/receive-message-webhook.ts';
import { failure, json } from './describe.ts';
import type { Api, ApiEnv } from './env.ts';

const tags = ['Messages'];

const webhook = (name: WebhookName, summary: string) =>
  createRoute({
    tags,
    method: 'post',
    path: `/messages/webhooks/${name}`,
    summary,
    responses: {
      200: {
        description: 'Taken in, whether it meant something to us or not',
        ...json(z.object({ received: z.literal(true) })),
      },
      401: failure('The signature is missing or wrong'),
    },
  });

const confirm = createRoute({
  tags,
  method: 'get',
  path: '/messages/webhooks/whatsapp',
  summary: 'WhatsApp asks for the verify token when the webhook is set up',
  responses: {
    200: { description: 'The challenge', content: { 'text/plain': { schema: z.string() } } },
    401: failure('The token is wrong'),
  },
});

/** What messaging providers tell: called by their servers, signed. */
export function messageWebhookRoutes(api: Api): void {
  for (const provider of ['twilio', 'msg91'] as const) {
    const route = webhook(
      provider,
      `What ${provider === 'twilio' ? 'Twilio' : 'MSG91'} tells about deliveries`,
    );
    api.openapi(route, async (c) => {
      const call = await callOf(c);
      return c.json(await receiveSmsWebhook(c.get('ctx'), { provider, call }), 200);
    });
  }
  api.openapi(webhook('whatsapp', 'What WhatsApp tells: deliveries, and messages of people'), async (c) =>
    c.json(await receiveWhatsAppWebhook(c.get('ctx'), { call: await callOf(c) }), 200),
  );
  api.openapi(confirm, (c) => {
    const challenge = confirmWhatsAppWebhook(c.get('ctx'), new URL(c.req.url).searchParams);
    return c.text(challenge, 200, { 'x-content-type-options': 'nosniff' });
  });
}

/** Providers sign the address as they know it: that of the site, whatever stands before this process. */
async function callOf(c: Context<ApiEnv>) {
  const { pathname, search } = new URL(c.req.url);
  const rawBody = new Uint8Array(await c.req.arrayBuffer());
  return { url: c.get('ctx').config.publicUrl + pathname + search, headers: c.req.raw.headers, rawBody };
}

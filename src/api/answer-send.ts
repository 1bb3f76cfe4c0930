import type { Context } from 'hono';
import { SendAnswer, SendFailure } from '#app/contract/messages.ts';
import type { StaffSend } from '#app/services/messages/staff-send.ts';
import { json } from './describe.ts';
import type { ApiEnv } from './env.ts';

/** The answers of a press of Send, in a route's description. */
export const SEND_ANSWERS = {
  200: { description: 'Handed over', ...json(SendAnswer) },
  202: { description: 'Still trying: it goes on by itself', ...json(SendAnswer) },
  409: { description: 'No provider is set up, or there is nothing to send any more', ...json(SendFailure) },
  502: { description: 'The provider refused it, or its answer never came', ...json(SendFailure) },
};

/** How a press of Send is answered. Source: checklist B04–B07. */
export function answerSend(c: Context<ApiEnv>, sent: StaffSend) {
  const { detail, message, whatsappUrl } = sent;
  switch (sent.outcome) {
    case 'sent':
      return c.json<SendAnswer, 200>({ outcome: 'sent', detail, message }, 200);
    case 'queued':
      return c.json<SendAnswer, 202>({ outcome: 'queued', detail, message }, 202);
    case 'refused':
      return c.json<SendFailure, 502>({ detail, code: 'provider_failed', message }, 502);
    case 'not_configured': {
      const link = whatsappUrl === undefined ? {} : { whatsapp_url: whatsappUrl };
      const code = 'provider_not_configured' as const;
      return c.json<SendFailure, 409>({ detail, code, message, ...link }, 409);
    }
    default:
      return sent.outcome satisfies never;
  }
}

import { z } from 'zod';
import type { WebhookCall } from '#app/integrations/http/delivery-news.ts';
import { type HandOver, later, refused } from '#app/integrations/http/hand-over.ts';
import { type Answered, commonFailure, post } from '#app/integrations/http/post.ts';
import { hmac, sameSecret } from '#app/integrations/http/same-secret.ts';
import { readWhatsAppNews } from './cloud-news.ts';
import type { WhatsAppMessage, WhatsAppSender } from './port.ts';

export interface WhatsAppCloudSettings {
  /** With its version, without a trailing slash. */
  apiBase: string;
  phoneNumberId: string;
  token: string;
  /** Signs its webhooks; null: none are believed. */
  appSecret?: string | null;
  /** What it says when the webhook's address is registered. */
  verifyToken?: string | null;
  timeoutMs?: number;
}

const Accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const Refusal = z.object({
  error: z.object({
    message: z.string(),
    code: z.number().nullish(),
    error_data: z.object({ details: z.string().nullish() }).nullish(),
  }),
});

/** Too many messages for the account, this pair of numbers, or the application; the service is down. */
const PASSING = new Set([4, 80007, 130429, 131048, 131056, 131016, 133016]);
const KEYS = new Set([0, 190, 10, 200]);

/** Source: WhatsApp Cloud API, messages; india-rules §8. */
export function createWhatsAppCloud(settings: WhatsAppCloudSettings): WhatsAppSender {
  const { apiBase, phoneNumberId, token, appSecret = null, verifyToken = null, timeoutMs } = settings;
  return {
    provider: 'cloud',
    async send(message) {
      const answer = await post({
        name: 'WhatsApp',
        url: `${apiBase}/${encodeURIComponent(phoneNumberId)}/messages`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(message)),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if ('failed' in answer) return answer.failed;
      const failure = failureOf(answer);
      if (failure) return failure;
      const accepted = Accepted.safeParse(answer.json);
      const [first] = accepted.success ? accepted.data.messages : [];
      if (!first) return later('WhatsApp’s answer could not be read', true);
      return { result: 'sent', providerId: first.id };
    },
    readNews: (call) => (isSigned(call, appSecret) ? readWhatsAppNews(call.rawBody, phoneNumberId) : null),
    confirmWebhook: (query) =>
      verifyToken !== null &&
      query.get('hub.mode') === 'subscribe' &&
      sameSecret(query.get('hub.verify_token') ?? '', verifyToken)
        ? query.get('hub.challenge')
        : null,
  };
}

/** HMAC-SHA256 of the raw bytes with the app's secret. */
function isSigned({ headers, rawBody }: WebhookCall, appSecret: string | null): boolean {
  const given = headers.get('x-hub-signature-256')?.replace(/^sha256=/, '') ?? null;
  if (given === null || appSecret === null) return false;
  return sameSecret(given.toLowerCase(), hmac('sha256', appSecret, rawBody, 'hex'));
}

function bodyOf(message: WhatsAppMessage): object {
  const head = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.to.replace(/\D/g, ''),
    type: message.kind === 'session' ? 'text' : 'template',
    ...(message.reference === undefined ? {} : { biz_opaque_callback_data: message.reference }),
  };
  if (message.kind === 'session') return { ...head, text: { body: message.text, preview_url: false } };
  const parameters = message.values.map((value) => ({ type: 'text', text: oneLine(value) }));
  return {
    ...head,
    template: {
      name: message.template,
      language: { code: message.language },
      components: parameters.length === 0 ? [] : [{ type: 'body', parameters }],
    },
  };
}

/** A template's values may hold neither line breaks nor long gaps: the API refuses them. */
function oneLine(value: string): string {
  return value
    .replace(/\s*[\r\n]+\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
}

function failureOf(answer: Answered): HandOver | null {
  const refusal = Refusal.safeParse(answer.json);
  if (!refusal.success) return commonFailure('WhatsApp', answer, '');
  const { message, code, error_data } = refusal.data.error;
  const said = error_data?.details || message;
  if (code !== null && code !== undefined) {
    if (PASSING.has(code))
      return later(`WhatsApp is receiving too many messages: ${said}`, false, answer.retryAfter);
    if (KEYS.has(code)) return refused(`WhatsApp refused our keys: ${said}`);
  }
  return commonFailure('WhatsApp', answer, said) ?? refused(`WhatsApp refused the message: ${said}`);
}

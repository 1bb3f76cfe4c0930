import { z } from 'zod';
import type { WebhookCall } from '#app/integrations/http/delivery-news.ts';
import { later, refused } from '#app/integrations/http/hand-over.ts';
import { commonFailure, post } from '#app/integrations/http/post.ts';
import { sameSecret } from '#app/integrations/http/same-secret.ts';
import { readMsg91News } from './msg91-news.ts';
import type { SmsSender } from './port.ts';

export interface Msg91Settings {
  /** Without a trailing slash. */
  apiBase: string;
  authKey: string;
  /** The DLT header, and the approved template; whose company they are is known to MSG91 from its own panel. */
  sender: string;
  templateId: string;
  /** The template's variable that takes the text. */
  variable: string;
  /** What its webhooks carry; null: none are believed. */
  webhookSecret?: string | null;
  timeoutMs?: number;
}

const Answer = z.object({ type: z.string(), message: z.union([z.string(), z.number()]).transform(String) });

/** Source: MSG91's flow API; india-rules §8. It answers failures with 200 as well: the type tells. */
export function createMsg91(settings: Msg91Settings): SmsSender {
  const { apiBase, authKey, sender, templateId, variable, webhookSecret = null, timeoutMs } = settings;
  return {
    provider: 'msg91',
    async send({ to, text, reference, template }) {
      const values = template
        ? Object.fromEntries(template.values.map((value, index) => [`VAR${index + 1}`, value]))
        : { [variable]: text };
      const answer = await post({
        name: 'MSG91',
        url: `${apiBase}/api/v5/flow`,
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: template?.id ?? templateId,
          short_url: '0',
          ...(sender === '' ? {} : { sender }),
          // Comes back with every report, also where this call's answer is lost.
          ...(reference === undefined ? {} : { CRQID: reference }),
          recipients: [{ mobiles: to.replace(/\D/g, ''), ...values }],
        }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if ('failed' in answer) return answer.failed;
      const read = Answer.safeParse(answer.json);
      const failure = commonFailure('MSG91', answer, read.success ? read.data.message : '');
      if (failure) return failure;
      if (!read.success) return later('MSG91’s answer could not be read', true);
      if (read.data.type !== 'success') return refused(`MSG91 refused the message: ${read.data.message}`);
      return { result: 'sent', providerId: read.data.message };
    },
    readNews: (call) => (isSigned(call, webhookSecret) ? readMsg91News(call.rawBody) : null),
  };
}

/** MSG91 signs nothing: the secret stands in a header of the webhook, or in its address where that takes no headers. */
function isSigned({ url, headers }: WebhookCall, webhookSecret: string | null): boolean {
  const given = headers.get('x-webhook-secret') ?? new URL(url).searchParams.get('secret');
  return webhookSecret !== null && given !== null && sameSecret(given, webhookSecret);
}

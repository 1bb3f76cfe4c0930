import { z } from 'zod';
import type { DeliveryNews, WebhookCall } from '#app/integrations/http/delivery-news.ts';
import { later, refused } from '#app/integrations/http/hand-over.ts';
import { commonFailure, post } from '#app/integrations/http/post.ts';
import { hmac, sameSecret } from '#app/integrations/http/same-secret.ts';
import type { SmsSender } from './port.ts';

export interface TwilioSettings {
  /** Without a trailing slash. */
  apiBase: string;
  accountSid: string;
  authToken: string;
  /** A number, a sender name, or a messaging service (`MG…`). */
  from: string;
  /** Where news of deliveries go; null where the provider could not reach us. */
  statusUrl?: string | null;
  timeoutMs?: number;
}

const Accepted = z.object({
  sid: z.string().min(1),
  status: z.string().nullish(),
  error_message: z.string().nullish(),
});
const Refusal = z.object({ message: z.string(), code: z.number().nullish() });

/** Source: Twilio's Messages resource; india-rules §8. */
export function createTwilio(settings: TwilioSettings): SmsSender {
  const { apiBase, accountSid, authToken, from, statusUrl = null, timeoutMs } = settings;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    provider: 'twilio',
    async send({ to, text, reference }) {
      const fields = new URLSearchParams({ To: to });
      fields.set(from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from);
      fields.set('Body', text);
      if (statusUrl !== null && reference !== undefined)
        fields.set('StatusCallback', `${statusUrl}?message=${encodeURIComponent(reference)}`);
      const answer = await post({
        name: 'Twilio',
        url: `${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: fields.toString(),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if ('failed' in answer) return answer.failed;
      const refusal = Refusal.safeParse(answer.json);
      const failure = commonFailure('Twilio', answer, refusal.success ? refusal.data.message : '');
      if (failure) return failure;
      const accepted = Accepted.safeParse(answer.json);
      if (!accepted.success) return later('Twilio’s answer could not be read', true);
      const { sid, status, error_message } = accepted.data;
      if (status === 'failed' || status === 'undelivered')
        return refused(`Twilio refused the message: ${error_message ?? status}`);
      return { result: 'sent', providerId: sid };
    },
    readNews: (call) => (isSigned(call, authToken) ? newsOf(call) : null),
  };
}

/** HMAC-SHA1 of the address and the form's fields in the order of their names. Source: Twilio, webhook security. */
function isSigned({ url, headers, rawBody }: WebhookCall, authToken: string): boolean {
  const given = headers.get('x-twilio-signature');
  if (given === null) return false;
  const fields = [...formOf(rawBody)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const signed = url + fields.map(([name, value]) => name + value).join('');
  return sameSecret(given, hmac('sha1', authToken, signed, 'base64'));
}

const STATES = new Map<string, DeliveryNews['state']>([
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
]);

/** Source: Twilio's error codes of deliveries. */
const REASONS = new Map([
  ['30003', 'the phone could not be reached'],
  ['30004', 'the number does not take messages from us'],
  ['30005', 'the number does not exist'],
  ['30006', 'the number is a landline, or cannot get SMS'],
  ['30007', 'the network held it to be spam'],
  ['30008', 'the network did not say why'],
  ['21610', 'the person asked not to get messages'],
]);

/** States on the way there, such as `queued`, tell nothing. */
function newsOf({ url, rawBody }: WebhookCall): DeliveryNews[] {
  const form = formOf(rawBody);
  const providerId = form.get('MessageSid') ?? form.get('SmsSid') ?? '';
  const state = STATES.get(form.get('MessageStatus') ?? form.get('SmsStatus') ?? '');
  if (providerId === '' || state === undefined) return [];
  const code = form.get('ErrorCode') ?? '';
  const why = REASONS.get(code) ?? (code === '' ? 'no reason was given' : `error ${code}`);
  const reference = new URL(url).searchParams.get('message');
  const reason = state === 'failed' ? `Twilio could not deliver it: ${why}` : '';
  return [{ providerId, reference, state, reason, at: null }];
}

function formOf(rawBody: Uint8Array): URLSearchParams {
  return new URLSearchParams(Buffer.from(rawBody).toString('utf8'));
}

import { z } from 'zod';
import { later, refused } from '#app/integrations/http/hand-over.ts';
import { commonFailure, post } from '#app/integrations/http/post.ts';
import type { SmsSender } from './port.ts';

export interface TwilioSettings {
  /** Without a trailing slash. */
  apiBase: string;
  accountSid: string;
  authToken: string;
  /** A number, a sender name, or a messaging service (`MG…`). */
  from: string;
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
  const { apiBase, accountSid, authToken, from, timeoutMs } = settings;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    provider: 'twilio',
    async send({ to, text }) {
      const sender: [string, string] = [from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from];
      const answer = await post({
        name: 'Twilio',
        url: `${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams([['To', to], sender, ['Body', text]]).toString(),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if ('failed' in answer) return answer.failed;
      const refusal = Refusal.safeParse(answer.json);
      const failure = commonFailure('Twilio', answer.status, refusal.success ? refusal.data.message : '');
      if (failure) return failure;
      const accepted = Accepted.safeParse(answer.json);
      if (!accepted.success) return later('Twilio’s answer could not be read', true);
      const { sid, status, error_message } = accepted.data;
      if (status === 'failed' || status === 'undelivered')
        return refused(`Twilio refused the message: ${error_message ?? status}`);
      return { result: 'sent', providerId: sid };
    },
  };
}

import type { DeliveryNews, WebhookCall } from '#app/integrations/http/delivery-news.ts';
import type { HandOver } from '#app/integrations/http/hand-over.ts';

export type { DeliveryNews, HandOver, WebhookCall };

export interface Sms {
  /** `+919876543210`. */
  to: string;
  text: string;
  /** Our own id of it: news of its delivery come back with it. */
  reference?: string;
  /** The approved template that the text was made from, with what its variables stand for in order (MSG91). */
  template?: { id: string; values: string[] };
}

export interface SmsSender {
  readonly provider: 'off' | 'twilio' | 'msg91';
  /** Never throws, and ends within ten seconds. */
  send(sms: Sms): Promise<HandOver>;
  /** What a webhook tells; null when it is not signed by the provider, or holds nothing that can be read. */
  readNews(call: WebhookCall): DeliveryNews[] | null;
}

/** Why a message stays where no SMS provider is set. */
export const NO_SMS_PROVIDER = 'Not sent: no SMS provider';

export function createNoSms(reason = NO_SMS_PROVIDER): SmsSender {
  return { provider: 'off', send: async () => ({ result: 'off', reason }), readNews: () => null };
}

import type { DeliveryNews, ReceivedMessage, WebhookCall } from '#app/integrations/http/delivery-news.ts';
import type { HandOver } from '#app/integrations/http/hand-over.ts';

export type { ReceivedMessage };

/**
 * `session`: free text, only within 24 hours of the customer's last message. `template`: an approved one, any time.
 * `reference`: our own id of it, given back with news of its delivery.
 */
export type WhatsAppMessage = { to: string; reference?: string } & (
  | { kind: 'session'; text: string }
  | { kind: 'template'; template: string; language: string; values: string[] }
);

export interface WhatsAppNews {
  deliveries: DeliveryNews[];
  received: ReceivedMessage[];
}

export interface WhatsAppSender {
  readonly provider: 'off' | 'cloud';
  /** Never throws, and ends within ten seconds. `to` is `+919876543210`. */
  send(message: WhatsAppMessage): Promise<HandOver>;
  /** What a webhook tells; null when it is not signed by the provider, or holds nothing that can be read. */
  readNews(call: WebhookCall): WhatsAppNews | null;
  /** The challenge to answer when the webhook's address is registered; null for a wrong token. */
  confirmWebhook(query: URLSearchParams): string | null;
}

/** Why a message stays where WhatsApp is not set up: staff then use the wa.me link. */
export const NO_WHATSAPP = 'Not sent: WhatsApp is not set up';

export function createNoWhatsApp(reason = NO_WHATSAPP): WhatsAppSender {
  return {
    provider: 'off',
    send: async () => ({ result: 'off', reason }),
    readNews: () => null,
    confirmWebhook: () => null,
  };
}

import type { HandOver } from '#app/integrations/http/hand-over.ts';

/** `session`: free text, only within 24 hours of the customer's last message. `template`: an approved one, any time. */
export type WhatsAppMessage =
  | { kind: 'session'; to: string; text: string }
  | { kind: 'template'; to: string; template: string; language: string; values: string[] };

export interface WhatsAppSender {
  readonly provider: 'off' | 'cloud';
  /** Never throws, and ends within ten seconds. `to` is `+919876543210`. */
  send(message: WhatsAppMessage): Promise<HandOver>;
}

/** Why a message stays where WhatsApp is not set up: staff then use the wa.me link. */
export const NO_WHATSAPP = 'not sent: WhatsApp is not set up';

export function createNoWhatsApp(reason = NO_WHATSAPP): WhatsAppSender {
  return { provider: 'off', send: async () => ({ result: 'off', reason }) };
}

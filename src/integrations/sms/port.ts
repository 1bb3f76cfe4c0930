import type { HandOver } from '#app/integrations/http/hand-over.ts';

export type { HandOver };

export interface Sms {
  /** `+919876543210`. */
  to: string;
  text: string;
  /** Of the approved template, where it is another than the one of the settings (MSG91). */
  templateId?: string;
}

export interface SmsSender {
  readonly provider: 'off' | 'twilio' | 'msg91';
  /** Never throws, and ends within ten seconds. */
  send(sms: Sms): Promise<HandOver>;
}

/** Why a message stays where no SMS provider is set. */
export const NO_SMS_PROVIDER = 'not sent: no SMS provider';

export function createNoSms(reason = NO_SMS_PROVIDER): SmsSender {
  return { provider: 'off', send: async () => ({ result: 'off', reason }) };
}

import type { ProviderName } from './provider-settings.ts';

/** Keys and passwords: written by staff, used by the server, read by nobody. The name says whose it is. */
export const SECRET_NAMES = [
  'mail.password',
  'sms.twilioToken',
  'sms.msg91Key',
  'sms.msg91WebhookSecret',
  'whatsapp.token',
  'whatsapp.appSecret',
  'whatsapp.verifyToken',
  'ai.key',
  'payments.keySecret',
  'payments.webhookSecret',
  'files.secretKey',
] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

export function isSecretName(value: unknown): value is SecretName {
  return SECRET_NAMES.some((name) => name === value);
}

/** The secrets of a provider. */
export function secretsOf(provider: ProviderName): SecretName[] {
  return SECRET_NAMES.filter((name) => name.startsWith(`${provider}.`));
}

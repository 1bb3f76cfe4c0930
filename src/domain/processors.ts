import type { ProviderSettings } from './provider-settings.ts';

type Providers = Pick<ProviderSettings, 'mail' | 'sms' | 'whatsapp' | 'ai' | 'files'>;

/**
 * Who handles visitors' data for the agency, as a list of the privacy policy: one line for each provider that is in
 * use. `mailHost`: the server that e-mails go to; `payments`: whether money is taken online. Source: india-rules §9.
 */
export function processorList(
  { sms, whatsapp, ai, files }: Providers,
  { payments, mailHost }: { payments: boolean; mailHost: string },
): string {
  const bucket = files.endpoint === '' ? 'Amazon Web Services' : hostOf(files.endpoint);
  const lines = [
    payments && '**Razorpay** takes card and UPI payments: name, e-mail, phone and amount.',
    isElsewhere(mailHost) && `**${mailHost}** carries our e-mails: address and text.`,
    sms.provider === 'twilio' && '**Twilio** carries our SMS: phone number and text.',
    sms.provider === 'msg91' && '**MSG91** carries our SMS: phone number and text.',
    whatsapp.provider === 'cloud' &&
      '**WhatsApp** (Meta) carries what we write there: phone number and text.',
    isElsewhere(hostOf(ai.baseUrl)) &&
      `**${hostOf(ai.baseUrl)}** helps us to draft texts and proposals: what you told us about the journey you want.`,
    files.store === 's3' && isElsewhere(bucket) && `**${bucket}** keeps our files.`,
  ].filter((line) => line !== false);
  if (lines.length === 0) return '- None at present: everything runs on our own server.';
  return lines.map((line) => `- ${line}`).join('\n');
}

/** The host of an address; empty where it has none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** A name of the outer world; a number or a bare name is a machine of our own. */
function isElsewhere(host: string): boolean {
  return /[a-z]\.|\.[a-z]|^Amazon/i.test(host) && !/\.(local|internal|localhost)$/i.test(host);
}

import type { Config } from './config.ts';
import { createFileStore } from './create-file-store.ts';
import { WEBHOOK_PATHS } from './domain/webhook-paths.ts';
import type { FileStore } from './integrations/files/port.ts';
import type { MailSender } from './integrations/mail/port.ts';
import { createSmtp } from './integrations/mail/smtp.ts';
import { createNoPayments } from './integrations/payments/no-payments.ts';
import type { PaymentProvider } from './integrations/payments/port.ts';
import { createRazorpay } from './integrations/payments/razorpay.ts';
import { createMsg91 } from './integrations/sms/msg91.ts';
import { createNoSms, type SmsSender } from './integrations/sms/port.ts';
import { createTwilio } from './integrations/sms/twilio.ts';
import { createWhatsAppCloud } from './integrations/whatsapp/cloud.ts';
import { createNoWhatsApp, type WhatsAppSender } from './integrations/whatsapp/port.ts';
import type { Logger } from './services/context.ts';
import type { ResolvedProviders } from './services/settings/resolve-providers.ts';

/** The stand-in for the payment provider, where this installation may use it. */
export interface SimulatorAccess {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  fetch: typeof globalThis.fetch;
}

export interface Providers {
  payments: PaymentProvider;
  mail: MailSender;
  sms: SmsSender;
  whatsapp: WhatsAppSender;
  files: FileStore;
  timeZone(): string;
  /** Reads settings and secrets anew; what is handed over from then on goes by them. */
  reload(): Promise<void>;
}

/**
 * The providers as the settings are at the moment of use: each port passes on to an adapter that is replaced when its
 * settings change, so nothing needs a restart. One that cannot be built is off and says why.
 */
export async function createProviders(options: {
  config: Config;
  log: Logger;
  simulator: SimulatorAccess | null;
  resolve(): Promise<ResolvedProviders>;
}): Promise<Providers> {
  const { config, log } = options;
  let resolved = await options.resolve();
  let mailKey = mailKeyOf(resolved);
  let mail = mailFor(config, resolved, log);
  let payments = paymentsFor(config, resolved, options.simulator);
  let sms = smsFor(config, resolved);
  let whatsapp = whatsappFor(config, resolved);
  let filesKey = filesKeyOf(resolved);
  let files = createFileStore(config, resolved, log);
  let reading: Promise<void> | null = null;
  let again = false;

  async function read(): Promise<void> {
    do {
      again = false;
      resolved = await options.resolve();
      payments = paymentsFor(config, resolved, options.simulator);
      sms = smsFor(config, resolved);
      whatsapp = whatsappFor(config, resolved);
      const key = mailKeyOf(resolved);
      if (key !== mailKey) {
        const old = mail;
        [mail, mailKey] = [mailFor(config, resolved, log), key];
        await old.close();
      }
      const kept = filesKeyOf(resolved);
      if (kept !== filesKey) [files, filesKey] = [createFileStore(config, resolved, log), kept];
    } while (again);
  }

  return {
    payments: passOn(() => payments),
    mail: passOn(() => mail),
    sms: passOn(() => sms),
    whatsapp: passOn(() => whatsapp),
    files: passOn(() => files),
    timeZone: () => resolved.settings.business.timeZone,
    reload() {
      // A change that comes while one is being read asks for another reading, not for one at the same time.
      again = true;
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}

/** An object whose every property is the current adapter's. */
function passOn<Port extends object>(current: () => Port): Port {
  return new Proxy({} as Port, {
    get: (_none, name) => Reflect.get(current(), name),
    has: (_none, name) => Reflect.has(current(), name),
  });
}

function paymentsFor(
  config: Config,
  { settings, secrets }: ResolvedProviders,
  simulator: SimulatorAccess | null,
): PaymentProvider {
  const { keyId } = settings.payments;
  const keySecret = secrets['payments.keySecret'];
  const webhookSecret = secrets['payments.webhookSecret'] ?? null;
  if (config.simulator !== 'forced' && keyId !== '' && keySecret !== undefined) {
    const access = {
      mode: 'razorpay',
      keyId,
      keySecret,
      webhookSecret,
      apiBase: config.apis.razorpay,
    } as const;
    return createRazorpay({ config: access });
  }
  if (!simulator || config.simulator === 'refused') return createNoPayments();
  const { fetch, ...keys } = simulator;
  return createRazorpay({ config: { mode: 'simulator', apiBase: config.apis.simulator, ...keys }, fetch });
}

function mailKeyOf({ settings, secrets }: ResolvedProviders): string {
  return JSON.stringify([settings.mail, secrets['mail.password']]);
}

/** A bucket's adapter has files in memory: it is replaced only when something about it changes. */
function filesKeyOf({ settings, secrets }: ResolvedProviders): string {
  return JSON.stringify([settings.files, secrets['files.secretKey']]);
}

function mailFor(config: Config, { settings, secrets }: ResolvedProviders, log: Logger): MailSender {
  const { host, port, security, username, fromName, fromAddress, replyTo } = settings.mail;
  const from = config.mail.from ?? (fromAddress === '' ? null : { name: fromName, address: fromAddress });
  const reply = replyTo === '' ? {} : { replyTo };
  if (config.mail.smtpUrl !== null) return createSmtp({ smtpUrl: config.mail.smtpUrl, from, ...reply });
  if (host === '') return createSmtp({ smtpUrl: null, from });
  if (username !== '' && secrets['mail.password'] === undefined) {
    log.warn({ host }, 'mail waits: its password is missing');
  }
  const server = { host, port, security, username, password: secrets['mail.password'] ?? '' };
  return createSmtp({ smtpUrl: null, server, from, ...reply });
}

function smsFor(config: Config, { settings, secrets }: ResolvedProviders): SmsSender {
  const { provider, twilioSid, twilioFrom, msg91TemplateId, msg91Sender, msg91Variable } = settings.sms;
  const token = secrets['sms.twilioToken'];
  const authKey = secrets['sms.msg91Key'];
  if (provider === 'twilio') {
    if (token === undefined || twilioSid === '' || twilioFrom === '')
      return createNoSms('Not sent: Twilio is not set up completely');
    return createTwilio({
      apiBase: config.apis.twilio,
      accountSid: twilioSid,
      authToken: token,
      from: twilioFrom,
      statusUrl: reachable(config) ? `${config.publicUrl}${WEBHOOK_PATHS.twilio}` : null,
    });
  }
  if (provider === 'msg91') {
    if (authKey === undefined || msg91TemplateId === '')
      return createNoSms('Not sent: MSG91 is not set up completely');
    return createMsg91({
      apiBase: config.apis.msg91,
      authKey,
      sender: msg91Sender,
      templateId: msg91TemplateId,
      variable: msg91Variable,
      webhookSecret: secrets['sms.msg91WebhookSecret'] ?? null,
    });
  }
  return createNoSms();
}

function whatsappFor(config: Config, { settings, secrets }: ResolvedProviders): WhatsAppSender {
  const { provider, phoneNumberId } = settings.whatsapp;
  const token = secrets['whatsapp.token'];
  if (provider === 'off') return createNoWhatsApp();
  if (token === undefined || phoneNumberId === '')
    return createNoWhatsApp('Not sent: WhatsApp is not set up completely');
  return createWhatsAppCloud({
    apiBase: config.apis.whatsapp,
    phoneNumberId,
    token,
    appSecret: secrets['whatsapp.appSecret'] ?? null,
    verifyToken: secrets['whatsapp.verifyToken'] ?? null,
  });
}

/** A provider refuses messages that name an address of this machine for their news. */
function reachable({ publicUrl }: Config): boolean {
  return !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(publicUrl).hostname);
}

import { resolve } from 'node:path';
import { z } from 'zod';
import { BUCKET, PREFIX, REGION } from './domain/bucket-names.ts';
import { DEFAULT_TIME_ZONE } from './domain/plain-date.ts';
import type { ProviderName } from './domain/provider-settings.ts';
import type { SecretName } from './domain/secrets.ts';

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(5600),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  ADMIN_USERNAME: z.string().min(1).optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  PUBLIC_URL: z.url().optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  TRUSTED_PROXIES: z.string().default(''),
  APP_SECRET: z.string().min(16).optional(),
  SECRETS_KEY: z.string().min(16).optional(),
  SECRETS_KEY_PREVIOUS: z.string().min(16).optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API: z.url().default('https://api.razorpay.com'),
  PAYMENTS: z.enum(['simulator', 'razorpay']).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  TIME_ZONE: z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata').optional(),
  SMS_PROVIDER: z.enum(['off', 'twilio', 'msg91']).optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z.string().optional(),
  TWILIO_API: z.url().default('https://api.twilio.com'),
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_WEBHOOK_SECRET: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  MSG91_SENDER: z.string().optional(),
  MSG91_API: z.url().default('https://control.msg91.com'),
  DLT_ENTITY_ID: z.string().optional(),
  WHATSAPP_PROVIDER: z.enum(['off', 'cloud']).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_API: z.url().default('https://graph.facebook.com/v23.0'),
  AI_BASE_URL: z.url().optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_LABEL: z.string().max(40).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().regex(BUCKET, 'must be the name of a bucket').optional(),
  S3_REGION: z.string().regex(REGION, 'must be a region such as ap-south-1').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .transform((folder) => folder.replace(/^\/+|\/+$/g, ''))
    .refine((folder) => PREFIX.test(folder), 'must be a folder such as agency/files')
    .optional(),
  FORM_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(10),
});

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, secrets and files. */
  dataDir: string;
  databaseUrl: string | null;
  admin: { username: string | null; password: string | null };
  /** Where visitors reach the site, without a trailing slash: links in e-mails, cookies' Secure flag, Origin check. */
  publicUrl: string;
  secure: boolean;
  seed: 'demo' | 'none';
  trustedProxies: string[];
  appSecret: string | null;
  /** Seals the providers' secrets; null: APP_SECRET does, or a key file in the data folder. */
  secretsKey: string | null;
  secretsKeyPrevious: string | null;
  /** What the environment says about providers, by the setting's or secret's name: it wins over what staff saved. */
  fixed: FixedSettings;
  /** Test mode: `forced` whatever keys there are, `allowed` while there are none, or never. */
  simulator: 'forced' | 'allowed' | 'refused';
  /** Base addresses of the providers' APIs, without a trailing slash. */
  apis: { razorpay: string; twilio: string; msg91: string; whatsapp: string; simulator: string };
  /** A whole mail server from the environment; null: the settings say. */
  mail: { smtpUrl: string | null; from: string | null };
  logLevel: string;
  /** Milliseconds that staff wait for a provider before their message counts as queued. */
  sendWaitMs: number;
  /** The agency's; settings may change it while the server runs, unless the environment has it. */
  timeZone: string;
  /** Single sign-on of staff at an OpenID Connect issuer; null: there is none. */
  signOn: { issuer: string; clientId: string; clientSecret: string | null; label: string } | null;
  /** Accepted submissions of one public form from one address in a minute. */
  formLimitPerMinute: number;
}

export type FixedSettings = Partial<
  Record<`${ProviderName}.${string}` | SecretName | 'business.timeZone', string>
>;

/** Reads the environment once. Throws with one readable line for each wrong setting. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment has settings that cannot be used:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    admin: { username: e.ADMIN_USERNAME ?? null, password: e.ADMIN_PASSWORD ?? null },
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    seed: e.SEED,
    trustedProxies: e.TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    appSecret: e.APP_SECRET ?? null,
    secretsKey: e.SECRETS_KEY ?? null,
    secretsKeyPrevious: e.SECRETS_KEY_PREVIOUS ?? null,
    fixed: fixedBy(e),
    simulator: simulatorOf(e, publicUrl),
    apis: {
      razorpay: trimmed(e.RAZORPAY_API),
      twilio: trimmed(e.TWILIO_API),
      msg91: trimmed(e.MSG91_API),
      whatsapp: trimmed(e.WHATSAPP_API),
      simulator: `http://127.0.0.1:${e.PORT}/simulator`,
    },
    mail: { smtpUrl: e.SMTP_URL ?? null, from: e.MAIL_FROM ?? null },
    logLevel: e.LOG_LEVEL,
    sendWaitMs: 10_000,
    timeZone: e.TIME_ZONE ?? DEFAULT_TIME_ZONE,
    signOn: signOnOf(e),
    formLimitPerMinute: e.FORM_LIMIT_PER_MINUTE,
  };
}

type Environment = z.infer<typeof environment>;

function fixedBy(e: Environment): FixedSettings {
  const all: Record<keyof FixedSettings, string | undefined> = {
    'business.timeZone': e.TIME_ZONE,
    'payments.keyId': e.RAZORPAY_KEY_ID,
    'payments.keySecret': e.RAZORPAY_KEY_SECRET,
    'payments.webhookSecret': e.RAZORPAY_WEBHOOK_SECRET,
    'sms.provider': e.SMS_PROVIDER,
    'sms.twilioSid': e.TWILIO_ACCOUNT_SID,
    'sms.twilioToken': e.TWILIO_AUTH_TOKEN,
    'sms.msg91WebhookSecret': e.MSG91_WEBHOOK_SECRET,
    'sms.twilioFrom': e.TWILIO_FROM,
    'sms.msg91Key': e.MSG91_AUTH_KEY,
    'sms.msg91TemplateId': e.MSG91_TEMPLATE_ID,
    'sms.msg91Sender': e.MSG91_SENDER,
    'sms.dltEntityId': e.DLT_ENTITY_ID,
    'whatsapp.provider': e.WHATSAPP_PROVIDER,
    'whatsapp.phoneNumberId': e.WHATSAPP_PHONE_NUMBER_ID,
    'whatsapp.token': e.WHATSAPP_TOKEN,
    'whatsapp.appSecret': e.WHATSAPP_APP_SECRET,
    'whatsapp.verifyToken': e.WHATSAPP_VERIFY_TOKEN,
    'ai.baseUrl': e.AI_BASE_URL && trimmed(e.AI_BASE_URL),
    'ai.model': e.AI_MODEL,
    'ai.key': e.AI_API_KEY,
    'files.store': e.S3_BUCKET && 's3',
    'files.endpoint': e.S3_ENDPOINT && trimmed(e.S3_ENDPOINT),
    'files.region': e.S3_REGION,
    'files.bucket': e.S3_BUCKET,
    'files.prefix': e.S3_PREFIX,
    'files.accessKeyId': e.S3_ACCESS_KEY_ID,
    'files.secretKey': e.S3_SECRET_ACCESS_KEY,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function simulatorOf(e: Environment, publicUrl: string): Config['simulator'] {
  if (e.PAYMENTS === 'simulator') return 'forced';
  if (e.PAYMENTS === 'razorpay') return 'refused';
  return LOOPBACK.test(new URL(publicUrl).hostname) ? 'allowed' : 'refused';
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Throws where the issuer or the client is missing, or what is signed would travel in the open. */
function signOnOf(e: Environment): Config['signOn'] {
  if (!e.OIDC_ISSUER && !e.OIDC_CLIENT_ID) return null;
  if (!e.OIDC_ISSUER || !e.OIDC_CLIENT_ID)
    throw new Error('Single sign-on needs both OIDC_ISSUER and OIDC_CLIENT_ID.');
  const { protocol, hostname } = new URL(e.OIDC_ISSUER);
  if (protocol !== 'https:' && !LOOPBACK.test(hostname))
    throw new Error('OIDC_ISSUER must be an https address.');
  const label = hostname === 'accounts.google.com' ? 'Google' : hostname;
  return {
    issuer: e.OIDC_ISSUER,
    clientId: e.OIDC_CLIENT_ID,
    clientSecret: e.OIDC_CLIENT_SECRET ?? null,
    label: e.OIDC_LABEL ?? label,
  };
}

import { resolve } from 'node:path';
import { z } from 'zod';

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
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API: z.url().default('https://api.razorpay.com'),
  PAYMENTS: z.enum(['simulator', 'razorpay']).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  TIME_ZONE: z.string().default('Asia/Kolkata'),
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
  payments: PaymentsConfig;
  mail: { smtpUrl: string | null; from: string | null };
  logLevel: string;
  timeZone: string;
  /** Accepted submissions of one public form from one address in a minute. */
  formLimitPerMinute: number;
}

export interface PaymentsConfig {
  /** `off`: no keys and the simulator is refused here, so nothing can be paid. */
  mode: 'razorpay' | 'simulator' | 'off';
  keyId: string;
  keySecret: string;
  /** Null when none is set: the webhook then answers 401 to everything (the simulator makes its own at start). */
  webhookSecret: string | null;
  apiBase: string;
}

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
    payments: paymentsFrom(e, publicUrl),
    mail: { smtpUrl: e.SMTP_URL ?? null, from: e.MAIL_FROM ?? null },
    logLevel: e.LOG_LEVEL,
    timeZone: e.TIME_ZONE,
    formLimitPerMinute: e.FORM_LIMIT_PER_MINUTE,
  };
}

function paymentsFrom(e: z.infer<typeof environment>, publicUrl: string): PaymentsConfig {
  const webhookSecret = e.RAZORPAY_WEBHOOK_SECRET ?? null;
  const live = e.PAYMENTS !== 'simulator' && e.RAZORPAY_KEY_ID && e.RAZORPAY_KEY_SECRET;
  if (live) {
    return {
      mode: 'razorpay',
      keyId: e.RAZORPAY_KEY_ID ?? '',
      keySecret: e.RAZORPAY_KEY_SECRET ?? '',
      webhookSecret,
      apiBase: e.RAZORPAY_API.replace(/\/+$/, ''),
    };
  }
  const allowed = e.PAYMENTS === 'simulator' || LOOPBACK.test(new URL(publicUrl).hostname);
  const simulator = allowed && e.PAYMENTS !== 'razorpay';
  return {
    mode: simulator ? 'simulator' : 'off',
    keyId: e.RAZORPAY_KEY_ID ?? 'rzp_test_simulator',
    keySecret: e.RAZORPAY_KEY_SECRET ?? 'simulator_key_secret',
    webhookSecret,
    apiBase: `http://127.0.0.1:${e.PORT}/simulator`,
  };
}

import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '#app/api/app.ts';
import type { Api } from '#app/api/env.ts';
import { type Config, readConfig } from '#app/config.ts';
import { createNotifications } from '#app/db/notifications.ts';
import { createAiWriter } from '#app/integrations/ai/openai-compatible.ts';
import type { AiWriter } from '#app/integrations/ai/port.ts';
import { createLocalDisk } from '#app/integrations/files/local-disk.ts';
import type { Mail, MailSender } from '#app/integrations/mail/port.ts';
import { createOpenIdConnect } from '#app/integrations/oidc/openid-connect.ts';
import type { PaymentProvider } from '#app/integrations/payments/port.ts';
import { createTypst } from '#app/integrations/pdf/typst.ts';
import { createSheetReader } from '#app/integrations/sheets/sheet-reader.ts';
import { createNoSms, type SmsSender } from '#app/integrations/sms/port.ts';
import { createNoWhatsApp, type WhatsAppSender } from '#app/integrations/whatsapp/port.ts';
import { createAuth, type StaffAuth } from '#app/services/auth/create-auth.ts';
import { ensureAdmin } from '#app/services/auth/ensure-admin.ts';
import type { Ctx, Jobs } from '#app/services/context.ts';
import { EVENT_CHANNEL } from '#app/services/events/announce.ts';
import { createEventHub, type EventHub } from '#app/services/events/event-hub.ts';
import { createMemoryHits } from '#app/services/limits/memory-hits.ts';
import { createSharedHits } from '#app/services/limits/shared-hits.ts';
import { createVault } from '#app/services/settings/vault.ts';
import { type FakePayments, fakePayments } from './fake-payments.ts';
import { openTestDatabase, type TestDatabase } from './test-db.ts';

export const STAFF = { username: 'meera', password: 'a-long-test-password' };
const SECRET = 'a-secret-for-tests-that-is-long-enough';

export interface TestAppOptions {
  now?: () => Date;
  config?: Partial<Config>;
  payments?: PaymentProvider;
  mail?: MailSender;
  sms?: SmsSender;
  whatsapp?: WhatsAppSender;
  ai?: AiWriter;
  /** One that is there already; it is closed with the app. */
  database?: TestDatabase;
  /** Hears what is announced, as a running server does. */
  listens?: boolean;
}

type Init = RequestInit & { address?: string };

/** The whole API over a fresh database, called without a port. */
export interface TestApp {
  /** Paths with or without `/api`. `address` is the caller's socket. */
  fetch(path: string | Request, init?: Init): Promise<Response>;
  /** Sends `init.body` as JSON; answers the status and the parsed body. */
  json<T = Record<string, unknown>>(
    path: string,
    init?: Omit<Init, 'body'> & { body?: unknown },
  ): Promise<{ status: number; body: T; headers: Headers }>;
  /** The cookie header of a signed-in staff member (made when first asked for). */
  loginAsStaff(): Promise<string>;
  ctx: Ctx;
  db: Ctx['db'];
  api: Api;
  auth: StaffAuth;
  /** The built-in provider, unless the test gave its own. */
  payments: FakePayments;
  /** What would have been mailed, unless the test gave its own sender. */
  mails: Mail[];
  /** Jobs put into the queue, in order. */
  jobs: Array<{ name: keyof Jobs; data: Jobs[keyof Jobs] }>;
  /** Every structured line that was logged. */
  logged: Array<Record<string, unknown>>;
  /** What streams hear; a database that `listens` is heard too. */
  events: EventHub;
  /** How often content was said to have changed. */
  contentChanges(): number;
  close(): Promise<void>;
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await openTestDatabase());
  const config: Config = {
    ...readConfig({
      PUBLIC_URL: 'http://localhost',
      ADMIN_USERNAME: STAFF.username,
      ADMIN_PASSWORD: STAFF.password,
    }),
    ...options.config,
  };
  const payments = fakePayments();
  const filesFolder = join(tmpdir(), `deodar-test-files-${crypto.randomUUID()}`);
  const mails: Mail[] = [];
  const jobs: TestApp['jobs'] = [];
  const logged: TestApp['logged'] = [];
  const events = createEventHub();
  let changes = 0;
  const write = (level: string) => (fields: object, message: string) =>
    void logged.push({ level, message, ...fields });

  const ctx: Ctx = {
    db: database.db,
    config,
    now: options.now ?? (() => new Date()),
    actor: { type: 'system' },
    requestId: 'test',
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    payments: options.payments ?? payments,
    sms: options.sms ?? createNoSms(),
    whatsapp: options.whatsapp ?? createNoWhatsApp(),
    vault: createVault('file', [SECRET]),
    providers: { async reload() {} },
    mail: options.mail ?? {
      isSet: config.mail.smtpUrl !== null,
      async send(mail) {
        mails.push(mail);
        return { result: 'sent', response: '250 OK' };
      },
      async close() {},
    },
    files: createLocalDisk(filesFolder),
    signOn: config.signOn && createOpenIdConnect(config.signOn),
    ai: options.ai ?? createAiWriter(),
    pdf: createTypst(),
    sheets: createSheetReader(),
    jobs: {
      async enqueue(_tx, name, data) {
        jobs.push({ name, data });
      },
    },
    content: {
      async changed() {},
      committed() {
        changes += 1;
      },
    },
    events,
    hits: database.kind === 'server' ? createSharedHits(database.db) : createMemoryHits(),
  };
  const notifications = createNotifications(ctx.log);
  notifications.on(EVENT_CHANNEL, { heard: events.receive, missed: events.missed });
  if (options.listens) notifications.listen(database.pool, { checked: false });
  const auth = createAuth({ ctx, secret: SECRET });
  const api = createApi({ ctx, auth });
  let cookie: string | undefined;

  async function callApi(target: string | Request, init: Init = {}): Promise<Response> {
    const { address = '127.0.0.1', ...rest } = init;
    const path = typeof target === 'string' && !target.startsWith('/api') ? `/api${target}` : target;
    const request = typeof path === 'string' ? new Request(`http://localhost${path}`, rest) : path;
    return api.fetch(request, { incoming: { socket: { remoteAddress: address } } });
  }

  return {
    fetch: callApi,
    async json<T>(path: string, init: Omit<Init, 'body'> & { body?: unknown } = {}) {
      const { body, headers, ...rest } = init;
      const sent = new Headers(headers);
      if (body !== undefined) sent.set('content-type', 'application/json');
      const answer = await callApi(path, {
        ...rest,
        headers: sent,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers };
    },
    async loginAsStaff() {
      if (cookie) return cookie;
      await ensureAdmin(ctx);
      const signedIn = await auth.signIn(STAFF);
      if (!signedIn) throw new Error('The test staff member could not sign in.');
      cookie = signedIn.cookies.map((one) => one.split(';')[0]).join('; ');
      return cookie;
    },
    ctx,
    db: database.db,
    api,
    auth,
    payments,
    mails,
    jobs,
    logged,
    events,
    contentChanges: () => changes,
    async close() {
      events.close();
      notifications.stop();
      await database.close();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

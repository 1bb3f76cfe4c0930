import { join } from 'node:path';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { createContentSignal } from './http/content-signal.ts';
import { createAiWriter } from './integrations/ai/openai-compatible.ts';
import { createLocalDisk } from './integrations/files/local-disk.ts';
import { createSmtp } from './integrations/mail/smtp.ts';
import { createNoPayments } from './integrations/payments/no-payments.ts';
import type { PaymentProvider } from './integrations/payments/port.ts';
import { createRazorpay } from './integrations/payments/razorpay.ts';
import { createSimulator, type Simulator } from './integrations/payments/simulator/simulator.ts';
import { createJobQueue } from './jobs/queue.ts';
import { fillPackageFacts } from './services/catalog/fill-package-facts.ts';
import type { Ctx, Logger } from './services/context.ts';
import { getAppSecret } from './services/settings/app-secret.ts';

/** Everything the process runs on, put together once from the configuration. */
export async function compose(
  config: Config,
  log: Logger,
  deliverWebhook: (request: Request) => Promise<Response>,
) {
  const database = await openDatabase({ config, log });
  await migrate(database.pool);
  await fillPackageFacts(database);
  const secret = await getAppSecret(database.db, config);
  const simulator =
    config.payments.mode === 'simulator' ? startSimulator(config, secret, deliverWebhook) : null;
  const queue = createJobQueue({ pool: database.pool, log });
  const content = createContentSignal(log);
  const ctx: Ctx = {
    db: database.db,
    config,
    now: () => new Date(),
    actor: { type: 'system' },
    requestId: '',
    log,
    payments: paymentsFor(config, secret, simulator),
    mail: createSmtp(config.mail),
    files: createLocalDisk(join(config.dataDir, 'files')),
    ai: createAiWriter(),
    jobs: queue,
    content,
  };
  return { ctx, database, queue, content, simulator, secret };
}

/** The simulator signs its webhooks with the configured secret, or with one of its own from the installation's secret. */
function webhookSecret(config: Config, secret: string): string {
  return config.payments.webhookSecret ?? `simulator-${secret.slice(0, 32)}`;
}

function startSimulator(
  config: Config,
  secret: string,
  deliver: (request: Request) => Promise<Response>,
): Simulator {
  return createSimulator({
    journal: join(config.dataDir, 'simulator.jsonl'),
    keyId: config.payments.keyId,
    keySecret: config.payments.keySecret,
    webhookSecret: webhookSecret(config, secret),
    publicUrl: config.publicUrl,
    deliver,
  });
}

function paymentsFor(config: Config, secret: string, simulator: Simulator | null): PaymentProvider {
  if (config.payments.mode === 'off') return createNoPayments();
  if (!simulator) return createRazorpay({ config: config.payments });
  const own = { ...config.payments, webhookSecret: webhookSecret(config, secret) };
  return createRazorpay({ config: own, fetch: simulator.fetch });
}

import { join } from 'node:path';
import type { Config } from './config.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { createNotifications } from './db/notifications.ts';
import { createContentSignal } from './http/content-signal.ts';
import { createAiWriter } from './integrations/ai/openai-compatible.ts';
import { createSimulator, type Simulator } from './integrations/payments/simulator/simulator.ts';
import { createTypst } from './integrations/pdf/typst.ts';
import { createSheetReader } from './integrations/sheets/sheet-reader.ts';
import { createJobQueue } from './jobs/queue.ts';
import { createProviders, type Providers, type SimulatorAccess } from './providers.ts';
import { bookingSettingsChanged } from './services/bookings/booking-settings.ts';
import { fillPackageFacts } from './services/catalog/fill-package-facts.ts';
import type { Ctx, Logger } from './services/context.ts';
import { figuresChanged } from './services/crm/booking-figures.ts';
import { EVENT_CHANNEL } from './services/events/announce.ts';
import { createEventHub } from './services/events/event-hub.ts';
import { createMemoryHits } from './services/limits/memory-hits.ts';
import { createSharedHits } from './services/limits/shared-hits.ts';
import { getAppSecret } from './services/settings/app-secret.ts';
import { openVault } from './services/settings/open-vault.ts';
import { renewSecrets } from './services/settings/renew-secrets.ts';
import { resolveProviders } from './services/settings/resolve-providers.ts';

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
  const vault = await openVault(config);
  await renewSecrets({ db: database.db, vault, log });
  const simulated = config.simulator === 'refused' ? null : startSimulator(config, secret, deliverWebhook);
  const providers = await createProviders({
    config,
    log,
    simulator: simulated?.access ?? null,
    resolve: () => resolveProviders({ db: database.db, config, vault, log }),
  });
  const queue = createJobQueue({ pool: database.pool, log });
  const content = createContentSignal();
  const events = createEventHub();
  // Another process may have changed them.
  content.onChange(() => {
    providers
      .reload()
      .catch((err: unknown) => log.error({ err }, 'the providers’ settings could not be read'));
  });
  const ctx: Ctx = {
    db: database.db,
    config: withTimeZone(config, providers),
    now: () => new Date(),
    actor: { type: 'system' },
    requestId: '',
    log,
    payments: providers.payments,
    mail: providers.mail,
    sms: providers.sms,
    whatsapp: providers.whatsapp,
    vault,
    providers,
    files: providers.files,
    signOn: config.signOn && (await openIdConnect(config.signOn)),
    ai: createAiWriter(),
    pdf: createTypst(),
    sheets: createSheetReader(),
    jobs: queue,
    content,
    events,
    hits: database.kind === 'server' ? createSharedHits(database.db) : createMemoryHits(),
  };
  content.onChange(() => bookingSettingsChanged(ctx));
  const notifications = createNotifications(log);
  // The embedded database has one process: it heard of its own changes at the commit.
  if (database.kind === 'server') content.hearOthers(notifications);
  notifications.on(EVENT_CHANNEL, {
    heard(payload) {
      // Other processes' changes must be in the figures that an office asks for when it hears of them.
      figuresChanged(ctx);
      events.receive(payload);
    },
    missed() {
      figuresChanged(ctx);
      events.missed();
    },
  });
  return {
    ctx,
    database,
    queue,
    content,
    events,
    notifications,
    simulator: simulated?.simulator ?? null,
    secret,
  };
}

/** Its library is loaded only where people sign in by it. */
async function openIdConnect(settings: NonNullable<Config['signOn']>) {
  const { createOpenIdConnect } = await import('./integrations/oidc/openid-connect.ts');
  return createOpenIdConnect(settings);
}

/** The configuration with the business time zone as the settings have it at the moment. */
function withTimeZone(config: Config, providers: Providers): Config {
  return Object.defineProperty({ ...config }, 'timeZone', { get: providers.timeZone, enumerable: true });
}

/** It signs its webhooks with the configured secret, or with one of its own from the installation's secret. */
function startSimulator(
  config: Config,
  secret: string,
  deliver: (request: Request) => Promise<Response>,
): { simulator: Simulator; access: SimulatorAccess } {
  const keys = {
    keyId: config.fixed['payments.keyId'] ?? 'rzp_test_simulator',
    keySecret: config.fixed['payments.keySecret'] ?? 'simulator_key_secret',
    webhookSecret: config.fixed['payments.webhookSecret'] ?? `simulator-${secret.slice(0, 32)}`,
  };
  const simulator = createSimulator({
    journal: join(config.dataDir, 'simulator.jsonl'),
    ...keys,
    publicUrl: config.publicUrl,
    deliver,
  });
  return { simulator, access: { ...keys, fetch: simulator.fetch } };
}

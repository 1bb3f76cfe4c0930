import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from './api/app.ts';
import type { ApiEnv } from './api/env.ts';
import { clientAddressOf, proxyTest } from './api/middleware/client-address.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { seedDemo } from './db/demo/seed-demo.ts';
import { createLogger } from './http/logger.ts';
import { createPageCache } from './http/page-cache.ts';
import { createPages, type PageBuild } from './http/pages.ts';
import { createPictureFiles } from './http/picture-files.ts';
import { commonHeaders } from './http/security-headers.ts';
import { shutDownOnSignal } from './http/shutdown.ts';
import { createStaticFiles, type NodeHandler } from './http/static-files.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { createAuth } from './services/auth/create-auth.ts';
import { ensureAdmin } from './services/auth/ensure-admin.ts';
import { createServices } from './services/create-services.ts';
import { keptFiles } from './services/files/kept-files.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const CLIENT = fileURLToPath(new URL('../build/client', import.meta.url));
const BUILD = new URL('../build/server/index.js', import.meta.url).href;

/** Longer than a proxy keeps an idle connection (nginx 60 s, Caddy 2 min), or it would ask on one that we are closing. */
const KEEP_ALIVE_MS = 130_000;

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const app = new Hono();
  const parts = await compose(config, log, async (request) => app.fetch(request));
  const { ctx, database, queue, content, events, notifications } = parts;
  void database.lost.then((error) => {
    // Nothing works without it, and what was acknowledged is on the disk: a new start is the cure.
    log.error({ err: error }, 'the database stopped, so the server ends');
    process.exit(1);
  });
  if (config.seed === 'demo') await seedDemo(database.db, ctx.now());
  const auth = createAuth({ ctx, secret: parts.secret });
  const admin = await ensureAdmin(ctx);
  const services = createServices(ctx, auth, content.onChange);
  const cache = createPageCache();
  content.onChange(() => cache.clear());
  notifications.listen(database.pool, { checked: database.kind === 'server' });
  await queue.start(jobHandlers(ctx));

  const api = createApi({ ctx, auth });
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env as ApiEnv['Bindings']));
  const pictures = createPictureFiles(ctx);
  app.all('/files/*', (c) => pictures(c.req.raw));
  if (parts.simulator) {
    // With real keys its webhooks and signatures must count for nothing.
    app.use('/simulator/*', async (c, next) => {
      if (ctx.payments.mode !== 'simulator') return c.notFound();
      await next();
    });
    app.route('/simulator', parts.simulator.app);
  }
  const server = http.createServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const vite = values.dev ? await startVite(server) : null;
  const pages = createPages({
    services,
    cache,
    secure: config.secure,
    publicUrl: config.publicUrl,
    mode: vite ? 'development' : 'production',
    loadBuild: async () => (vite ? vite.build() : ((await import(BUILD)) as PageBuild)),
    destinationNames: async () => new Set((await services.listDestinations()).map((one) => one.name)),
  });
  const isProxy = proxyTest(config.trustedProxies);
  app.all('*', (c) => {
    const { incoming } = c.env as ApiEnv['Bindings'];
    const forwarded = c.req.header('x-forwarded-for') ?? '';
    return pages(c.req.raw, {
      address: clientAddressOf(incoming?.socket?.remoteAddress ?? '', forwarded, isProxy),
    });
  });

  const dynamic = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const files: NodeHandler = vite?.files ?? createStaticFiles(CLIENT, commonHeaders(config.secure));
  server.on('request', (request, response) => {
    if (!vite && cache.answer(request, response)) return;
    const own = /^\/(api|simulator|admin|files)(\/|$|\?|\.)/i.test(request.url ?? '');
    if (own) dynamic(request, response);
    else files(request, response, () => dynamic(request, response));
  });

  const backups = database.kind === 'embedded' ? await startBackups() : null;
  /** Loaded here: beside a server of its own nothing reads the embedded database. */
  async function startBackups() {
    const { serveBackups } = await import('./db/backup/serve-backups.ts');
    return serveBackups(database, config.dataDir, keptFiles(ctx.files));
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  shutDownOnSignal({
    server,
    log,
    first: () => events.close(),
    steps: [
      () => queue.stop(),
      () => ctx.mail.close(),
      () => ctx.pdf.close(),
      async () => notifications.stop(),
      async () => backups?.close(),
      () => database.close(),
    ],
  });
  announce(config.publicUrl, ctx.payments.mode, admin);
}

async function startVite(server: http.Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } as never },
    appType: 'custom',
  });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PageBuild,
    files: vite.middlewares as NodeHandler,
  };
}

function announce(url: string, payments: string, admin: { username: string; password: string | null }): void {
  const lines = [
    '',
    `  Deodar is ready:  ${url}`,
    `  Back office:      ${url}/admin`,
    `  Admin user:       ${admin.username}`,
    admin.password
      ? `  Password:         ${admin.password}   (shown this once; write it down)`
      : '  Password:         the one you have',
  ];
  if (payments === 'simulator')
    lines.push('  Payments:         test mode, no money moves (docs/OPERATIONS.md tells how to go live)');
  if (payments === 'off')
    lines.push('  Payments:         off until the keys of Razorpay are set (Settings, Payments)');
  console.log(`${lines.join('\n')}\n`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { customerRoutes } from './customer-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { Refusal, refusalBody } from './refusal.ts';
import { openStore, type Store } from './store.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

const LARGEST_BODY = 64 * 1024;

export interface SimulatorOptions {
  /** The file that keeps what happened, shared by processes of one installation; null keeps it in memory. */
  journal: string | null;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where visitors reach the site: links, and the address webhooks are sent to (`/api/payments/webhook`). */
  publicUrl: string;
  /** Takes a webhook to the shop; in one process the shop's own `fetch`. */
  deliver(request: Request): Promise<Response>;
  /** Milliseconds between tries of a webhook. */
  retryDelaysMs?: number[];
}

/** What the routes of the simulator share. */
export interface World {
  store: Store;
  webhooks: Webhooks;
  keyId: string;
  keySecret: string;
  publicUrl: string;
  /** Epoch seconds. */
  now(): number;
}

export interface Simulator {
  /** To be mounted at `/simulator`. */
  app: Hono;
  /** The provider's API for a client in this process; addresses as outside, with `/simulator`. */
  fetch: typeof globalThis.fetch;
  close(): void;
}

/** A stand-in for the payment provider with the same API, webhooks and widget. No money moves. Source: checklist. */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { keyId, keySecret, publicUrl } = options;
  const now = () => Math.floor(Date.now() / 1000);
  const store = openStore(options.journal);
  const webhooks = createWebhooks({
    url: `${publicUrl}/api/payments/webhook`,
    secret: options.webhookSecret,
    deliver: options.deliver,
    now,
    publicUrl,
    retryDelaysMs: options.retryDelaysMs,
  });
  const world: World = { store, webhooks, keyId, keySecret, publicUrl, now };

  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: () => Response.json(refusalBody(new Refusal('The body is too large')), { status: 413 }),
    }),
  );
  customerRoutes(app, world);
  providerRoutes(app, world);
  app.all('*', () => {
    throw new Refusal('The requested URL was not found on the server.', { status: 404 });
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(refusalBody(error), error.status);
    return c.json({ error: { code: 'SERVER_ERROR', description: 'The simulator failed' } }, 500);
  });

  const outside = new Hono().route('/simulator', app);
  return {
    app,
    fetch: async (input, init) => outside.fetch(asSent(input, init)),
    close: () => store.close(),
  };
}

/** As the network would bring it: with the length of its body, which spares counting it, and nothing to wait for. */
function asSent(input: RequestInfo | URL, init: RequestInit = {}): Request {
  const request = new Request(input, { ...init, signal: null });
  if (typeof init.body === 'string')
    request.headers.set('content-length', String(Buffer.byteLength(init.body)));
  return request;
}

import { setMaxListeners } from 'node:events';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { openEmptyDatabase } from './empty-database.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type PaymentProviderServer, startPaymentProvider } from './payment-provider.ts';
import { type ReverseProxy, startReverseProxy } from './reverse-proxy.ts';
import { startS3Server } from './s3-server.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';

/** Several server processes as on several machines: one PostgreSQL, bucket, mail server and payment provider, and a proxy before them. */
export interface Fleet {
  proxy: ReverseProxy;
  /** By their place; one that was killed and started again is another. */
  servers: ServerProcess[];
  /** Beside the product, to look at what it wrote. */
  database: pg.Client;
  databaseUrl: string;
  mailbox: Mailbox;
  provider: PaymentProviderServer;
  /** Starts the process at that place (again), on its old port. */
  start(place: number): Promise<ServerProcess>;
  stop(): Promise<void>;
}

interface Options {
  processes?: number;
  /** A PostgreSQL; default: that of the tests. */
  server?: string;
  env?: Record<string, string>;
}

/** Starts all processes at the same moment, on a database in which there is nothing. */
export async function startFleet({ processes = 2, server, env = {} }: Options = {}): Promise<Fleet> {
  const { url: databaseUrl, drop } = await openEmptyDatabase(server);
  const [store, mailbox, proxy] = await Promise.all([startS3Server(), openMailbox(), startReverseProxy()]);
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()));
  proxy.serve(ports);
  const provider = await startPaymentProvider(proxy.url);
  const settings = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: proxy.url,
    TRUSTED_PROXIES: '127.0.0.1',
    SECRETS_KEY: 'the same on every machine',
    S3_ENDPOINT: store.url,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'desk@deodar.example',
    ...provider.env,
    ...env,
  };
  setMaxListeners(processes + 20, process);
  const servers: ServerProcess[] = [];
  async function start(place: number): Promise<ServerProcess> {
    const dataDir = servers[place]?.dataDir;
    const port = ports[place];
    const server = await startServer({ env: settings, ...(dataDir && { dataDir }), ...(port && { port }) });
    servers[place] = server;
    return server;
  }
  await Promise.all(ports.map((_, place) => start(place)));
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();

  return {
    proxy,
    servers,
    database,
    databaseUrl,
    mailbox,
    provider,
    start,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      for (const { dataDir } of servers) rmSync(dataDir, { recursive: true, force: true });
      await database.end();
      await Promise.all([proxy.close(), mailbox.close(), store.close(), provider.close()]);
      await drop();
    },
  };
}

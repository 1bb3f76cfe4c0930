// What the catalog-size part measures, in one process under NODE_ENV=production. Prints one line of JSON.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '#app/compose.ts';
import { readConfig } from '#app/config.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import { packages } from '#app/db/schema/content.ts';
import { createLogger } from '#app/http/logger.ts';
import type { PageCache } from '#app/http/page-cache.ts';
import { createPages, type PageBuild } from '#app/http/pages.ts';
import { createAuth } from '#app/services/auth/create-auth.ts';
import { createServices } from '#app/services/create-services.ts';
import { tidyDatabase } from '#app/services/upkeep/tidy-database.ts';
import { manyPackages } from '#tests/factories/many-packages.ts';
import { median } from './part.ts';

export interface Measured {
  /** The landing page's HTML, not compressed, with 5,000 packages and with no more than it shows. */
  bytes: { demo: number; few: number; large: number };
  cards: { demo: number; few: number; large: number };
  /** Milliseconds of one render, the middle round. */
  renders: Array<{ path: string; demo: number; large: number }>;
}

const BUILD = new URL('../../build/server/index.js', import.meta.url).href;
const URL_BASE = 'http://127.0.0.1:5600';
const PACKAGES = 5000;
/** Enough to fill all that the landing page shows of them. */
const FEW = 30;
const WARM_ROUNDS = 15;
const ROUNDS = 61;
const PATHS = [
  '/',
  '/?destination=Kerala',
  '/?type=family&budget=20000-40000&sort=price-low',
  '/?q=beaches%20style',
  '/?page=400',
  '/destinations/kerala',
];

const rows = manyPackages(PACKAGES, new Date());
const demo = await openSite([]);
const large = await openSite(rows);
const few = await openSite(rows.filter((row) => row.featured).slice(0, FEW));
const [home, fewHome, largeHome] = [await demo.render('/'), await few.render('/'), await large.render('/')];
await few.close();
const renders: Measured['renders'] = [];
for (const path of PATHS) renders.push(await compare(path));
const measured: Measured = {
  bytes: { demo: bytesOf(home.html), few: bytesOf(fewHome.html), large: bytesOf(largeHome.html) },
  cards: { demo: cardsIn(home.html), few: cardsIn(fewHome.html), large: cardsIn(largeHome.html) },
  renders,
};
console.log(JSON.stringify(measured));
await demo.close();
await large.close();
process.exit(0);

/** The two in turn, so that other work on the machine falls on both. */
async function compare(path: string): Promise<Measured['renders'][number]> {
  const times: Record<'demo' | 'large', number[]> = { demo: [], large: [] };
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
    const ours = { demo: (await demo.render(path)).ms, large: (await large.render(path)).ms };
    if (round < WARM_ROUNDS) continue;
    times.demo.push(ours.demo);
    times.large.push(ours.large);
  }
  return { path, demo: median(times.demo), large: median(times.large) };
}

function bytesOf(html: string): number {
  return Buffer.byteLength(html);
}

function cardsIn(html: string): number {
  return html.split('<article').length - 1;
}

/** The product on an embedded database of its own, with the demo content and these packages more. */
async function openSite(extra: typeof rows) {
  const dataDir = mkdtempSync(join(tmpdir(), 'deodar-catalog-size-'));
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, PUBLIC_URL: URL_BASE });
  const { ctx, database, content, secret } = await compose(config, createLogger('error'), () =>
    Promise.reject(new Error('nothing is paid here')),
  );
  await seedDemo(ctx.db, ctx.now());
  if (extra.length > 0) await ctx.db.execute(insertAsJson(packages, extra));
  await tidyDatabase(ctx);
  const services = createServices(ctx, createAuth({ ctx, secret }), content.onChange);
  const pages = createPages({
    services,
    cache: keepNothing(),
    secure: config.secure,
    publicUrl: config.publicUrl,
    mode: 'production',
    loadBuild: async () => (await import(BUILD)) as PageBuild,
    destinationNames: async () => new Set((await services.listDestinations()).map((one) => one.name)),
  });
  return {
    async render(path: string): Promise<{ ms: number; html: string }> {
      const started = performance.now();
      const answer = await pages(new Request(`${URL_BASE}${path}`), { address: '127.0.0.1' });
      const html = await answer.text();
      const ms = performance.now() - started;
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return { ms, html };
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every render is one. */
function keepNothing(): PageCache {
  return {
    answer: () => false,
    generation: () => 0,
    store: (_url, { html, headers }) => ({
      headers,
      etag: randomUUID(),
      identity: Buffer.from(html),
      brotli: null,
      gzip: null,
    }),
    clear() {},
    size: () => 0,
  };
}

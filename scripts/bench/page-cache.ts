import { get } from 'node:http';
import { startServer } from '#tests/support/server-process.ts';
import { pin, SERVER_CORE } from './cores.ts';
import { measureLoad } from './load.ts';
import { median, type Part, perSecond } from './part.ts';
import { startBareServer } from './start-bare-server.ts';

const ROUNDS = 5;
const LEAST = 0.6;
const ASK = { 'accept-encoding': 'br', accept: 'text/html' };
const LOAD = { headers: ASK, connections: 16, seconds: 2 };

/** The landing page from the page cache, and the same bytes with the same headers from bare node:http, by turns. */
export const pageCache: Part = {
  name: 'page-cache',
  async run() {
    const server = await startServer({ env: { LOG_LEVEL: 'error' } });
    const page = await compressedPage(`${server.url}/`);
    const bare = await startBareServer(page.body, page.headers);
    try {
      pin(server.pid, SERVER_CORE);
      pin(bare.pid, SERVER_CORE);
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(1 / (await measureLoad({ ...LOAD, url: `${server.url}/` }, server.pid)).cpu);
        theirs.push(1 / (await measureLoad({ ...LOAD, url: `${bare.url}/` }, bare.pid)).cpu);
      }
      const ratio = median(ours) / median(theirs);
      return [
        {
          what: `landing page from the cache (${(page.body.length / 1000).toFixed(1)} KB br), per second of CPU`,
          ours: perSecond(median(ours)),
          reference: `${perSecond(median(theirs))} node:http`,
          ratio,
          budget: `≥ ${LEAST}`,
          isKept: ratio >= LEAST,
        },
      ];
    } finally {
      bare.stop();
      await server.stop();
    }
  },
};

/** The page as it goes over the wire, once the cache has it compressed. */
async function compressedPage(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = await fetchRaw(url);
    if (page.headers['content-encoding'] === 'br') return page;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The page cache never answered with brotli.');
}

function fetchRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ASK }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ body: Buffer.concat(parts), headers: ownHeaders(response.headers) }),
      );
    }).on('error', reject);
  });
}

/** Without what node:http adds by itself. */
function ownHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const added = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value && !added.has(name) ? [[name, String(value)]] : [],
    ),
  );
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keptAddress } from './kept-address.ts';
import { type CachedPage, createKeptPages } from './kept-pages.ts';

export interface PageCache {
  /** Writes the page and returns true when it is known; conditional requests get their 304. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The state that a render starts from; `store` refuses what was rendered from an older one. */
  generation(): number;
  /** `address` is one that keptAddress gave. */
  store(
    address: string,
    page: { html: string; headers: Record<string, string> },
    generation: number,
  ): CachedPage;
  /** Forgets everything: what pages are made from has changed. */
  clear(): void;
  size(): number;
}

/** Pages of content, whose number the content bounds. */
const MAX_PAGES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;
/** All combinations of filters would be many thousands: asking for them one by one pushes out only each other. */
const FILTERED_SHARE = 0.25;
/** Named, and not with `q=0`, which says never. */
const ACCEPTS_BROTLI = /(?:^|[,\s])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;
const ACCEPTS_GZIP = /(?:^|[,\s])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Public pages in memory by their kept address; bounded, those that nobody asks for go first. */
export function createPageCache(limits: { maxPages?: number; maxBytes?: number } = {}): PageCache {
  const maxPages = limits.maxPages ?? MAX_PAGES;
  const maxBytes = limits.maxBytes ?? MAX_BYTES;
  const plain = createKeptPages({ maxPages, maxBytes });
  const filtered = createKeptPages({
    maxPages: Math.ceil(maxPages * FILTERED_SHARE),
    maxBytes: Math.ceil(maxBytes * FILTERED_SHARE),
  });
  const pagesOf = (address: string) => (address.includes('?') ? filtered : plain);
  let current = 0;

  async function compress(address: string, page: CachedPage): Promise<void> {
    const quality = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.identity.length,
      },
    };
    const [brotli, zipped] = await Promise.all([
      compressBrotli(page.identity, quality),
      compressGzip(page.identity),
    ]);
    page.brotli = brotli;
    page.gzip = zipped;
    pagesOf(address).grew(address, page, brotli.length + zipped.length);
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const address = keptAddress(request.url ?? '');
      const page = address === null ? undefined : pagesOf(address).get(address);
      if (!page) return false;
      send(page, request, response);
      return true;
    },
    generation: () => current,
    store(address, { html, headers }, generation) {
      const identity = Buffer.from(html);
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
      const page: CachedPage = { headers: { ...headers, etag }, etag, identity, brotli: null, gzip: null };
      if (generation !== current) return page;
      pagesOf(address).set(address, page);
      // Failing to compress costs only bytes: the page is then served as it is.
      compress(address, page).catch(() => undefined);
      return page;
    },
    clear() {
      current += 1;
      plain.clear();
      filtered.clear();
    },
    size: () => plain.size() + filtered.size(),
  };
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const [body, encoding] = choose(page, typeof accepted === 'string' ? accepted : '');
  const headers: Record<string, string | number> = { ...page.headers, 'content-length': body.length };
  if (encoding) headers['content-encoding'] = encoding;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A proxy that compresses makes our mark a weak one (`W/"…"`); browsers may send several. */
function isKnown(sent: string | undefined, etag: string): boolean {
  if (sent === undefined || sent === etag) return sent === etag;
  return sent.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function choose(page: CachedPage, accepted: string): [Buffer, string | null] {
  if (page.brotli && ACCEPTS_BROTLI.test(accepted)) return [page.brotli, 'br'];
  if (page.gzip && ACCEPTS_GZIP.test(accepted)) return [page.gzip, 'gzip'];
  return [page.identity, null];
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered public page with its headers, and the compressed forms once they are made. */
export interface CachedPage {
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  brotli: Buffer | null;
  gzip: Buffer | null;
}

export interface PageCache {
  /** Writes the page and returns true when it is known; conditional requests get their 304. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The state that a render starts from; `store` refuses what was rendered from an older one. */
  generation(): number;
  store(url: string, page: { html: string; headers: Record<string, string> }, generation: number): CachedPage;
  /** Forgets everything: what pages are made from has changed. */
  clear(): void;
  size(): number;
}

const MAX_PAGES = 2000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Named, and not with `q=0`, which says never. */
const ACCEPTS_BROTLI = /(?:^|[,\s])br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;
const ACCEPTS_GZIP = /(?:^|[,\s])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|gad_source)=/;

/** What campaigns add to an address changes no page: the visitor gets the one that is kept. */
function withoutTracking(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((part) => !TRACKING.test(part));
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`;
}

/** Public pages in memory, keyed by URL as asked for; bounded, oldest out first. */
export function createPageCache(limits: { maxPages?: number; maxBytes?: number } = {}): PageCache {
  const maxPages = limits.maxPages ?? MAX_PAGES;
  const maxBytes = limits.maxBytes ?? MAX_BYTES;
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  let current = 0;

  function drop(url: string): void {
    const page = pages.get(url);
    if (!page) return;
    pages.delete(url);
    bytes -= weight(page);
  }

  async function compress(url: string, page: CachedPage): Promise<void> {
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
    if (pages.get(url) !== page) return;
    page.brotli = brotli;
    page.gzip = zipped;
    bytes += brotli.length + zipped.length;
    shrink();
  }

  function shrink(): void {
    for (const url of pages.keys()) {
      if (pages.size <= maxPages && bytes <= maxBytes) return;
      drop(url);
    }
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const page = pages.get(withoutTracking(request.url ?? ''));
      if (!page) return false;
      send(page, request, response);
      return true;
    },
    generation: () => current,
    store(url, { html, headers }, generation) {
      const identity = Buffer.from(html);
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
      const page: CachedPage = { headers: { ...headers, etag }, etag, identity, brotli: null, gzip: null };
      if (generation !== current) return page;
      drop(url);
      pages.set(url, page);
      bytes += weight(page);
      shrink();
      // Failing to compress costs only bytes: the page is then served as it is.
      compress(url, page).catch(() => undefined);
      return page;
    },
    clear() {
      current += 1;
      pages.clear();
      bytes = 0;
    },
    size: () => pages.size,
  };
}

function weight(page: CachedPage): number {
  return page.identity.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0);
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

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const HTML = `<!doctype html><title>Deodar</title>${'<p>Houseboats on Dal Lake</p>'.repeat(200)}`;
const HEADERS = { 'content-type': 'text/html; charset=utf-8' };
const servers: http.Server[] = [];

async function serve(cache: PageCache): Promise<string> {
  const server = http.createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(404).end('miss');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** `fetch` decodes bodies, so the raw bytes come through node:http. */
function raw(url: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const request = http.request(url, { headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      request.on('error', reject).end();
    },
  );
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('page cache', () => {
  test('answers a kept page with its headers, compressed for who accepts it', async () => {
    const cache = createPageCache();
    const page = cache.store('/', { html: HTML, headers: HEADERS }, cache.generation());
    const url = await serve(cache);
    await vi.waitFor(() => expect(page.gzip).not.toBeNull());
    const plain = await raw(url, {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(HTML);
    const brotli = await raw(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML);
    const zipped = await raw(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(HTML);
    expect(zipped.headers['content-type']).toBe(HEADERS['content-type']);
  });

  test.each([
    ['br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0 , gzip ;q=0', undefined],
    ['x-gzip, brotli', undefined],
    ['identity', undefined],
  ])('sends Accept-Encoding "%s" what it can read', async (accepted, encoding) => {
    const cache = createPageCache();
    const page = cache.store('/', { html: HTML, headers: HEADERS }, cache.generation());
    const url = await serve(cache);
    await vi.waitFor(() => expect(page.gzip).not.toBeNull());
    const answer = await raw(url, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  test('answers HEAD without a body, and 304 to the page it gave out', async () => {
    const cache = createPageCache();
    const page = cache.store('/', { html: HTML, headers: HEADERS }, cache.generation());
    const url = await serve(cache);
    expect((await raw(url, {}, 'HEAD')).body.length).toBe(0);
    for (const known of [page.etag, `W/${page.etag}`, `"older", W/${page.etag}`])
      expect((await raw(url, { 'if-none-match': known })).status).toBe(304);
    expect((await raw(url, { 'if-none-match': '"older", W/"x"' })).status).toBe(200);
    expect((await raw(url, {}, 'POST')).status).toBe(404);
  });

  test('forgets all pages when content changes, and refuses what was rendered before that', async () => {
    const cache = createPageCache();
    const before = cache.generation();
    cache.store('/', { html: HTML, headers: HEADERS }, before);
    cache.clear();
    cache.store('/packages/kashmir', { html: HTML, headers: HEADERS }, before);
    expect(cache.size()).toBe(0);
    cache.store('/', { html: HTML, headers: HEADERS }, cache.generation());
    expect(cache.size()).toBe(1);
  });

  test('only what changes the page is told apart in an address', async () => {
    const cache = createPageCache();
    cache.store('/', { html: HTML, headers: HEADERS }, cache.generation());
    cache.store('/?destination=Goa', { html: `${HTML}Goa`, headers: HEADERS }, cache.generation());
    const url = await serve(cache);
    expect((await raw(`${url}/?utm_source=mail&gclid=abc`, {})).body.toString()).toBe(HTML);
    expect((await raw(`${url}/?utm_source=mail&destination=Goa`, {})).body.toString()).toBe(`${HTML}Goa`);
    const form = `${url}/?destination=Goa&type=&length=&budget=&sort=newest&q=`;
    expect((await raw(form, {})).body.toString()).toBe(`${HTML}Goa`);
    expect((await raw(`${url}/?unknown=${'x'.repeat(50)}`, {})).body.toString()).toBe(HTML);
    expect((await raw(`${url}/?q=goa`, {})).status).toBe(404);
  });

  test('stays within its bounds, the page asked for longest ago out first', async () => {
    const few = createPageCache({ maxPages: 3 });
    const url = await serve(few);
    for (let i = 0; i < 10; i++) {
      few.store(`/packages/${i}`, { html: HTML, headers: HEADERS }, few.generation());
      expect((await raw(`${url}/packages/0`, {})).status).toBe(200);
    }
    expect(few.size()).toBe(3);
    expect((await raw(`${url}/packages/9`, {})).status).toBe(200);
    expect((await raw(`${url}/packages/5`, {})).status).toBe(404);
    const small = createPageCache({ maxBytes: HTML.length * 2 + 10 });
    for (let i = 0; i < 10; i++)
      small.store(`/packages/${i}`, { html: HTML, headers: HEADERS }, small.generation());
    expect(small.size()).toBe(2);
  });

  test('filtered pages push out only each other', async () => {
    const cache = createPageCache({ maxPages: 8 });
    const pages = ['/', '/visa-assistance', '/packages/goa'];
    for (const page of pages) cache.store(page, { html: HTML, headers: HEADERS }, cache.generation());
    for (let i = 2; i < 60; i++)
      cache.store(`/?page=${i}`, { html: HTML, headers: HEADERS }, cache.generation());
    expect(cache.size()).toBe(pages.length + 2);
    const url = await serve(cache);
    for (const page of pages) expect((await raw(url + page, {})).status).toBe(200);
  });
});

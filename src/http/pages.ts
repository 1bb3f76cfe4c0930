import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Services } from '#app/services/index.ts';
import type { servicesContext, Visitor, visitorContext } from '#app/web/context.ts';
import { admitPost } from './admit-post.ts';
import { askedDestination, keptAddress } from './kept-address.ts';
import type { PageCache } from './page-cache.ts';
import { commonHeaders, contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';
import { isStaffPage } from './staff-page.ts';

/** The built pages; the contexts come out of the build so that server and loaders share their keys. */
export type PageBuild = ServerBuild & {
  entry: { module: { servicesContext: typeof servicesContext; visitorContext: typeof visitorContext } };
};

export interface PageOptions {
  services: Services;
  cache: PageCache;
  secure: boolean;
  publicUrl: string;
  mode: 'production' | 'development';
  loadBuild(): Promise<PageBuild>;
  /** Names that the `destination` filter may carry in a kept page's address. */
  destinationNames(): Promise<ReadonlySet<string>>;
}

/** Renders pages through React Router, adds the security headers, and keeps what is the same for everybody. */
export function createPages(options: PageOptions): (request: Request, visitor: Visitor) => Promise<Response> {
  const publicOrigin = new URL(options.publicUrl).origin;

  async function render(request: Request, visitor: Visitor): Promise<Response> {
    const admitted = await admitPost(request, publicOrigin);
    if (admitted instanceof Response) return admitted;
    const build = await options.loadBuild();
    const handler = createRequestHandler(build, options.mode);
    const context = new RouterContextProvider();
    context.set(build.entry.module.servicesContext, options.services);
    context.set(build.entry.module.visitorContext, visitor);
    return handler(admitted, context);
  }

  /** Where a request's page is kept, if at all. */
  async function addressToKeep(method: string, url: URL): Promise<string | null> {
    if (method !== 'GET' && method !== 'HEAD') return null;
    const address = keptAddress(url.pathname + url.search);
    if (address === null) return null;
    const destination = askedDestination(address);
    return destination === '' || (await options.destinationNames()).has(destination) ? address : null;
  }

  return async (request, visitor) => {
    const url = new URL(request.url);
    const generation = options.cache.generation();
    const address = await addressToKeep(request.method, url);
    const kept = await render(asKept(request, address), visitor);
    // A redirect takes along what it was asked with.
    const isMoved = address !== null && kept.status >= 300 && kept.status < 400;
    const response = isMoved ? await render(asKept(request, null), visitor) : kept;
    const headers = new Headers(response.headers);
    const staff = isStaffPage(url.pathname);
    const common = commonHeaders(options.secure, staff);
    for (const [name, value] of Object.entries(common)) if (!headers.has(name)) headers.set(name, value);
    if (staff || !headers.has('cache-control')) headers.set('cache-control', staff ? 'no-store' : 'no-cache');
    if (!headers.get('content-type')?.startsWith('text/html'))
      return new Response(request.method === 'HEAD' ? null : response.body, {
        status: response.status,
        headers,
      });

    const html = await response.text();
    headers.set('content-type', 'text/html; charset=utf-8');
    // Vite's development client writes inline scripts and opens a socket, so the policy is for built pages.
    if (options.mode === 'production') {
      headers.set(
        'content-security-policy',
        contentSecurityPolicy({ scripts: inlineScriptHashes(html), staff, secure: options.secure }),
      );
    }
    headers.append('vary', 'accept-encoding');
    if (request.method === 'HEAD') return new Response(null, { status: response.status, headers });
    if (address !== null && response.status === 200 && !headers.has('set-cookie')) {
      const page = options.cache.store(address, { html, headers: Object.fromEntries(headers) }, generation);
      headers.set('etag', page.etag);
    }
    return new Response(html, { status: response.status, headers });
  };
}

/** Rendered for everybody, so by the address that it is kept under; HEAD renders what GET would. */
function asKept(request: Request, address: string | null): Request {
  if (address === null && request.method !== 'HEAD') return request;
  return new Request(address === null ? request.url : new URL(address, request.url), {
    headers: request.headers,
    signal: request.signal,
  });
}

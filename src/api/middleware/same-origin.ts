import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';
import { WEBHOOK_PATHS } from '#app/domain/webhook-paths.ts';
import { AppError } from '#app/services/errors.ts';

/** Signed by the provider, sent by its servers: the state-changing calls that no browser makes. */
export const SIGNED_CALLS = new Set([
  '/payments/webhook',
  ...Object.values(WEBHOOK_PATHS).map((path) => path.slice('/api'.length)),
]);
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when `origin` is the configured site or the very host the request was sent to. */
export function isOwnOrigin(origin: string, publicOrigin: string, host: string): boolean {
  if (origin === publicOrigin) return true;
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && host !== '' && url.host === host.toLowerCase();
}

/** False for a request that another site's page made. Programs say nothing about where they come from. */
export function comesFromOwnSite({ headers, url }: Request, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  return origin === null
    ? site === null || site === 'same-origin' || site === 'none'
    : isOwnOrigin(origin, publicOrigin, headers.get('host') ?? new URL(url).host);
}

/**
 * Refuses state-changing calls that another site's page makes. Programs send neither Origin nor Sec-Fetch-Site and
 * are let through: they carry no visitor's cookie by accident.
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler<ApiEnv> {
  const publicOrigin = new URL(publicUrl).origin;
  return async (c, next) => {
    if (!READS.has(c.req.method) && !SIGNED_CALLS.has(c.req.path)) {
      if (!comesFromOwnSite(c.req.raw, publicOrigin))
        throw new AppError('wrong_origin', 'This request came from another site, so it was refused.');
    }
    await next();
  };
}

import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';

const HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // A route that answers the same to everybody says so itself; everything else is nobody's to keep.
  'cache-control': 'no-store',
};

/** Security headers and `no-store` on every answer; a route's own header of the same name stays. */
export function answerHeaders(secure: boolean): MiddlewareHandler<ApiEnv> {
  const all = secure
    ? { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : HEADERS;
  const entries = Object.entries(all);
  return async (c, next) => {
    await next();
    for (const [name, value] of entries) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiEnv } from '#app/api/env.ts';

/** The pattern that answered (`/bookings/:reference`), never the path itself: paths carry e-mails and keys. */
export function routePattern(c: Context<ApiEnv>): string {
  const own = matchedRoutes(c).filter((route) => route.method !== 'ALL');
  return own.at(-1)?.path ?? 'unmatched';
}

/** One line a request: what, how it ended, how long (ms). No query, body, address or name is ever in it. */
export const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const started = performance.now();
  await next();
  const ctx = c.get('ctx');
  const fields = {
    requestId: ctx.requestId,
    method: c.req.method,
    route: routePattern(c),
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
  };
  if (c.res.status >= 500) ctx.log.warn(fields, 'request');
  else ctx.log.info(fields, 'request');
};

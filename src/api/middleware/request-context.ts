import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';
import type { StaffAuth } from '#app/services/auth/create-auth.ts';
import type { Ctx } from '#app/services/context.ts';

const SANE_ID = /^[\w-]{8,64}$/;

/** Gives each request its id (a sane one that a proxy sent, else a new one), its context and a visitor as the actor. */
export function requestContext(base: Ctx, auth: StaffAuth): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const sent = c.req.header('x-request-id') ?? '';
    const requestId = SANE_ID.test(sent) ? sent : crypto.randomUUID();
    c.set('ctx', { ...base, actor: { type: 'visitor' }, requestId });
    c.set('auth', auth);
    c.set('user', null);
    c.set('sessionId', null);
    await next();
    c.res.headers.set('x-request-id', requestId);
  };
}

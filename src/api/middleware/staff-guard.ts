import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';
import { staffActor } from '#app/services/auth/staff-actor.ts';
import { touchSession } from '#app/services/auth/touch-session.ts';
import { AppError } from '#app/services/errors.ts';

const STAFF =
  /^\/(admin|crm|customers|accounts|vendors|suppliers|expenses|customer-invoices|expense-reports|events)(\/|$)/i;

/** True for every path under the staff's prefixes, whatever its case and whether or not a route exists there. */
export function isStaffPath(path: string): boolean {
  return STAFF.test(path);
}

/** Nothing under a staff prefix is answered without a session: not a 404, not a 405, not a body check. */
export const staffGuard: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (isStaffPath(c.req.path)) {
    const session = await c.get('auth').findSession(c.req.raw.headers);
    if (!session) throw new AppError('unauthenticated', 'Please sign in to continue.');
    c.set('user', session.user);
    c.set('sessionId', session.sessionId);
    c.set('ctx', { ...c.get('ctx'), actor: staffActor(session.user) });
    await touchSession(c.get('ctx'), session);
  }
  await next();
};

import { createRoute, z } from '@hono/zod-openapi';
import { SessionRequest, SessionResponse } from '#app/contract/auth.ts';
import { beginSignOn, SIGN_ON_SECONDS } from '#app/services/auth/begin-sign-on.ts';
import { exchangeSession } from '#app/services/auth/exchange-session.ts';
import { EXCHANGE_SECONDS, finishSignOn, type SignOnFailure } from '#app/services/auth/finish-sign-on.ts';
import { clientOf, setCookies } from './client-of.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';
import { readSignOnCookie, setSignOnCookie } from './middleware/sign-on-cookie.ts';

const tags = ['Session'];
const redirected = { description: 'To the next page; its cookie belongs to this one sign-in' };
const off = { 409: failure('Single sign-on is not set up here') };

const start = createRoute({
  tags,
  method: 'get',
  path: '/auth/oidc/start',
  summary: 'Sign in at the OpenID Connect issuer that is set up (OIDC_ISSUER)',
  request: { query: z.object({ next: z.string().max(500).optional() }) },
  responses: { 302: redirected, ...off },
});

const callback = createRoute({
  tags,
  method: 'get',
  path: '/auth/oidc/callback',
  summary: 'Back from the issuer: leads to the login page with #session_id=…, or with ?sign_on= and why not',
  responses: { 302: redirected, ...off },
});

const session = createRoute({
  tags,
  method: 'post',
  path: '/auth/session',
  summary: 'Exchange the one-time session_id of a single sign-on for a session',
  description: `Once, within ${EXCHANGE_SECONDS} seconds, in the browser that signed in. \`session_token\` is the value of the session's cookie, which is set as well; browsers need only the cookie.`,
  request: { body: { required: true, ...json(SessionRequest) } },
  responses: {
    200: { description: 'Signed in', ...json(SessionResponse) },
    401: failure('The session_id is unknown, used, too old, or another browser’s'),
  },
});

/** The login page. It alone decides whether `next` leads anywhere, and shows only texts that it knows. */
function loginAddress(next: string, more: { reason?: SignOnFailure; sessionId?: string }): string {
  const query = new URLSearchParams();
  if (next !== '') query.set('next', next);
  if (more.reason) query.set('sign_on', more.reason);
  const search = query.size > 0 ? `?${query}` : '';
  return `/admin/login${search}${more.sessionId ? `#session_id=${more.sessionId}` : ''}`;
}

/** Signing in elsewhere, and exchanging what that ends with for a session. */
export function signOnRoutes(api: Api): void {
  api.openapi(start, async (c) => {
    const { next = '' } = c.req.valid('query');
    const begun = await beginSignOn(c.get('ctx'), c.get('auth'), { next });
    if (!begun.ok) return c.redirect(loginAddress(next, begun), 302);
    setSignOnCookie(c, begun.cookie, SIGN_ON_SECONDS);
    return c.redirect(begun.url, 302);
  });

  api.openapi(callback, async (c) => {
    const input = { query: new URL(c.req.url).search, cookie: readSignOnCookie(c) };
    const result = await finishSignOn(c.get('ctx'), c.get('auth'), input);
    if (!result.ok) {
      setSignOnCookie(c, '', 0);
      return c.redirect(loginAddress(result.next, result), 302);
    }
    setSignOnCookie(c, result.browser, EXCHANGE_SECONDS);
    return c.redirect(loginAddress(result.next, result), 302);
  });

  api.openapi(session, async (c) => {
    const input = {
      ...clientOf(c),
      sessionId: c.req.valid('json').session_id,
      browser: readSignOnCookie(c),
    };
    const { user, cookies } = await exchangeSession(c.get('ctx'), c.get('auth'), input);
    setCookies(c, cookies);
    setSignOnCookie(c, '', 0);
    return c.json({ user, session_token: cookieValue(cookies) }, 200);
  });
}

function cookieValue(cookies: string[]): string {
  const own = cookies.find((one) => /session_token=/.test(one)) ?? '';
  return decodeURIComponent(/=([^;]*)/.exec(own)?.[1] ?? '');
}

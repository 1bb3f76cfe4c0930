import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { LoginRequest, LoginResponse, SessionRequest, SessionResponse } from '#app/contract/auth.ts';
import { signIn } from '#app/services/auth/sign-in.ts';
import { signOut } from '#app/services/auth/sign-out.ts';
import { AppError } from '#app/services/errors.ts';
import { failure } from './describe.ts';
import type { Api, ApiEnv } from './env.ts';

const login = createRoute({
  method: 'post',
  path: '/auth/login',
  tags: ['Session'],
  summary: 'Sign in; the session travels in an HttpOnly cookie for 7 days',
  request: { body: { required: true, content: { 'application/json': { schema: LoginRequest } } } },
  responses: {
    200: { description: 'Signed in', content: { 'application/json': { schema: LoginResponse } } },
    401: failure('Unknown user or wrong password'),
    429: failure('Too many failures; Retry-After says how many seconds to wait'),
  },
});

const me = createRoute({
  method: 'get',
  path: '/auth/me',
  tags: ['Session'],
  summary: 'Who is signed in',
  responses: {
    200: {
      description: 'The user of this session',
      content: { 'application/json': { schema: LoginResponse } },
    },
    401: failure('Nobody is signed in'),
  },
});

const logout = createRoute({
  method: 'post',
  path: '/auth/logout',
  tags: ['Session'],
  summary: 'End this session for good',
  responses: {
    200: {
      description: 'Signed out',
      content: { 'application/json': { schema: z.object({ success: z.literal(true) }) } },
    },
  },
});

const session = createRoute({
  method: 'post',
  path: '/auth/session',
  tags: ['Session'],
  summary: 'Exchange the one-time session_id of a single sign-on for a session',
  request: { body: { required: true, content: { 'application/json': { schema: SessionRequest } } } },
  responses: {
    200: { description: 'Signed in', content: { 'application/json': { schema: SessionResponse } } },
    401: failure('The session_id is unknown, used or too old'),
  },
});

function setCookies(c: Context<ApiEnv>, cookies: string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
}

export function authRoutes(api: Api): void {
  api.openapi(login, async (c) => {
    const input = { ...c.req.valid('json'), address: c.get('clientAddress') };
    const { user, cookies } = await signIn(c.get('ctx'), c.get('auth'), input);
    setCookies(c, cookies);
    return c.json({ user }, 200);
  });

  api.openapi(me, async (c) => {
    const user = await c.get('auth').findUser(c.req.raw.headers);
    if (!user) throw new AppError('unauthenticated', 'Nobody is signed in.');
    return c.json({ user }, 200);
  });

  api.openapi(logout, async (c) => {
    const { cookies } = await signOut(c.get('ctx'), c.get('auth'), c.req.raw.headers);
    setCookies(c, cookies);
    return c.json({ success: true as const }, 200);
  });

  // No single sign-on is configured here, so no session_id was ever handed out: every one is made up.
  api.openapi(session, () => {
    throw new AppError('unauthenticated', 'This sign-in is not valid or has expired. Please sign in again.');
  });
}

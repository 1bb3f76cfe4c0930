import { createRoute, z } from '@hono/zod-openapi';
import {
  LinkOwner,
  LoginRequest,
  LoginResponse,
  PasswordByLink,
  PasswordLink,
  SecondStep,
  TwoFactorRequest,
} from '#app/contract/auth.ts';
import { choosePassword, findLinkOwner } from '#app/services/auth/choose-password.ts';
import { SECOND_STEP_SECONDS, signIn } from '#app/services/auth/sign-in.ts';
import { signInSecondStep } from '#app/services/auth/sign-in-second-step.ts';
import { signOut } from '#app/services/auth/sign-out.ts';
import { touchSession } from '#app/services/auth/touch-session.ts';
import { AppError } from '#app/services/errors.ts';
import { clientOf, setCookies } from './client-of.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Session'];
const body = <Schema extends z.ZodType>(schema: Schema) => ({ body: { required: true, ...json(schema) } });
const tooOften = failure('Too many failures; Retry-After says how many seconds to wait');

const login = createRoute({
  tags,
  method: 'post',
  path: '/auth/login',
  summary: 'Sign in; the session travels in an HttpOnly cookie for 7 days',
  description:
    'A user with two-factor sign-in gets no cookie yet but `two_factor_required`; POST /auth/two-factor ends it.',
  request: body(LoginRequest),
  responses: {
    200: {
      description: 'Signed in, or a second step is due',
      ...json(z.union([LoginResponse, SecondStep])),
    },
    401: failure('Unknown user or wrong password'),
    429: tooOften,
  },
});

const secondStep = createRoute({
  tags,
  method: 'post',
  path: '/auth/two-factor',
  summary: 'The second step of a sign-in: a code of the app (each counts once) or a recovery code',
  request: body(TwoFactorRequest),
  responses: {
    200: { description: 'Signed in', ...json(LoginResponse) },
    401: failure('A wrong or used code (code_wrong), or the first step is too long ago (sign_in_expired)'),
    429: tooOften,
  },
});

const me = createRoute({
  tags,
  method: 'get',
  path: '/auth/me',
  summary: 'Who is signed in',
  responses: {
    200: { description: 'The user of this session', ...json(LoginResponse) },
    401: failure('Nobody is signed in'),
  },
});

const logout = createRoute({
  tags,
  method: 'post',
  path: '/auth/logout',
  summary: 'End this session for good',
  responses: { 200: { description: 'Signed out', ...json(z.object({ success: z.literal(true) })) } },
});

const linkAnswers = {
  200: { description: 'Whose password it is', ...json(LinkOwner) },
  410: failure('The link was used already or is too old'),
};

const checkLink = createRoute({
  tags,
  method: 'post',
  path: '/auth/password-link',
  summary: 'Whose password a link is for',
  request: body(PasswordLink),
  responses: linkAnswers,
});

const byLink = createRoute({
  tags,
  method: 'post',
  path: '/auth/password',
  summary: 'Choose a password by a link that an owner gave; it works once',
  request: body(PasswordByLink),
  responses: linkAnswers,
});

/** Signing in and out with a password. */
export function authRoutes(api: Api): void {
  api.openapi(login, async (c) => {
    const input = { ...c.req.valid('json'), ...clientOf(c) };
    const answer = await signIn(c.get('ctx'), c.get('auth'), input);
    if ('challenge' in answer) {
      const { challenge } = answer;
      return c.json({ two_factor_required: true as const, challenge, expires_in: SECOND_STEP_SECONDS }, 200);
    }
    setCookies(c, answer.cookies);
    return c.json({ user: answer.user }, 200);
  });

  api.openapi(secondStep, async (c) => {
    const input = { ...c.req.valid('json'), ...clientOf(c) };
    const { user, cookies } = await signInSecondStep(c.get('ctx'), c.get('auth'), input);
    setCookies(c, cookies);
    return c.json({ user }, 200);
  });

  api.openapi(me, async (c) => {
    const session = await c.get('auth').findSession(c.req.raw.headers);
    if (!session) throw new AppError('unauthenticated', 'Nobody is signed in.');
    await touchSession(c.get('ctx'), session);
    return c.json({ user: session.user }, 200);
  });

  api.openapi(logout, async (c) => {
    const { cookies } = await signOut(c.get('ctx'), c.get('auth'), c.req.raw.headers);
    setCookies(c, cookies);
    return c.json({ success: true as const }, 200);
  });

  api.openapi(checkLink, async (c) => c.json(await findLinkOwner(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(byLink, async (c) => c.json(await choosePassword(c.get('ctx'), c.req.valid('json')), 200));
}

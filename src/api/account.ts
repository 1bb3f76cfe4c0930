import { createRoute, z } from '@hono/zod-openapi';
import {
  AccountChange,
  AccountView,
  EndedSessions,
  PasswordChange,
  PasswordProof,
  RecoveryCodes,
  SessionView,
  TwoFactorCode,
  TwoFactorSetup,
} from '#app/contract/users.ts';
import { changeAccount } from '#app/services/account/change-account.ts';
import { changePassword } from '#app/services/account/change-password.ts';
import { getAccount } from '#app/services/account/get-account.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from '#app/services/account/own-sessions.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  newRecoveryCodes,
  stopTwoFactor,
} from '#app/services/account/two-factor.ts';
import { clientOf } from './client-of.ts';
import { failure, idParams, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Own account'];
const own = '/admin/account';
const body = <Schema extends z.ZodType>(schema: Schema) => ({ body: { required: true, ...json(schema) } });
const good = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, ...json(schema) },
  401: failure('Nobody is signed in'),
});
const wrong = {
  422: failure('The password or code is not right'),
  429: failure('Too many wrong ones; Retry-After says how many seconds to wait'),
};
const Done = z.object({ success: z.literal(true) });

const read = createRoute({
  tags,
  method: 'get',
  path: own,
  summary: 'One’s own account',
  responses: good('The account', AccountView),
});

const change = createRoute({
  tags,
  method: 'put',
  path: own,
  summary: 'Change one’s own name',
  request: body(AccountChange),
  responses: good('The account', AccountView),
});

const password = createRoute({
  tags,
  method: 'put',
  path: `${own}/password`,
  summary: 'Change one’s own password; other sessions end',
  request: body(PasswordChange),
  responses: { ...good('How many other sessions ended', EndedSessions), ...wrong },
});

const begin = createRoute({
  tags,
  method: 'post',
  path: `${own}/two-factor`,
  summary: 'Begin to turn two-factor sign-in on: a secret for an authenticator app',
  request: body(PasswordProof),
  responses: {
    ...good('What to put into the app', TwoFactorSetup),
    ...wrong,
    409: failure('It is on already'),
  },
});

const confirm = createRoute({
  tags,
  method: 'post',
  path: `${own}/two-factor/confirm`,
  summary: 'Turn two-factor sign-in on with a first code',
  request: body(TwoFactorCode),
  responses: {
    ...good('The recovery codes, shown this once', RecoveryCodes),
    ...wrong,
    409: failure('It is on already'),
  },
});

const stop = createRoute({
  tags,
  method: 'post',
  path: `${own}/two-factor/off`,
  summary: 'Turn two-factor sign-in off',
  request: body(PasswordProof),
  responses: { ...good('It is off', Done), ...wrong },
});

const renew = createRoute({
  tags,
  method: 'post',
  path: `${own}/recovery-codes`,
  summary: 'New recovery codes in place of all earlier ones',
  request: body(PasswordProof),
  responses: {
    ...good('The recovery codes, shown this once', RecoveryCodes),
    ...wrong,
    409: failure('Two-factor sign-in is off'),
  },
});

const sessions = createRoute({
  tags,
  method: 'get',
  path: `${own}/sessions`,
  summary: 'Where one is signed in',
  responses: good('Sessions, the last used first', z.array(SessionView)),
});

const endOne = createRoute({
  tags,
  method: 'delete',
  path: `${own}/sessions/{id}`,
  summary: 'Sign out of one session',
  request: { params: idParams },
  responses: { ...good('It has ended', EndedSessions), 404: failure('It has ended already') },
});

const endOthers = createRoute({
  tags,
  method: 'post',
  path: `${own}/sessions/end-others`,
  summary: 'Sign out of all sessions but this one',
  responses: good('How many ended', EndedSessions),
});

/** What everybody may do about their own account. */
export function accountPageRoutes(api: Api): void {
  api.openapi(read, async (c) => c.json(await getAccount(c.get('ctx')), 200));

  api.openapi(change, async (c) => c.json(await changeAccount(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(password, async (c) => {
    const { address } = clientOf(c);
    const input = { ...c.req.valid('json'), address, sessionId: c.get('sessionId') };
    return c.json(await changePassword(c.get('ctx'), input), 200);
  });

  api.openapi(begin, async (c) => {
    const proof = { ...c.req.valid('json'), address: clientOf(c).address };
    return c.json(await beginTwoFactor(c.get('ctx'), c.get('auth'), proof), 200);
  });

  api.openapi(confirm, async (c) => {
    const input = { ...c.req.valid('json'), address: clientOf(c).address };
    return c.json(await confirmTwoFactor(c.get('ctx'), c.get('auth'), input), 200);
  });

  api.openapi(stop, async (c) => {
    await stopTwoFactor(c.get('ctx'), { ...c.req.valid('json'), address: clientOf(c).address });
    return c.json({ success: true as const }, 200);
  });

  api.openapi(renew, async (c) => {
    const proof = { ...c.req.valid('json'), address: clientOf(c).address };
    return c.json(await newRecoveryCodes(c.get('ctx'), c.get('auth'), proof), 200);
  });

  api.openapi(sessions, async (c) => {
    const sessionId = c.get('sessionId');
    return c.json(await listOwnSessions(c.get('ctx'), { sessionId }), 200);
  });

  api.openapi(endOne, async (c) => c.json(await endOwnSession(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(endOthers, async (c) => {
    const sessionId = c.get('sessionId');
    return c.json(await endOtherSessions(c.get('ctx'), { sessionId }), 200);
  });
}

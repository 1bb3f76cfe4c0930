import { createRoute, z } from '@hono/zod-openapi';
import { idText } from '#app/contract/fields.ts';
import {
  EndedSessions,
  NewUser,
  OfficeUser,
  PasswordInvitation,
  SessionView,
  UserChange,
  UserListQuery,
} from '#app/contract/users.ts';
import { addUser } from '#app/services/users/add-user.ts';
import { changeUser } from '#app/services/users/change-user.ts';
import { disableUser, enableUser } from '#app/services/users/disable-user.ts';
import { listUsers } from '#app/services/users/list-users.ts';
import { resetPassword } from '#app/services/users/reset-password.ts';
import { resetSecondFactor } from '#app/services/users/reset-second-factor.ts';
import { endUserSessions, listUserSessions } from '#app/services/users/user-sessions.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { USER_CSV } from './csv-files.ts';
import { failure, json, idParams as params } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Users'];
const ofSession = z.object({ id: idText, session: idText });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ body: { required: true, ...json(schema) } });

const refused = {
  401: failure('Nobody is signed in'),
  403: failure('Only owners manage users'),
  404: failure('No such user'),
  409: failure('The last owner, one’s own account, or a name or address that is taken'),
};
const answers = { 200: { description: 'The user', ...json(OfficeUser) }, ...refused };

const list = createRoute({
  tags,
  method: 'get',
  path: '/admin/users',
  summary: 'Everybody who may sign in, or could once',
  request: { query: UserListQuery.extend(csvQuery) },
  responses: { ...csvListOf(OfficeUser), 401: refused[401], 403: refused[403] },
});

const add = createRoute({
  tags,
  method: 'post',
  path: '/admin/users',
  summary: 'Add a user, who chooses a password by the link in the answer',
  request: body(NewUser),
  responses: {
    201: { description: 'The user, and the link, which is shown this once', ...json(PasswordInvitation) },
    ...refused,
    422: failure('Something is missing or wrong'),
  },
});

const change = createRoute({
  tags,
  method: 'put',
  path: '/admin/users/{id}',
  summary: 'Change a user’s name, address or role; what is left out stays',
  request: { params, ...body(UserChange) },
  responses: { ...answers, 422: failure('Something is wrong') },
});

const disable = createRoute({
  tags,
  method: 'post',
  path: '/admin/users/{id}/disable',
  summary: 'Let a user sign in no more; their sessions end at once',
  request: { params },
  responses: answers,
});

const enable = createRoute({
  tags,
  method: 'post',
  path: '/admin/users/{id}/enable',
  summary: 'Let a disabled user sign in again',
  request: { params },
  responses: answers,
});

const reset = createRoute({
  tags,
  method: 'post',
  path: '/admin/users/{id}/reset-password',
  summary:
    'Take a user’s password and single sign-on away; sessions end, and the answer has a link for a new password',
  request: { params },
  responses: {
    200: { description: 'The user, and the link, which is shown this once', ...json(PasswordInvitation) },
    ...refused,
  },
});

const resetFactor = createRoute({
  tags,
  method: 'post',
  path: '/admin/users/{id}/reset-two-factor',
  summary: 'Take the second factor of a user who lost it away; their sessions end',
  request: { params },
  responses: answers,
});

const sessions = createRoute({
  tags,
  method: 'get',
  path: '/admin/users/{id}/sessions',
  summary: 'Where a user is signed in',
  request: { params },
  responses: {
    200: { description: 'Sessions, the last used first', ...json(z.array(SessionView)) },
    ...refused,
  },
});

const endAll = createRoute({
  tags,
  method: 'post',
  path: '/admin/users/{id}/sessions/end',
  summary: 'Sign a user out everywhere',
  request: { params },
  responses: { 200: { description: 'How many ended', ...json(EndedSessions) }, ...refused },
});

const endOne = createRoute({
  tags,
  method: 'delete',
  path: '/admin/users/{id}/sessions/{session}',
  summary: 'Sign a user out of one session',
  request: { params: ofSession },
  responses: { 200: { description: 'It has ended', ...json(EndedSessions) }, ...refused },
});

/** Who may sign in, and where they are. */
export function userRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listUsers(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'users', columns: USER_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(add, async (c) => c.json(await addUser(c.get('ctx'), c.req.valid('json')), 201));

  api.openapi(change, async (c) => {
    const input = { ...c.req.valid('param'), change: c.req.valid('json') };
    return c.json(await changeUser(c.get('ctx'), input), 200);
  });

  api.openapi(disable, async (c) => c.json(await disableUser(c.get('ctx'), c.req.valid('param')), 200));
  api.openapi(enable, async (c) => c.json(await enableUser(c.get('ctx'), c.req.valid('param')), 200));
  api.openapi(reset, async (c) => c.json(await resetPassword(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(resetFactor, async (c) =>
    c.json(await resetSecondFactor(c.get('ctx'), c.req.valid('param')), 200),
  );

  api.openapi(sessions, async (c) => {
    const input = { ...c.req.valid('param'), current: c.get('sessionId') };
    return c.json(await listUserSessions(c.get('ctx'), input), 200);
  });

  api.openapi(endAll, async (c) => c.json(await endUserSessions(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(endOne, async (c) => {
    const { id, session } = c.req.valid('param');
    return c.json(await endUserSessions(c.get('ctx'), { id, sessionId: session }), 200);
  });
}

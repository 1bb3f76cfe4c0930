import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '#app/contract/audit.ts';
import type { OfficeUser, PasswordInvitation, SessionView } from '#app/contract/users.ts';
import { account, session, user } from '#app/db/schema/auth.ts';
import { addStaff, cookieHeader, type StaffMember } from '#tests/support/staff-member.ts';
import { createTestApp, STAFF, type TestApp } from '#tests/support/test-app.ts';

type Refusal = { detail: string; code: string; fields?: Record<string, string> };
const PASSWORD = 'a-password-of-mine';

let app: TestApp;
let owner: string;
let address = 0;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.loginAsStaff();
});
afterAll(() => app.close());

function call<Body>(method: string, path: string, body?: unknown, cookie = owner) {
  return app.json<Body & Refusal>(path, { method, body, headers: { cookie } });
}
const login = (username: string, password: string) =>
  app.json<{ user?: { role: string } } & Refusal>('/auth/login', {
    method: 'POST',
    body: { username, password },
    address: `203.0.113.${++address % 250}`,
  });
const me = async (cookie: string) => (await app.json('/auth/me', { headers: { cookie } })).status;
const tokenOf = (link: string) => link.split('#')[1] ?? '';
const choose = (token: string, password: string) =>
  app.json<{ username: string } & Refusal>('/auth/password', { method: 'POST', body: { token, password } });

describe('adding users', () => {
  it('adds one who chooses a password by a link that works once, and may then do what the role says', async () => {
    const wanted = { name: 'Ravi Nair', username: 'Ravi.N', email: 'Ravi@agency.example', role: 'sales' };
    const added = await call<PasswordInvitation>('POST', '/admin/users', wanted);
    expect(added.status).toBe(201);
    expect(added.body.user).toMatchObject({
      username: 'Ravi.N',
      email: 'ravi@agency.example',
      status: 'invited',
    });
    expect(added.body.link).toMatch(/^http:\/\/localhost\/admin\/set-password#[\w-]{43}$/);
    expect((await login('ravi.n', '')).status).toBe(422);
    expect((await login('ravi.n', 'null')).status).toBe(401);

    const token = tokenOf(added.body.link);
    const known = await app.json('/auth/password-link', { method: 'POST', body: { token } });
    expect(known.body).toEqual({ username: 'Ravi.N', name: 'Ravi Nair' });
    expect(await choose(token, 'short')).toMatchObject({
      status: 422,
      body: { fields: { password: 'Use at least 10 characters' } },
    });
    const both = await Promise.all([choose(token, PASSWORD), choose(token, 'another-password-1')]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 410]);
    expect(await choose(token, PASSWORD)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    const chosen = both[0]?.status === 200 ? PASSWORD : 'another-password-1';
    const signedIn = await login('RAVI.N', chosen);
    expect(signedIn).toMatchObject({ status: 200, body: { user: { role: 'sales' } } });
    const cookie = cookieHeader(signedIn.headers.getSetCookie());
    expect((await call('GET', '/crm/stats', undefined, cookie)).status).toBe(200);
    expect((await call('GET', '/admin/users', undefined, cookie)).status).toBe(403);
    expect(JSON.stringify(await app.db.select().from(user))).not.toContain(token);
  });

  it('refuses a name or an address that is taken, and names what is missing', async () => {
    const first = { name: 'A', username: 'taken', email: 'taken@agency.example', role: 'content' };
    expect((await call('POST', '/admin/users', first)).status).toBe(201);
    const other = { ...first, email: 'new@agency.example', username: 'TAKEN' };
    expect(await call('POST', '/admin/users', other)).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { username: 'Another user has this username.' } },
    });
    const same = { ...first, email: 'TAKEN@agency.example', username: 'new' };
    expect((await call('POST', '/admin/users', same)).body.fields).toHaveProperty('email');
    const empty = await call('POST', '/admin/users', { username: 'two words', role: 'boss', is_owner: true });
    expect(Object.keys(empty.body.fields ?? {}).sort()).toEqual(['email', 'name', 'role', 'username']);
  });

  it('lists by page, with search that takes % as itself (SEC-12), role and status', async () => {
    const find = (query: string) => call<OfficeUser[]>('GET', `/admin/users?${query}`);
    expect((await find('q=taken')).body.map((one) => one.username)).toEqual(['taken']);
    expect((await find('q=%25')).body).toEqual([]);
    expect((await find('q=%27%20OR%201%3D1--')).body).toEqual([]);
    expect((await find('q=%00')).body).toEqual([]);
    expect((await find('status=invited&role=content')).body.map((one) => one.username)).toEqual(['taken']);
    const page = await find('limit=1&sort=newest');
    expect(page.body).toHaveLength(1);
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThan(2);
    const [own] = (await find(`q=${STAFF.username}`)).body;
    expect(own).toMatchObject({
      status: 'active',
      twoFactor: false,
      singleSignOn: false,
      sessions: 1,
      email: '',
    });
    expect(JSON.stringify((await find('')).body)).not.toMatch(/argon2|secret|token/);
  });
});

describe('owners', () => {
  it('cannot be left without one: the last is neither disabled nor demoted, also when two do it to each other', async () => {
    const own = await createTestApp();
    const one = await addStaff(own, 'owner', { password: PASSWORD });
    const two = await addStaff(own, 'owner', { password: PASSWORD });
    // Never chose a password: not somebody who could let the others back in.
    await addStaff(own, 'owner');
    const put = (by: StaffMember, on: StaffMember, body: unknown) =>
      own.json<Refusal>(`/admin/users/${on.id}`, { method: 'PUT', body, headers: { cookie: by.cookie } });
    const disable = (by: StaffMember, on: StaffMember) =>
      own.json<Refusal>(`/admin/users/${on.id}/disable`, { method: 'POST', headers: { cookie: by.cookie } });

    expect(await put(one, one, { role: 'sales' })).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    expect(await disable(one, one)).toMatchObject({ status: 409, body: { code: 'own_account' } });
    const answers = await Promise.all([put(one, two, { role: 'content' }), disable(two, one)]);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
    const owners = await own.db.select().from(user).where(eq(user.role, 'owner'));
    const able = owners.filter((row) => !row.disabledAt && [one.id, two.id].includes(row.id));
    expect(able).toHaveLength(1);
    const last = able[0]?.id === one.id ? one : two;
    const third = await addStaff(own, 'owner');
    expect(await disable(third, last)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect(await put(third, last, { role: 'sales' })).toMatchObject({ body: { code: 'last_owner' } });
    await own.close();
  });

  it('alone manage users, and nobody raises their own role', async () => {
    const manager = await addStaff(app, 'manager');
    expect((await call('PUT', `/admin/users/${manager.id}`, { role: 'owner' }, manager.cookie)).status).toBe(
      403,
    );
    await call(
      'PUT',
      '/admin/account',
      { name: 'New name', role: 'owner', disabledAt: null },
      manager.cookie,
    );
    const [row] = await app.db.select().from(user).where(eq(user.id, manager.id));
    expect(row).toMatchObject({ name: 'New name', role: 'manager' });
  });

  it('change a role at once: the open session may do less at its next call', async () => {
    const member = await addStaff(app, 'manager');
    expect((await call('GET', '/admin/audit', undefined, member.cookie)).status).toBe(200);
    expect((await call('PUT', `/admin/users/${member.id}`, { role: 'content' })).status).toBe(200);
    expect((await call('GET', '/admin/audit', undefined, member.cookie)).status).toBe(403);
    expect((await call('PUT', '/admin/users/nobody', { role: 'content' })).status).toBe(404);
    expect((await call('PUT', '/admin/users/%00', { role: 'content' })).status).toBe(404);
  });
});

describe('disabling and resetting', () => {
  it('ends the sessions of a disabled user at once, refuses the right password, and lets nothing old revive', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    expect(await me(member.cookie)).toBe(200);
    const disabled = await call<OfficeUser>('POST', `/admin/users/${member.id}/disable`);
    expect(disabled.body).toMatchObject({ status: 'disabled', sessions: 0 });
    expect(await me(member.cookie)).toBe(401);
    const unknown = await login('nobody-at-all', PASSWORD);
    const refused = await login(member.username, PASSWORD);
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
    // A session that slipped in at the same moment is worth nothing either.
    const { cookies } = await app.auth.start({
      userId: member.id,
      method: 'password',
      address: '',
      device: '',
    });
    expect(await me(cookieHeader(cookies))).toBe(401);
    await call('POST', `/admin/users/${member.id}/enable`);
    expect(await me(cookieHeader(cookies))).toBe(401);
    expect((await login(member.username, PASSWORD)).status).toBe(200);
  });

  it('resets a password: the old one and the sessions are gone, an earlier link too, and the new link is shown once', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const path = `/admin/users/${member.id}/reset-password`;
    const first = await call<PasswordInvitation>('POST', path);
    const second = await call<PasswordInvitation>('POST', path);
    expect(await me(member.cookie)).toBe(401);
    expect((await login(member.username, PASSWORD)).status).toBe(401);
    expect((await choose(tokenOf(first.body.link), 'a-new-password-1')).status).toBe(410);
    expect((await choose(tokenOf(second.body.link), 'a-new-password-2')).status).toBe(200);
    expect((await login(member.username, 'a-new-password-2')).status).toBe(200);
    await call('POST', `/admin/users/${member.id}/disable`);
    expect((await call('POST', path)).status).toBe(409);
  });

  it('lets a link lapse after three days', async () => {
    let now = new Date('2027-02-01T06:00:00Z');
    const own = await createTestApp({ now: () => now });
    const cookie = await own.loginAsStaff();
    const body = { name: 'A', username: 'late', email: 'late@agency.example', role: 'sales' };
    const added = await own.json<PasswordInvitation>('/admin/users', {
      method: 'POST',
      body,
      headers: { cookie },
    });
    const token = tokenOf(added.body.link);
    now = new Date('2027-02-04T06:00:01Z');
    const late = await own.json('/auth/password', { method: 'POST', body: { token, password: PASSWORD } });
    expect(late).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    await own.close();
  });
});

describe('sessions', () => {
  it('keeps no token that could be put into a cookie (a copy of the database signs nobody in)', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const rows = await app.db.select().from(session).where(eq(session.userId, member.id));
    const token = decodeURIComponent(member.cookie.split('=')[1] ?? '').split('.')[0];
    expect(token).toMatch(/^\w{32}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token).toMatch(/^[0-9a-f]{64}$/);
  });

  it('lists one’s own, ends one or all others, and nobody else’s', async () => {
    const member = await addStaff(app, 'content', { password: PASSWORD });
    const stranger = await addStaff(app, 'content');
    const headers = {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    };
    const body = { username: member.username, password: PASSWORD };
    const signIn = () => app.json('/auth/login', { method: 'POST', body, headers, address: '198.51.100.7' });
    const [second, third] = [await signIn(), await signIn()].map((one) =>
      cookieHeader(one.headers.getSetCookie()),
    );
    const list = (await call<SessionView[]>('GET', '/admin/account/sessions', undefined, second)).body;
    expect(list).toHaveLength(3);
    expect(list.filter((one) => one.current)).toHaveLength(1);
    expect(list.find((one) => one.current)).toMatchObject({
      device: 'Chrome on Windows',
      address: '198.51.100.7',
      method: 'password',
    });
    const firstId = list.find((one) => one.device === 'Unknown device')?.id ?? '';
    const path = `/admin/account/sessions/${firstId}`;
    expect((await call('DELETE', path, undefined, stranger.cookie)).status).toBe(404);
    expect((await call('DELETE', path, undefined, second)).body).toEqual({ ended: 1 });
    expect(await me(member.cookie)).toBe(401);
    expect((await call('POST', '/admin/account/sessions/end-others', {}, second)).body).toEqual({ ended: 1 });
    expect([await me(second ?? ''), await me(third ?? '')]).toEqual([200, 401]);
  });

  it('shows an owner where somebody is, and ends it', async () => {
    const member = await addStaff(app, 'sales');
    const path = `/admin/users/${member.id}/sessions`;
    const [open] = (await call<SessionView[]>('GET', path)).body;
    expect(open).toMatchObject({ current: false });
    expect((await call('DELETE', `${path}/${open?.id}`)).body).toEqual({ ended: 1 });
    expect(await me(member.cookie)).toBe(401);
    expect((await call('DELETE', `${path}/${open?.id}`)).status).toBe(404);
    expect((await call('POST', `${path}/end`)).body).toEqual({ ended: 0 });
    expect((await call('GET', path, undefined, member.cookie)).status).toBe(401);
  });

  it('changes one’s own password by the current one, and ends the other sessions', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const other = cookieHeader((await login(member.username, PASSWORD)).headers.getSetCookie());
    const put = (current: string, password: string) =>
      call<{ ended: number }>('PUT', '/admin/account/password', { current, password }, other);
    expect(await put('not-it', 'another-password')).toMatchObject({
      status: 422,
      body: { fields: { current: 'This is not your current password.' } },
    });
    expect((await put(PASSWORD, 'short')).status).toBe(422);
    expect((await put(PASSWORD, 'another-password')).body).toEqual({ ended: 1 });
    expect([await me(member.cookie), await me(other)]).toEqual([401, 200]);
    expect((await login(member.username, PASSWORD)).status).toBe(401);
    expect((await login(member.username, 'another-password')).status).toBe(200);
    // Whoever finds a session open cannot guess on and on.
    const guesses = await Promise.all(Array.from({ length: 12 }, () => put('a-guess', 'another-password')));
    expect(guesses.filter((one) => one.status === 429).length).toBeGreaterThan(0);
  });

  it('moves “last seen” on when a session is used', async () => {
    const member = await addStaff(app, 'sales');
    const long = new Date(Date.now() - 3_600_000);
    await app.db.update(session).set({ lastSeenAt: long }).where(eq(session.userId, member.id));
    await call('GET', '/crm/stats', undefined, member.cookie);
    const [row] = await app.db.select().from(session).where(eq(session.userId, member.id));
    expect(row?.lastSeenAt.getTime()).toBeGreaterThan(long.getTime());
  });
});

describe('what stays of it', () => {
  it('writes down who did what to whom, and no password or link', async () => {
    const { body } = await call<AuditPage>('GET', '/admin/audit?entity=user');
    const actions = new Set(body.entries.map((one) => one.action));
    for (const action of ['user.signed_in', 'user.sessions_ended', 'user.password_changed'])
      expect(actions).toContain(action);
    const disabled = await call<AuditPage>('GET', '/admin/audit?action=user.disabled');
    expect(disabled.body.entries[0]).toMatchObject({ actor: { type: 'staff', name: STAFF.username } });
    const all = JSON.stringify([body, app.logged]);
    expect(all).not.toMatch(/argon2|set-password#/);
    expect(all).not.toContain(PASSWORD);
  });

  it('P17 keeps a password that was changed in the office over the next start with the same ADMIN_PASSWORD', async () => {
    const { ensureAdmin } = await import('#app/services/auth/ensure-admin.ts');
    const own = await createTestApp();
    const cookie = await own.loginAsStaff();
    const body = { current: STAFF.password, password: 'chosen-in-the-office' };
    await own.json('/admin/account/password', { method: 'PUT', body, headers: { cookie } });
    await ensureAdmin(own.ctx);
    expect((await own.json('/auth/me', { headers: { cookie } })).status).toBe(200);
    const [stored] = await own.db
      .select()
      .from(account)
      .where(and(eq(account.providerId, 'credential')));
    expect(stored?.followedPassword).toMatch(/^\$argon2id\$/);
    const again = { username: STAFF.username, password: 'chosen-in-the-office' };
    expect((await own.json('/auth/login', { method: 'POST', body: again })).status).toBe(200);
    await own.close();
  });
});

it('B29 the file of the users has those that match, in the agency’s words', async () => {
  await call('POST', '/admin/users', {
    name: '=Csv Person',
    username: 'csv-person',
    email: 'csv@agency.example',
    role: 'accounts',
  });
  const answer = await app.fetch('/admin/users?format=csv&q=csv-person&columns=username,name,role,status', {
    headers: { cookie: owner },
  });
  expect(answer.headers.get('content-disposition')).toContain('users.csv');
  const lines = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual(['Username,Name,Role,Status', "csv-person,'=Csv Person,Accounts,invited"]);
  const { cookie } = await addStaff(app, 'manager');
  expect((await app.fetch('/admin/users?format=csv', { headers: { cookie } })).status).toBe(403);
});

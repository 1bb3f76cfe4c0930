import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { account, session, user } from '#app/db/schema/auth.ts';
import { createTestApp, STAFF, type TestApp } from '#tests/support/test-app.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { verifyPassword } from './password.ts';

let app: TestApp;
let address = 0;

beforeAll(async () => {
  app = await createTestApp();
  await ensureAdmin(app.ctx);
});
afterAll(() => app.close());

/** From a new address each time, so that only the test of the limits meets them. */
const login = (body: unknown, headers: Record<string, string> = {}) =>
  app.json<{ user?: Record<string, unknown>; detail?: string; code?: string }>('/auth/login', {
    method: 'POST',
    body,
    headers,
    address: `203.0.113.${++address % 250}`,
  });

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
const me = (cookie: string) => app.json('/auth/me', { headers: { cookie } });

describe('signing in', () => {
  it('P17 P18 answers the user and a 7-day cookie that scripts cannot read', async () => {
    const answer = await login(STAFF);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { username: STAFF.username, name: STAFF.username, picture: null } },
    });
    const [cookie, ...more] = answer.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^office\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await me(cookieOf(answer.headers))).toMatchObject({
      status: 200,
      body: { user: { username: STAFF.username } },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/token|password|invalid/);
  });

  it('SEC-09 marks the cookie Secure on https', async () => {
    const secure = await createTestApp({ config: { publicUrl: 'https://trips.example', secure: true } });
    await ensureAdmin(secure.ctx);
    const answer = await secure.json('/auth/login', { method: 'POST', body: STAFF });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-office\.session_token=.*; Secure; /);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    const cookie = cookieOf(answer.headers);
    expect((await secure.json('/auth/me', { headers: { cookie } })).status).toBe(200);
    await secure.close();
  });

  it('SEC-14 answers an unknown user and a wrong password alike, whatever the name looks like', async () => {
    const wrong = await login({ username: STAFF.username, password: 'not-it' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { detail: 'Incorrect username or password.', code: 'login_failed' },
    });
    for (const username of [
      'nobody',
      'a',
      'Ünïcødé आशा',
      'x'.repeat(200),
      'nul\u0000nul',
      "' OR 1=1--",
      'a@b.example',
    ]) {
      const answer = await login({ username, password: 'not-it' });
      expect([answer.status, answer.body]).toEqual([wrong.status, wrong.body]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('names what is missing, and writes nothing through (SEC-13)', async () => {
    expect(await login({})).toMatchObject({
      status: 422,
      body: { fields: { username: 'Username is required', password: 'Password is required' } },
    });
    expect((await login({ username: { $ne: null }, password: { $ne: null } })).status).toBe(422);
    const extra = await login({ ...STAFF, role: 'admin', is_admin: true, user: { id: 'x' } });
    expect(Object.keys(extra.body.user ?? {}).sort()).toEqual(['id', 'name', 'picture', 'role', 'username']);
  });

  it('SEC-09 makes a new session at login, and a planted cookie is worth nothing', async () => {
    const planted = 'office.session_token=planted.c2lnbmF0dXJl';
    expect((await me(planted)).status).toBe(401);
    const first = cookieOf((await login(STAFF, { cookie: planted })).headers);
    const second = cookieOf((await login(STAFF, { cookie: first })).headers);
    expect(new Set([planted, first, second]).size).toBe(3);
    expect((await me(planted)).status).toBe(401);
  });

  it('SEC-09 P18 logout ends the session for every copy of its cookie, and no other', async () => {
    const one = cookieOf((await login(STAFF)).headers);
    const other = cookieOf((await login(STAFF)).headers);
    const out = await app.json('/auth/logout', { method: 'POST', headers: { cookie: one } });
    expect(out).toMatchObject({ status: 200, body: { success: true } });
    expect(out.headers.getSetCookie()[0]).toMatch(/^office\.session_token=; Max-Age=0/);
    expect((await me(one)).status).toBe(401);
    expect((await app.json('/crm/stats', { headers: { cookie: one } })).status).toBe(401);
    expect((await me(other)).status).toBe(200);
    expect((await app.json('/auth/logout', { method: 'POST' })).status).toBe(200);
  });

  it('P18 a session ends after its 7 days', async () => {
    const cookie = cookieOf((await login(STAFF)).headers);
    await app.db.update(session).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await me(cookie)).status).toBe(401);
  });

  it('SEC-09 answers /auth/me 401 without and with a junk cookie', async () => {
    expect(await app.json('/auth/me')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const [one, other] = [cookieOf((await login(STAFF)).headers), cookieOf((await login(STAFF)).headers)];
    const signature = (cookie: string) => cookie.slice(cookie.lastIndexOf('.'));
    for (const cookie of [
      one.replace(signature(one), signature(other)),
      one.replace(signature(one), ''),
      one.slice(0, -8),
      'office.session_token=',
      'office.session_token=%00.%ff',
      `office.session_token=${'x'.repeat(4000)}`,
      ';;;=',
    ]) {
      expect((await me(cookie)).status).toBe(401);
    }
  });

  it('SEC-16 takes no made-up session_id', async () => {
    for (const session_id of [
      '',
      'x',
      null,
      { $ne: null },
      'y'.repeat(10_000),
      'eyJhbGciOiJub25lIn0.e30.',
      undefined,
    ]) {
      const answer = await app.json('/auth/session', { method: 'POST', body: { session_id } });
      expect([401, 422]).toContain(answer.status);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('lets nobody sign up: the sign-in library’s own routes are not there', async () => {
    for (const path of [
      '/auth/sign-up/email',
      '/auth/sign-in/username',
      '/auth/get-session',
      '/auth/update-user',
    ]) {
      expect(
        (
          await app.json(path, {
            method: 'POST',
            body: { email: 'a@b.example', password: 'long-password', name: 'A' },
          })
        ).status,
      ).toBe(404);
    }
  });

  it('keeps who signed in and out, and no password anywhere', async () => {
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'user'));
    expect(rows.map((row) => row.action)).toEqual(
      expect.arrayContaining(['user.created', 'user.signed_in', 'user.signed_out']),
    );
    expect(JSON.stringify([rows, app.logged])).not.toContain(STAFF.password);
    const [stored] = await app.db.select().from(account);
    expect(stored?.password).toMatch(/^\$argon2id\$/);
  });
});

describe('the first admin', () => {
  it('P17 follows ADMIN_PASSWORD when it changes, and ends the old sessions', async () => {
    const own = await createTestApp();
    const cookie = await own.loginAsStaff();
    expect(await ensureAdmin(own.ctx)).toEqual({ username: STAFF.username, password: null });
    const changed = {
      ...own.ctx,
      config: { ...own.ctx.config, admin: { username: STAFF.username, password: 'another-password' } },
    };
    await ensureAdmin(changed);
    expect((await own.json('/auth/me', { headers: { cookie } })).status).toBe(401);
    expect((await own.json('/auth/login', { method: 'POST', body: STAFF })).status).toBe(401);
    expect(
      (await own.json('/auth/login', { method: 'POST', body: { ...STAFF, password: 'another-password' } }))
        .status,
    ).toBe(200);
    await own.close();
  });

  it('P17 is made once with a random password without settings, by however many processes start', async () => {
    const own = await createTestApp({ config: { admin: { username: null, password: null } } });
    const started = await Promise.all([ensureAdmin(own.ctx), ensureAdmin(own.ctx), ensureAdmin(own.ctx)]);
    const shown = started.filter((one) => one.password !== null);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ username: 'admin', password: expect.stringMatching(/^\w{20}$/) });
    expect(await own.db.select().from(user)).toHaveLength(1);
    const answer = await own.json('/auth/login', { method: 'POST', body: shown[0] });
    expect(answer.status).toBe(200);
    expect(await ensureAdmin(own.ctx)).toEqual({ username: 'admin', password: null });
    await own.close();
  });

  it('a stored hash that cannot be read is a wrong password', async () => {
    expect(await verifyPassword('not a hash', 'x')).toBe(false);
  });
});

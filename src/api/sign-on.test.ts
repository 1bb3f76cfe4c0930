import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionResponse } from '#app/contract/auth.ts';
import type { OfficeUser } from '#app/contract/users.ts';
import { account, verification } from '#app/db/schema/auth.ts';
import { CLIENT, type Issuer, startIssuer } from '#tests/support/issuer.ts';
import { addStaff, cookieHeader } from '#tests/support/staff-member.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const CALLBACK = 'http://localhost/api/auth/oidc/callback';
type Exchange = SessionResponse & { detail: string; code: string };

let issuer: Issuer;
let app: TestApp;
let now = new Date();
beforeAll(async () => {
  issuer = await startIssuer([CALLBACK]);
  const signOn = { issuer: issuer.address, clientId: CLIENT.id, clientSecret: CLIENT.secret, label: 'Tests' };
  app = await createTestApp({ now: () => now, config: { signOn } });
});
afterAll(async () => {
  await app.close();
  await issuer.close();
});

/** Our half: the way to the issuer, with the cookie of this browser. */
async function start(next = '') {
  const answer = await app.fetch(`/auth/oidc/start${next === '' ? '' : `?next=${encodeURIComponent(next)}`}`);
  const cookies = answer.headers.getSetCookie();
  return {
    url: answer.headers.get('location') ?? '',
    cookie: cookieHeader(cookies),
    cookies,
    status: answer.status,
  };
}

/** The issuer's half, as a browser of its own: answers where it sends the browser back to. */
async function atIssuer(url: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = url;
  for (let hops = 0; !next.startsWith(CALLBACK); hops += 1) {
    if (hops > 10) throw new Error(`The issuer leads nowhere: ${next}`);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const one of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = one.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location)
      throw new Error(`The issuer answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    next = new URL(location, next).href;
  }
  return next;
}

async function back(url: string, cookie: string) {
  const { pathname, search } = new URL(url);
  const answer = await app.fetch(pathname + search, { headers: { cookie } });
  const location = answer.headers.get('location') ?? '';
  return {
    status: answer.status,
    location,
    sessionId: /#session_id=(.+)$/.exec(location)?.[1] ?? '',
    cookie: cookieHeader(answer.headers.getSetCookie()),
  };
}

const exchange = (session_id: unknown, cookie: string) =>
  app.json<Exchange>('/auth/session', { method: 'POST', body: { session_id }, headers: { cookie } });

async function signOn(next = '') {
  const begun = await start(next);
  return back(await atIssuer(begun.url), begun.cookie);
}

const linksOf = (userId: string) =>
  app.db
    .select()
    .from(account)
    .where(and(eq(account.userId, userId), ne(account.providerId, 'credential')));

describe('signing in at an OpenID Connect issuer', () => {
  it('P18 hands a known user a session_id, exchanged once for the session', async () => {
    const member = await addStaff(app, 'sales', { email: 'asha@agency.example' });
    issuer.signInAs({ sub: 'asha-1', email: 'Asha@agency.example', email_verified: true });
    const begun = await start('/admin/crm?tab=bookings');
    const asked = new URL(begun.url);
    expect(asked.origin).toBe(issuer.address);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: CALLBACK,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(begun.cookies[0]).toMatch(
      /^office\.sign_on=[^;]+; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const came = await back(await atIssuer(begun.url), begun.cookie);
    expect(came.location).toMatch(
      /^\/admin\/login\?next=%2Fadmin%2Fcrm%3Ftab%3Dbookings#session_id=[\w-]{43}$/,
    );

    const [first, second] = await Promise.all([
      exchange(came.sessionId, came.cookie),
      exchange(came.sessionId, came.cookie),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 401]);
    const won = first.status === 200 ? first : second;
    expect(won.body.user).toMatchObject({ id: member.id, role: 'sales' });
    const set = won.headers.getSetCookie().find((one) => one.includes('session_token'));
    expect(set).toMatch(/Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = `office.session_token=${encodeURIComponent(won.body.session_token)}`;
    expect((await app.json('/auth/me', { headers: { cookie } })).status).toBe(200);
    expect((await exchange(came.sessionId, came.cookie)).status).toBe(401);
    expect(await linksOf(member.id)).toMatchObject([{ providerId: issuer.address, accountId: 'asha-1' }]);
  });

  it('knows a linked person by the issuer’s id, whatever their address there is now', async () => {
    const member = await addStaff(app, 'sales', { email: 'ravi@agency.example' });
    issuer.signInAs({ sub: 'ravi-1', email: 'ravi@agency.example', email_verified: true });
    await signOn();
    issuer.signInAs({ sub: 'ravi-1', email: 'new@elsewhere.example', email_verified: false });
    const came = await signOn();
    expect((await exchange(came.sessionId, came.cookie)).body.user.id).toBe(member.id);
    const headers = { cookie: (await addStaff(app, 'owner')).cookie };
    const listed = await app.json<OfficeUser[]>('/admin/users?q=ravi@', { headers });
    expect(listed.body).toMatchObject([{ singleSignOn: true, status: 'active', sessions: 2 }]);
    // Somebody else got the old address: not the same person, until an owner says so.
    issuer.signInAs({ sub: 'ravi-2', email: 'ravi@agency.example', email_verified: true });
    expect((await signOn()).location).toBe('/admin/login?sign_on=unknown');
    const owner = await addStaff(app, 'owner');
    const body = { email: 'ravi.k@agency.example' };
    await app.json(`/admin/users/${member.id}`, { method: 'PUT', body, headers: { cookie: owner.cookie } });
    expect(await linksOf(member.id)).toEqual([]);
  });

  it('lets in no stranger, no disabled user, and nobody by an address that is not verified', async () => {
    issuer.signInAs({ sub: 'x-1', email: 'stranger@agency.example', email_verified: true });
    expect((await signOn('/admin/crm')).location).toBe('/admin/login?next=%2Fadmin%2Fcrm&sign_on=unknown');
    const member = await addStaff(app, 'sales', { email: 'meena@agency.example' });
    issuer.signInAs({ sub: 'x-2', email: 'meena@agency.example', email_verified: false });
    expect((await signOn()).location).toBe('/admin/login?sign_on=unverified');
    issuer.signInAs({ sub: 'x-3', email: 'meena@agency.example', email_verified: true });
    const came = await signOn();
    expect(came.sessionId).not.toBe('');
    const owner = await addStaff(app, 'owner');
    const post = (action: string) =>
      app.json(`/admin/users/${member.id}/${action}`, { method: 'POST', headers: { cookie: owner.cookie } });
    await post('disable');
    expect((await exchange(came.sessionId, came.cookie)).status).toBe(401);
    expect((await signOn()).location).toBe('/admin/login?sign_on=unknown');
    await post('enable');
    expect((await signOn()).sessionId).not.toBe('');
  });

  it('SEC-16 takes a session_id for 60 seconds, from the browser that signed in, and none that is made up', async () => {
    await addStaff(app, 'sales', { email: 'late@agency.example' });
    issuer.signInAs({ sub: 'late-1', email: 'late@agency.example', email_verified: true });
    const late = await signOn();
    now = new Date(now.getTime() + 60_001);
    const refused = await exchange(late.sessionId, late.cookie);
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(refused.headers.getSetCookie()).toEqual([]);
    // A link with somebody else's session_id leads into nobody's account.
    const lured = await signOn();
    expect((await exchange(lured.sessionId, '')).status).toBe(401);
    const other = await start();
    const stolen = await signOn();
    expect((await exchange(stolen.sessionId, other.cookie)).status).toBe(401);
    const own = await signOn();
    for (const made of ['x', 'y'.repeat(2000), own.sessionId.slice(1), `${own.sessionId}x`])
      expect((await exchange(made, own.cookie)).status).toBe(401);
    const kept = JSON.stringify(await app.db.select().from(verification));
    expect(kept).not.toContain(own.sessionId);
    expect((await exchange(own.sessionId, own.cookie)).status).toBe(200);
  });

  it('refuses a wrong state, another browser’s flow, a code that was used, and a flow that took too long', async () => {
    await addStaff(app, 'sales', { email: 'kiran@agency.example' });
    issuer.signInAs({ sub: 'kiran-1', email: 'kiran@agency.example', email_verified: true });
    const refused = '/admin/login?sign_on=refused';
    const begun = await start();
    const url = await atIssuer(begun.url);
    const forged = new URL(url);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect((await back(forged.href, begun.cookie)).location).toBe(refused);
    expect((await back(url, '')).location).toBe(refused);
    expect((await back(url, 'office.sign_on=made-up')).location).toBe(refused);
    expect((await back(url, (await start()).cookie)).location).toBe(refused);
    expect((await back(url, begun.cookie)).sessionId).not.toBe('');
    expect((await back(url, begun.cookie)).location).toBe(refused);

    const slow = await start();
    const returned = await atIssuer(slow.url);
    now = new Date(now.getTime() + 601_000);
    expect((await back(returned, slow.cookie)).location).toBe(refused);
  });

  it('says so when the person cancels, and leads to no other site', async () => {
    issuer.refuseNext();
    expect((await signOn()).location).toBe('/admin/login?sign_on=cancelled');
    const elsewhere = await start('https://evil.example/');
    const came = await back(await atIssuer(elsewhere.url), elsewhere.cookie);
    expect(new URL(came.location, 'http://localhost').origin).toBe('http://localhost');
    expect((await app.fetch(`/auth/oidc/start?next=${'x'.repeat(501)}`)).status).toBe(422);
  });

  it('writes down the link and the way in, and no code or token (SEC-17)', async () => {
    const owner = await addStaff(app, 'owner');
    const { body } = await app.json('/admin/audit?entity=user', { headers: { cookie: owner.cookie } });
    const text = JSON.stringify(body);
    expect(text).toContain('user.sign_on_linked');
    expect(text).toContain('single_sign_on');
    expect(JSON.stringify([body, app.logged])).not.toMatch(/session_id=|code=|id_token|a-client-secret/);
  });
});

describe('without an issuer', () => {
  it('is refused plainly, and the login page is told when it cannot be reached', async () => {
    const none = await createTestApp();
    expect(await none.json('/auth/oidc/start')).toMatchObject({
      status: 409,
      body: { code: 'provider_not_configured' },
    });
    expect((await none.fetch('/auth/oidc/callback?code=x&state=y')).status).toBe(409);
    await none.close();
    const signOn = { issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: null, label: 'Away' };
    const away = await createTestApp({ config: { signOn } });
    const answer = await away.fetch('/auth/oidc/start?next=/admin/crm');
    expect(answer.headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fcrm&sign_on=unavailable');
    await away.close();
  });
});

import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SecondStep } from '#app/contract/auth.ts';
import type { AccountView, OfficeUser, RecoveryCodes, TwoFactorSetup } from '#app/contract/users.ts';
import { recoveryCodes, twoFactor } from '#app/db/schema/auth.ts';
import { rateHits } from '#app/db/schema/rate-hits.ts';
import { addStaff, cookieHeader, type StaffMember } from '#tests/support/staff-member.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

type Refusal = { detail: string; code: string; fields?: Record<string, string> };
const PASSWORD = 'a-password-of-mine';
const STEP = 30_000;

let app: TestApp;
let now = new Date('2027-03-01T06:00:00Z');
let address = 0;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await app.db.delete(rateHits);
});
afterAll(() => app.close());

function call<Body>(cookie: string, method: string, path: string, body?: unknown) {
  return app.json<Body & Refusal>(path, { method, body, headers: { cookie } });
}
function post<Body>(path: string, body: unknown) {
  return app.json<Body & Refusal>(path, { method: 'POST', body, address: `203.0.113.${++address % 250}` });
}
/** What the app on a phone shows, `steps` of 30 seconds away from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * STEP });

async function enrol(member: StaffMember) {
  const setup = await call<TwoFactorSetup>(member.cookie, 'POST', '/admin/account/two-factor', {
    password: PASSWORD,
  });
  const { secret } = setup.body;
  const confirmed = await call<RecoveryCodes>(member.cookie, 'POST', '/admin/account/two-factor/confirm', {
    code: codeOf(secret),
  });
  // The code that confirmed is spent.
  now = new Date(now.getTime() + STEP);
  return { setup: setup.body, secret, codes: confirmed.body.codes };
}

async function firstStep(member: StaffMember): Promise<string> {
  const { username, password } = member;
  const answer = await post<SecondStep>('/auth/login', { username, password });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.body).toMatchObject({ two_factor_required: true, expires_in: 300 });
  return answer.body.challenge;
}

describe('turning it on', () => {
  it('shows a secret and its picture, counts only once a code confirms it, and gives ten recovery codes once', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const path = '/admin/account/two-factor';
    expect(await call(member.cookie, 'POST', path, { password: 'not-it' })).toMatchObject({
      status: 422,
      body: { fields: { password: 'This is not your current password.' } },
    });
    const { body: setup } = await call<TwoFactorSetup>(member.cookie, 'POST', path, { password: PASSWORD });
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Deodar%20Journeys:sales-\w+\?.*secret=[A-Z2-7]{32}/);
    expect(setup.qr).toMatch(/^<svg[\s\S]+<\/svg>\s*$/);
    expect((await post<{ user: unknown }>('/auth/login', member)).body.user).toBeDefined();

    const confirm = (code: string) => call<RecoveryCodes>(member.cookie, 'POST', `${path}/confirm`, { code });
    expect((await confirm('12345')).status).toBe(422);
    const wrong = codeOf(setup.secret) === '000000' ? '000001' : '000000';
    expect(await confirm(wrong)).toMatchObject({
      status: 422,
      body: { fields: { code: expect.any(String) } },
    });
    const right = codeOf(setup.secret);
    const { body } = await confirm(`${right.slice(0, 3)} ${right.slice(3)}`);
    expect(new Set(body.codes).size).toBe(10);
    expect(body.codes[0]).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    expect((await confirm(codeOf(setup.secret))).status).toBe(409);
    expect((await call(member.cookie, 'POST', path, { password: PASSWORD })).status).toBe(409);
    expect((await call<AccountView>(member.cookie, 'GET', '/admin/account')).body).toMatchObject({
      twoFactor: true,
      recoveryCodes: 10,
    });
    const stored = JSON.stringify([
      await app.db.select().from(twoFactor),
      await app.db.select().from(recoveryCodes),
    ]);
    expect(stored).not.toContain(setup.secret);
    for (const code of body.codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

describe('the second step', () => {
  it('P18 gives no cookie for the password alone, and one for the code; the code counts once', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const { secret } = await enrol(member);
    const challenge = await firstStep(member);
    const code = codeOf(secret);
    const signedIn = await post<{ user: { username: string } }>('/auth/two-factor', { challenge, code });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { username: member.username } } });
    const cookie = cookieHeader(signedIn.headers.getSetCookie());
    expect((await app.json('/auth/me', { headers: { cookie } })).status).toBe(200);

    expect((await post('/auth/two-factor', { challenge, code })).body.code).toBe('sign_in_expired');
    const second = await firstStep(member);
    expect((await post('/auth/two-factor', { challenge: second, code })).body.code).toBe('code_wrong');
    // An older code than the one that was used is no better.
    expect((await post('/auth/two-factor', { challenge: second, code: codeOf(secret, -1) })).status).toBe(
      401,
    );
    now = new Date(now.getTime() + STEP);
    expect((await post('/auth/two-factor', { challenge: second, code: codeOf(secret) })).status).toBe(200);
  });

  it('lets one of two in that send one code at the same moment', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const { secret } = await enrol(member);
    const challenges = [await firstStep(member), await firstStep(member)];
    const code = codeOf(secret);
    const answers = await Promise.all(
      challenges.map((challenge) => post('/auth/two-factor', { challenge, code })),
    );
    expect(answers.map((one) => one.status).sort()).toEqual([200, 401]);
  });

  it('takes a clock that is a step off, and a recovery code once, however it is typed', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const { secret, codes } = await enrol(member);
    const ahead = { challenge: await firstStep(member), code: codeOf(secret, 1) };
    expect((await post('/auth/two-factor', ahead)).status).toBe(200);
    const far = { challenge: await firstStep(member), code: codeOf(secret, 3) };
    expect((await post('/auth/two-factor', far)).status).toBe(401);
    const code = (codes[3] ?? '').toUpperCase().replaceAll('-', ' ');
    expect((await post('/auth/two-factor', { challenge: await firstStep(member), code })).status).toBe(200);
    const again = { challenge: await firstStep(member), code: codes[3] };
    expect((await post('/auth/two-factor', again)).body.code).toBe('code_wrong');
    const left = await call<AccountView>(member.cookie, 'GET', '/admin/account');
    expect(left.body.recoveryCodes).toBe(9);
  });

  it('ends after five minutes, and takes no made-up challenge', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const { secret } = await enrol(member);
    const challenge = await firstStep(member);
    now = new Date(now.getTime() + 301_000);
    const late = await post('/auth/two-factor', { challenge, code: codeOf(secret) });
    expect(late).toMatchObject({ status: 401, body: { code: 'sign_in_expired' } });
    for (const made of ['x', 'nul\u0000', "' OR 1=1--", 'y'.repeat(200)])
      expect((await post('/auth/two-factor', { challenge: made, code: '000000' })).status).toBe(401);
    expect((await post('/auth/two-factor', { challenge: { $ne: null }, code: '1' })).status).toBe(422);
  });

  it('SEC-08 stops guessing codes after ten, from wherever, and the right one works after the wait', async () => {
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const { secret } = await enrol(member);
    const right = codeOf(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    const challenge = await firstStep(member);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => post('/auth/two-factor', { challenge, code: wrong })),
    );
    expect(guesses.filter((one) => one.status === 401)).toHaveLength(10);
    const refused = await post('/auth/two-factor', { challenge, code: right });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    now = new Date(now.getTime() + Number(refused.headers.get('retry-after')) * 1000);
    const after = { challenge: await firstStep(member), code: codeOf(secret) };
    expect((await post('/auth/two-factor', after)).status).toBe(200);
  });

  it('is worth nothing once the user is disabled or the password reset meanwhile', async () => {
    const owner = await addStaff(app, 'owner', { password: PASSWORD });
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const { secret } = await enrol(member);
    const challenge = await firstStep(member);
    await call(owner.cookie, 'POST', `/admin/users/${member.id}/disable`);
    await call(owner.cookie, 'POST', `/admin/users/${member.id}/enable`);
    expect((await post('/auth/two-factor', { challenge, code: codeOf(secret) })).status).toBe(401);
  });
});

describe('turning it off', () => {
  it('needs the password; new recovery codes replace the old; an owner helps who lost the phone', async () => {
    const owner = await addStaff(app, 'owner', { password: PASSWORD });
    const member = await addStaff(app, 'sales', { password: PASSWORD });
    const { codes } = await enrol(member);
    const renewed = await call<RecoveryCodes>(member.cookie, 'POST', '/admin/account/recovery-codes', {
      password: PASSWORD,
    });
    expect(renewed.body.codes).toHaveLength(10);
    const old = { challenge: await firstStep(member), code: codes[0] };
    expect((await post('/auth/two-factor', old)).status).toBe(401);

    const off = (password: string) =>
      call(member.cookie, 'POST', '/admin/account/two-factor/off', { password });
    expect((await off('not-it')).status).toBe(422);
    expect((await off(PASSWORD)).status).toBe(200);
    expect((await post<{ user: unknown }>('/auth/login', member)).body.user).toBeDefined();

    await enrol(member);
    const reset = `/admin/users/${member.id}/reset-two-factor`;
    expect((await call(member.cookie, 'POST', reset)).status).toBe(403);
    expect((await call<OfficeUser>(owner.cookie, 'POST', reset)).body).toMatchObject({
      twoFactor: false,
      sessions: 0,
    });
    expect((await call(member.cookie, 'GET', '/admin/account')).status).toBe(401);
    expect((await post<{ user: unknown }>('/auth/login', member)).body.user).toBeDefined();
    expect(await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, member.id))).toEqual([]);
  });
});

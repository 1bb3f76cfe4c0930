import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rateHits } from '#app/db/schema/rate-hits.ts';
import { ensureAdmin } from '#app/services/auth/ensure-admin.ts';
import { invalid } from '#app/services/errors.ts';
import { createTestApp, STAFF, type TestApp } from '#tests/support/test-app.ts';
import { limitAccepted, networkOf, sayWait } from './limit-accepted.ts';
import { sweepRateHits } from './sweep-rate-hits.ts';

let app: TestApp;
let now = new Date('2026-11-27T10:00:00Z');

beforeEach(async () => {
  now = new Date('2026-11-27T10:00:00Z');
  app = await createTestApp({ now: () => now });
  await ensureAdmin(app.ctx);
});
afterEach(() => app.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const login = (password: string, more: { username?: string; address?: string; forwarded?: string } = {}) =>
  app.json('/auth/login', {
    method: 'POST',
    body: { username: more.username ?? STAFF.username, password },
    address: more.address ?? '198.51.100.1',
    headers: more.forwarded ? { 'x-forwarded-for': more.forwarded } : {},
  });

describe('login limits', () => {
  it('SEC-08 stops guessing after 10 failures whatever X-Forwarded-For says; the right password works after the wait', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) statuses.push((await login('wrong', { forwarded: `1.1.1.${i}` })).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const refused = await login(STAFF.password);
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many failed sign-ins. Please try again in 15 minutes.', code: 'rate_limited' },
    });
    expect(refused.headers.get('retry-after')).toBe('900');
    later(899);
    expect((await login(STAFF.password)).status).toBe(429);
    later(2);
    expect((await login(STAFF.password)).status).toBe(200);
  });

  it('SEC-08 lets no burst slip through', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => login('wrong')));
    expect(answers.filter((one) => one.status === 401)).toHaveLength(10);
    expect(answers.filter((one) => one.status === 429)).toHaveLength(15);
  });

  it('SEC-08 stops an address that tries many accounts after 30 failures, and nobody else', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push((await login('wrong', { username: `user${i}` })).status);
    expect(statuses.filter((one) => one === 401)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
    expect((await login(STAFF.password)).status).toBe(429);
    expect((await login(STAFF.password, { address: '198.51.100.2' })).status).toBe(200);
  });

  it('counts failures only: a right password settles the account’s earlier ones', async () => {
    for (let i = 0; i < 9; i++) await login('wrong');
    expect((await login(STAFF.password)).status).toBe(200);
    for (let i = 0; i < 9; i++) expect((await login('wrong')).status).toBe(401);
    expect((await login(STAFF.password)).status).toBe(200);
  });

  it('old events are swept; no name is kept in them', async () => {
    await login('wrong');
    expect(JSON.stringify(await app.db.select().from(rateHits))).not.toContain(STAFF.username);
    later(3601);
    await login('wrong');
    await sweepRateHits(app.ctx);
    expect(await app.db.select().from(rateHits)).toHaveLength(2);
  });
});

describe('form limits', () => {
  const submit = (address = '198.51.100.1', name = 'form') =>
    limitAccepted(app.ctx, { name, address }, async () => 'done');

  it('takes 10 accepted submissions a minute from an address, then says when to come back', async () => {
    for (let i = 0; i < 10; i++) expect(await submit()).toBe('done');
    later(20);
    await expect(submit()).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 40,
      message: expect.stringContaining('40 seconds'),
    });
    expect(await submit('198.51.100.2')).toBe('done');
    expect(await submit('198.51.100.1', 'other form')).toBe('done');
    later(40);
    expect(await submit()).toBe('done');
  });

  it('never counts what was refused', async () => {
    const refuse = () =>
      limitAccepted(app.ctx, { name: 'form', address: '198.51.100.1' }, async () => {
        throw invalid('No.');
      });
    for (let i = 0; i < 30; i++) await expect(refuse()).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await submit()).toBe('done');
  });

  it('holds places for work in progress, so that a burst cannot pass', async () => {
    const results = await Promise.allSettled(Array.from({ length: 15 }, () => submit()));
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
  });

  it('counts an IPv6 network as one address, and says waits in words', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2:ffff::1'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect([0.2, 59, 60, 61].map(sayWait)).toEqual(['1 second', '59 seconds', '1 minute', '2 minutes']);
  });
});

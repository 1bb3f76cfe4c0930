import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let staff: string;
beforeAll(async () => {
  app = await createTestApp();
  staff = await app.loginAsStaff();
});
afterAll(() => app.close());

const PREFIXES = ['admin', 'crm', 'customers', 'accounts', 'vendors', 'suppliers', 'expenses'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const JUNK = ['', 'office.session_token=junk', 'office.session_token=abc.def%3D; other=1', 'session=1'];

/** Every spelling of a path that reaches a route, or might. */
function spellings(path: string): string[] {
  const first = path.charCodeAt(1).toString(16);
  return [
    path,
    `${path}/`,
    `${path}//`,
    path.toUpperCase(),
    `/%${first}${path.slice(2)}`,
    `${path}?x=1`,
    `${path}/x.pdf`,
    `${path}/%2e%2e%2fy`,
  ];
}

describe('the staff guard', () => {
  it('SEC-04 answers 401 and nothing else under every staff prefix without a session', async () => {
    for (const path of PREFIXES.flatMap((prefix) => spellings(`/${prefix}`))) {
      for (const method of METHODS) {
        const answer = await app.fetch(path, { method });
        const text = await answer.text();
        expect([method, path, answer.status]).toEqual([method, path, 401]);
        if (method !== 'HEAD')
          expect(JSON.parse(text)).toEqual({
            detail: 'Please sign in to continue.',
            code: 'unauthenticated',
          });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  it('SEC-04 guards every staff call of the description, whatever junk is sent as a cookie', async () => {
    const { body: document } = await app.json<{ paths: Record<string, object> }>('/openapi.json');
    const calls = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, 'x'),
      })),
    );
    const staffCalls = calls.filter(({ path }) => PREFIXES.some((prefix) => path.startsWith(`/${prefix}`)));
    expect(staffCalls.length).toBeGreaterThan(3);
    for (const { method, path } of staffCalls) {
      for (const cookie of JUNK) {
        const answer = await app.fetch(path, {
          method,
          headers: { cookie, 'content-type': 'text/plain' },
          body: method === 'GET' ? undefined : 'not json',
        });
        expect([method, path, cookie, answer.status]).toEqual([method, path, cookie, 401]);
      }
    }
  });

  it('SEC-04 lets staff through to what exists, and hides nothing behind other spellings', async () => {
    const status = async (path: string) => (await app.fetch(path, { headers: { cookie: staff } })).status;
    expect(await status('/crm/stats')).toBe(200);
    expect(await status('/crm/stats/')).toBe(200);
    expect(await status('/CRM/stats')).toBe(404);
    expect(await status('/admin/nothing')).toBe(404);
    expect(await status('/administrator')).toBe(404);
  });
});

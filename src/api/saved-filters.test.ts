import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SavedFilter } from '#app/contract/saved-filters.ts';
import { user } from '#app/db/schema/auth.ts';
import { listSavedFilters } from '#app/services/saved-filters/list-saved-filters.ts';
import { saveFilter } from '#app/services/saved-filters/save-filter.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

const call = <T>(path: string, method: string, body?: unknown) =>
  app.json<T>(path, { method, body, headers: { cookie } });
const overdue = { list: 'bookings', name: 'Overdue', address: '/admin/crm?tab=bookings&status=pending' };

it('B01 a view is kept under a name, changed by the same name and forgotten', async () => {
  const saved = await call<SavedFilter>('/admin/saved-filters', 'POST', overdue);
  expect(saved).toMatchObject({ status: 200, body: overdue });
  const again = await call<SavedFilter>('/admin/saved-filters', 'POST', {
    ...overdue,
    address: '/admin/crm',
  });
  expect(again.body).toEqual({ ...saved.body, address: '/admin/crm' });
  await call('/admin/saved-filters', 'POST', { ...overdue, list: 'packages' });
  const own = await call<SavedFilter[]>('/admin/saved-filters?list=bookings', 'GET');
  expect(own.body).toEqual([again.body]);
  expect((await call<SavedFilter[]>('/admin/saved-filters', 'GET')).body).toHaveLength(2);
  expect((await call(`/admin/saved-filters/${saved.body.id}`, 'DELETE')).status).toBe(200);
  expect((await call(`/admin/saved-filters/${saved.body.id}`, 'DELETE')).status).toBe(404);
});

it('B01 everybody has their own, whatever their role', async () => {
  await app.db
    .insert(user)
    .values({ id: 'usr_other', name: 'Other', email: 'other@example.com', role: 'owner' });
  const other = {
    ...app.ctx,
    actor: { type: 'staff', id: 'usr_other', name: 'Other', role: 'owner' } as const,
  };
  const theirs = await saveFilter(other, overdue);
  const mine = await call<SavedFilter[]>('/admin/saved-filters', 'GET');
  expect(mine.body.map((filter) => filter.id)).not.toContain(theirs.id);
  expect((await call(`/admin/saved-filters/${theirs.id}`, 'DELETE')).status).toBe(404);
  expect(await listSavedFilters(other, {})).toEqual([theirs]);
});

it.each([
  'https://evil.example/admin',
  '//evil.example',
  '/admin/../booking',
  '/administrator',
  'javascript:alert(1)',
  '/admin/crm?x=1#y',
  '/',
])('B01 %s is no view of the office', async (address) => {
  const refused = await call('/admin/saved-filters', 'POST', { ...overdue, address });
  expect(refused.status).toBe(422);
});

it('B01 strangers have none', async () => {
  expect((await app.fetch('/admin/saved-filters')).status).toBe(401);
  const posted = await app.json('/admin/saved-filters', { method: 'POST', body: overdue });
  expect(posted.status).toBe(401);
});

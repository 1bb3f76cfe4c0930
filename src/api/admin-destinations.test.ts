import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import type { AdminPackageView, DestinationView, PackageView } from '#app/contract/content.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { findDestination } from '#app/services/catalog/find-destination.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
interface Refusal {
  code: string;
  detail: string;
  fields: Record<string, string>;
}
const asStaff = <T = AdminDestinationView>(method: string, path: string, body?: unknown) =>
  app.json<T>(`/admin/destinations${path}`, { method, body, headers: { cookie } });
const all = async (query = '') => (await asStaff<AdminDestinationView[]>('GET', query)).body;
const byName = async (name: string) => {
  const found = (await all()).find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const names = (rows: Array<{ name: string }>) => rows.map((one) => one.name);
const create = async (body: object) => {
  const made = await asStaff('POST', '', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};

beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.db, new Date('2026-11-27T06:00:00Z'));
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

describe('changing', () => {
  it('P22 staff change name, description and picture; what is left out stays', async () => {
    const bali = await byName('Bali');
    const changed = await asStaff('PUT', `/${bali.id}`, { description: 'Green' });
    expect(changed.body).toEqual({ ...bali, description: 'Green', version: bali.version + 1 });
    expect((await asStaff('GET', `/${bali.id}`)).body).toEqual(changed.body);
    expect((await asStaff('PUT', `/${bali.id}`, { description: '' })).body.description).toBe('');
  });

  it.each(['javascript:alert(1)', 'data:text/html,<b>', '//evil.example/x.jpg', 'picture.jpg'])(
    'SEC-02 refuses the picture %s by its field',
    async (image) => {
      const bali = await byName('Bali');
      const refused = await asStaff<Refusal>('PUT', `/${bali.id}`, { image });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['image']]);
    },
  );

  it('P22 a new name goes to the destination’s packages, and its old address leads to it', async () => {
    const dubai = await byName('Dubai');
    const renamed = await asStaff('PUT', `/${dubai.id}`, { name: 'Dubai & UAE' });
    expect(renamed.body).toMatchObject({ name: 'Dubai & UAE', packages: dubai.packages });
    expect(renamed.body.slug).not.toBe(dubai.slug);
    const found = await app.json<PackageView[]>(`/packages?destination=${encodeURIComponent('dubai & uae')}`);
    expect(found.body).toHaveLength(dubai.packages);
    for (const slug of [dubai.slug, renamed.body.slug])
      expect((await findDestination(app.ctx, slug))?.id).toBe(dubai.id);
  });

  it('P22 of two people editing one destination the second is told', async () => {
    const kerala = await byName('Kerala');
    const put = (body: object) => asStaff<Refusal>('PUT', `/${kerala.id}`, body);
    expect((await put({ description: 'A', version: kerala.version })).status).toBe(200);
    expect(await put({ description: 'B', version: kerala.version })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect((await put({ description: 'B', version: kerala.version + 1 })).status).toBe(200);
  });

  it('P22 refuses a name that another destination has, in any case', async () => {
    const goa = await byName('Goa');
    const refused = await asStaff<Refusal>('PUT', `/${goa.id}`, { name: ' kerala ' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect(refused.body.fields.name).toBe('Another destination has this name');
    expect(await byName('Goa')).toEqual(goa);
    expect((await asStaff('PUT', `/${goa.id}`, { name: 'GOA' })).body.slug).toBe(goa.slug);
    expect((await asStaff('PUT', '/none', { name: 'X' })).status).toBe(404);
  });
});

describe('making and deleting', () => {
  it('P22 a new one is the last on the website, with the packages that name it already', async () => {
    const headers = { cookie };
    const body = { title: 'Orchards', destination: 'Kinnaur', price: '₹9,999', status: 'draft' };
    await app.json<AdminPackageView>('/admin/packages', { method: 'POST', body, headers });
    const made = await create({ name: ' Kinnaur ', description: 'Apples', image: '/pictures/k.avif' });
    expect(made).toMatchObject({ name: 'Kinnaur', slug: 'kinnaur', packages: 0, all_packages: 1 });
    const shown = (await app.json<DestinationView[]>('/destinations')).body;
    expect(shown.at(-1)?.name).toBe('Kinnaur');
    expect(shown.at(-1)).not.toHaveProperty('all_packages');
  });

  it('P22 needs a name within its length, and refuses one that there is, also twice at once', async () => {
    for (const [body, field] of [
      [{}, 'name'],
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ name: 'Okay', description: 'x'.repeat(2001) }, 'description'],
    ] as const) {
      const refused = await asStaff<Refusal>('POST', '', body);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]]);
    }
    const both = await Promise.all([1, 2].map(() => asStaff('POST', '', { name: 'Spiti' })));
    expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
  });

  it('P22 is refused while packages use it, drafts too, saying how many', async () => {
    const goa = await byName('GOA');
    const refused = await asStaff<Refusal>('DELETE', `/${goa.id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(refused.body.detail).toContain(`${goa.all_packages} packages use GOA`);
    const kinnaur = await asStaff<Refusal>('DELETE', `/${(await byName('Kinnaur')).id}`);
    expect(kinnaur.body.detail).toContain('1 package uses Kinnaur');
  });

  it('P22 Undo brings it back with its addresses, and who did what is kept', async () => {
    const made = await create({ name: 'Old name' });
    const moved = (await asStaff('PUT', `/${made.id}`, { name: 'Kausani' })).body;
    expect((await asStaff('DELETE', `/${made.id}`)).status).toBe(200);
    expect((await asStaff('DELETE', `/${made.id}`)).status).toBe(404);
    expect(await findDestination(app.ctx, 'kausani')).toBeNull();
    const back = await asStaff('POST', `/${made.id}/restore`);
    expect(back).toMatchObject({ status: 200, body: moved });
    expect((await findDestination(app.ctx, 'old-name'))?.id).toBe(made.id);
    expect((await asStaff('POST', `/${made.id}/restore`)).status).toBe(404);
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(audits.map((one) => one.action).sort()).toEqual([
      'destination.created',
      'destination.deleted',
      'destination.restored',
      'destination.updated',
    ]);
  });

  it('P22 where its name or address has a new owner, coming back is refused or takes the next address', async () => {
    const first = await create({ name: 'Chitkul' });
    await asStaff('DELETE', `/${first.id}`);
    const second = await create({ name: 'chitkul' });
    expect((await asStaff('POST', `/${first.id}/restore`)).status).toBe(409);
    await asStaff('PUT', `/${second.id}`, { name: 'Chit-kul' });
    expect((await asStaff('POST', `/${first.id}/restore`)).body).toMatchObject({
      name: 'Chitkul',
      slug: 'chitkul',
    });
  });
});

describe('the list', () => {
  it('P22 is searched, sorted and paged by the server', async () => {
    const page = await asStaff<AdminDestinationView[]>('GET', '?limit=2&offset=2&sort=-name');
    expect(page.headers.get('x-total-count')).toBe(String((await all()).length));
    const whole = await all('?sort=-name');
    expect(names(page.body)).toEqual(names(whole).slice(2, 4));
    expect(names(whole)).toEqual(names(await all('?sort=name')).reverse());
    const counts = (await all('?sort=-packages')).map((one) => one.packages);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(names(await all('?q=spiti'))).toEqual(['Spiti']);
    expect((await asStaff('GET', '?sort=colour')).status).toBe(422);
  });

  it('P22 is put in order, whole or a part of it, and visitors see it so', async () => {
    const before = await all();
    const order = (ids: string[]) => asStaff<{ ids: string[] }>('PUT', '/order', { ids });
    const ids = before.map((one) => one.id);
    expect((await order(ids.toReversed())).body.ids).toEqual(ids.toReversed());
    const shown = (await app.json<DestinationView[]>('/destinations')).body;
    expect(shown.map((one) => one.id)).toEqual(ids.toReversed());
    const some = [ids[0], ids[4], 'gone'].map(String);
    const mixed = ids.toReversed();
    mixed[ids.length - 1] = String(ids[4]);
    mixed[ids.length - 5] = String(ids[0]);
    expect((await order(some.toReversed())).body.ids).toEqual(
      ids.toReversed().with(-5, String(ids[4])).with(-1, String(ids[0])),
    );
    expect((await order(some)).body.ids).toEqual(mixed);
    for (const wrong of [[], ['a', 'a'], ['x'.repeat(200)], Array(501).fill('y')])
      expect((await order(wrong)).status).toBe(422);
  });
});

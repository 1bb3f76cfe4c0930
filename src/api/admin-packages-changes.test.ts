import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkPackagesAnswer } from '#app/contract/admin-packages.ts';
import type { AdminPackageView, DestinationView, PackageView } from '#app/contract/content.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { user } from '#app/db/schema/auth.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { destinations, itineraries, packages } from '#app/db/schema/content.ts';
import type { Role } from '#app/domain/permissions.ts';
import { deletePackage } from '#app/services/catalog/delete-package.ts';
import { purgeDeleted } from '#app/services/catalog/deleted-items.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
const NOW = new Date('2027-03-01T06:00:00Z');

const asStaff = <T = AdminPackageView>(method: string, path: string, body?: unknown) =>
  app.json<T>(path, { method, body, headers: { cookie } });
const create = async (body: Record<string, unknown> = {}) => {
  const whole = { title: 'A trip', destination: 'Goa', price: '₹45,999', ...body };
  const answer = await asStaff('POST', '/admin/packages', whole);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const actionsOn = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))).map((one) => one.action);

beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

describe('two people editing one package', () => {
  it('P20 the second is told, and can look and save over it', async () => {
    const made = await create({ title: 'Shared' });
    const put = (body: object) => asStaff('PUT', `/admin/packages/${made.id}`, body);
    expect((await put({ price: '₹50,000', version: made.version })).body.version).toBe(made.version + 1);
    const refused = await put({ description: 'Mine', version: made.version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const theirs = (await asStaff('GET', `/admin/packages/${made.id}`)).body;
    expect(theirs).toMatchObject({ price: '₹50,000', description: '' });
    expect(await put({ description: 'Mine', version: theirs.version })).toMatchObject({
      status: 200,
      body: { description: 'Mine', price: '₹50,000' },
    });
  });

  it('P20 saving what is there already changes nothing, and no version is needed', async () => {
    const made = await create({ title: 'Same' });
    const put = (body: object) => asStaff('PUT', `/admin/packages/${made.id}`, body);
    expect((await put({ price: made.price, version: made.version })).body.version).toBe(made.version);
    expect((await put({ price: '₹1,000' })).status).toBe(200);
    for (const version of [0, -1, 1.5, '1', null]) expect((await put({ version })).status).toBe(422);
  });
});

describe('tax', () => {
  it('GST a package has the settings’ tax unless it has its own', async () => {
    expect(await create()).toMatchObject({ gst_rate: null, sac: null, overseas: false });
    const made = await create({ gst_rate: 5, sac: '998552', overseas: true });
    expect(made).toMatchObject({ gst_rate: 5, sac: '998552', overseas: true });
    const back = await asStaff('PUT', `/admin/packages/${made.id}`, { gst_rate: null, sac: null });
    expect(back.body).toMatchObject({ gst_rate: null, sac: null, overseas: true });
  });

  it('GST the form is told what the settings say', async () => {
    expect((await asStaff('GET', '/admin/packages/tax-defaults')).body).toEqual({
      gst_rate: 18,
      sac: '998555',
    });
  });

  it('GST refuses rates and codes that there are not, and rates that ended', async () => {
    const body = { title: 'T', destination: 'D', price: '₹1' };
    for (const [field, value] of [
      ['gst_rate', 7],
      ['gst_rate', '5%'],
      ['gst_rate', 12],
      ['gst_rate', 28],
      ['sac', '123456'],
      ['sac', 'x'.repeat(500)],
      ['overseas', 'yes'],
    ] as const) {
      const answer = await asStaff<{ fields: Record<string, string> }>('POST', '/admin/packages', {
        ...body,
        [field]: value,
      });
      expect(answer.status, `${field} ${value}`).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
  });
});

describe('deleting', () => {
  it('P20 hides it everywhere at once, and Undo brings it back as it was', async () => {
    await app.db.insert(destinations).values({ id: 'dst_k', slug: 'kutch', name: 'Kutch' });
    const made = await create({ title: 'White desert', destination: 'Kutch', featured: true, rating: 4.3 });
    await asStaff('PUT', `/admin/packages/${made.id}`, { title: 'White Rann' });
    const plan = { overview: 'Salt', days: [{ title: 'Arrive' }] };
    expect((await asStaff('PUT', `/admin/itineraries/${made.id}`, plan)).status).toBe(200);
    const before = (await asStaff('GET', `/admin/packages/${made.id}`)).body;
    const kutch = async () =>
      (await app.json<DestinationView[]>('/destinations')).body.find((one) => one.name === 'Kutch');
    expect((await kutch())?.packages).toBe(1);

    expect((await asStaff('DELETE', `/admin/packages/${made.id}`)).status).toBe(200);
    for (const path of ['white-rann', 'white-desert', made.id])
      expect((await app.json(`/packages/${path}`)).status, path).toBe(404);
    expect((await app.json(`/itineraries/${made.id}`)).status).toBe(404);
    expect((await app.json<PackageView[]>('/packages?q=Rann')).body).toEqual([]);
    expect((await app.json<PackageView[]>('/packages/featured')).body).toEqual([]);
    expect((await kutch())?.packages).toBe(0);
    expect((await asStaff('GET', `/admin/packages/${made.id}`)).status).toBe(404);
    const order = bookingBody(made.id, { travelDate: '2027-06-01' });
    expect((await app.json('/bookings/create-order', { method: 'POST', body: order })).status).toBe(404);

    const back = await asStaff('POST', `/admin/packages/${made.id}/restore`);
    expect(back).toMatchObject({
      status: 200,
      body: { ...before, updated_at: expect.any(String), slug: 'white-rann', rating: 4.3 },
    });
    expect((await app.json<PackageView>('/packages/white-desert')).body.slug).toBe('white-rann');
    expect((await app.json(`/itineraries/${made.id}`)).body).toMatchObject(plan);
    expect(await actionsOn(made.id)).toEqual(expect.arrayContaining(['package.deleted', 'package.restored']));
    expect((await asStaff('POST', `/admin/packages/${made.id}/restore`)).status).toBe(404);
  });

  it('P20 brought back where another has its address, it gets the next one', async () => {
    const made = await create({ title: 'Night train' });
    await asStaff('DELETE', `/admin/packages/${made.id}`);
    const heir = await create({ title: 'Night train' });
    expect(heir.slug).toBe('night-train');
    const back = await asStaff('POST', `/admin/packages/${made.id}/restore`);
    expect(back.body.slug).toBe('night-train-2');
    expect((await app.json<PackageView>('/packages/night-train')).body.id).toBe(heir.id);
  });

  it('P20 a booking stays what it was', async () => {
    const made = await create({ title: 'Booked already' });
    const body = bookingBody(made.id, { travelDate: '2027-06-01' });
    const order = await app.json<{ reference: string }>('/bookings/create-order', { method: 'POST', body });
    expect(order.status).toBe(200);
    await asStaff('DELETE', `/admin/packages/${made.id}`);
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.itemId, made.id));
    expect(booking).toMatchObject({ itemTitle: 'Booked already', reference: order.body.reference });
    const listed = await asStaff<Array<{ reference: string }>>('GET', '/crm/bookings');
    expect(listed.body.map((one) => one.reference)).toContain(order.body.reference);
  });

  it('P20 it can come back for 30 days', async () => {
    const [early, late] = [await create({ title: 'Early' }), await create({ title: 'Late' })];
    const onDay = (days: number) => ({
      ...app.ctx,
      now: () => new Date(NOW.getTime() + days * 86_400_000),
    });
    await deletePackage(onDay(0), early);
    await deletePackage(onDay(20), late);
    expect(await purgeDeleted(onDay(29))).toBe(0);
    expect(await purgeDeleted(onDay(31))).toBeGreaterThan(0);
    expect((await asStaff('POST', `/admin/packages/${early.id}/restore`)).status).toBe(404);
    expect((await asStaff('POST', `/admin/packages/${late.id}/restore`)).status).toBe(200);
  });
});

describe('many at once', () => {
  it('P20 publishes, unpublishes, deletes and brings back; the missing are named', async () => {
    const ids = [(await create()).id, (await create()).id];
    const bulk = (action: string) =>
      asStaff<BulkPackagesAnswer>('POST', '/admin/packages/bulk', { action, ids: [...ids, 'pkg_gone'] });
    const changes = app.contentChanges();
    expect((await bulk('unpublish')).body).toEqual({
      done: [...ids].sort(),
      unchanged: [],
      missing: ['pkg_gone'],
    });
    expect((await bulk('unpublish')).body).toMatchObject({ done: [], unchanged: [...ids].sort() });
    expect(app.contentChanges()).toBe(changes + 1);
    for (const id of ids) expect((await app.json(`/packages/${id}`)).status).toBe(404);
    expect((await bulk('publish')).body.done).toHaveLength(2);
    expect((await app.json(`/packages/${ids[0]}`)).status).toBe(200);
    expect((await bulk('delete')).body.done).toHaveLength(2);
    expect((await bulk('delete')).body).toMatchObject({ done: [], missing: [...ids, 'pkg_gone'].sort() });
    expect((await bulk('restore')).body.done).toHaveLength(2);
    expect(await actionsOn(ids[0] ?? '')).toHaveLength(5);
  });

  it('P20 refuses unknown actions, none and too many', async () => {
    for (const body of [
      { action: 'burn', ids: ['a'] },
      { action: 'delete', ids: [] },
      { action: 'delete', ids: Array.from({ length: 201 }, (_, at) => `pkg_${at}`) },
      { action: 'delete', ids: 'pkg' },
      {},
    ])
      expect((await asStaff('POST', '/admin/packages/bulk', body)).status).toBe(422);
    const odd = await asStaff('POST', '/admin/packages/bulk', { action: 'delete', ids: ['a\u0000b'] });
    expect(odd).toMatchObject({ status: 200, body: { done: [], missing: ['a\u0000b'] } });
  });
});

describe('duplicating', () => {
  it('P20 makes a draft with the itinerary, which nobody sees', async () => {
    const made = await create({ title: 'Original', featured: true, gst_rate: 5 });
    await asStaff('PUT', `/admin/itineraries/${made.id}`, { days: [{ title: 'Arrive' }] });
    const copy = await asStaff('POST', `/admin/packages/${made.id}/duplicate`);
    expect(copy).toMatchObject({
      status: 201,
      body: {
        title: 'Original (copy)',
        slug: 'original-copy',
        status: 'draft',
        featured: false,
        gst_rate: 5,
      },
    });
    expect((await app.json(`/packages/${copy.body.id}`)).status).toBe(404);
    expect(await app.db.$count(itineraries, eq(itineraries.itemId, copy.body.id))).toBe(1);
    expect((await asStaff('POST', '/admin/packages/pkg_none/duplicate')).status).toBe(404);
  });

  it('UI-11 a title as long as can be stays within its length', async () => {
    const made = await create({ title: 'x'.repeat(160) });
    const copy = await asStaff('POST', `/admin/packages/${made.id}/duplicate`);
    expect(copy.body.title).toHaveLength(160);
    expect(copy.body.title.endsWith(' (copy)')).toBe(true);
  });
});

describe('roles', () => {
  const as = (role: Role) => app.db.update(user).set({ role });
  const CALLS = [
    ['POST', '/admin/packages', { title: 'T', destination: 'D', price: '₹1' }],
    ['PUT', '/admin/packages/ID', { price: '₹1' }],
    ['DELETE', '/admin/packages/ID', undefined],
    ['POST', '/admin/packages/ID/restore', undefined],
    ['POST', '/admin/packages/ID/duplicate', undefined],
    ['POST', '/admin/packages/bulk', { action: 'delete', ids: ['ID'] }],
    ['PUT', '/admin/itineraries/ID', { days: [] }],
    ['DELETE', '/admin/itineraries/ID', undefined],
  ] as const;

  it('SEC-04 who may only look changes nothing', async () => {
    const made = await create({ title: 'Not theirs' });
    await as('sales');
    for (const [method, path, body] of CALLS) {
      const sent = body && JSON.parse(JSON.stringify(body).replaceAll('ID', made.id));
      const answer = await asStaff(method, path.replace('ID', made.id), sent);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await asStaff('GET', `/admin/packages/${made.id}`)).status).toBe(200);
    await as('content');
    expect((await asStaff('PUT', `/admin/packages/${made.id}`, { price: '₹2' })).status).toBe(200);
    await as('owner');
    expect(await app.db.$count(packages, eq(packages.id, made.id))).toBe(1);
  });

  it('SEC-04 strangers get no answer from any of them', async () => {
    for (const [method, path, body] of CALLS)
      expect((await app.json(path, { method, body })).status, `${method} ${path}`).toBe(401);
    for (const path of ['/admin/packages/x', '/admin/itineraries/x/item'])
      expect((await app.json(path)).status).toBe(401);
  });
});

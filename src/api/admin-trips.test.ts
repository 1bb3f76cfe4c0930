import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminCruiseView, AdminPilgrimageView } from '#app/contract/admin-trips.ts';
import type { CruiseView } from '#app/contract/content.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { lookUpTrip } from '#app/services/bookings/look-up-trip.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
interface Refusal {
  code: string;
  detail: string;
  fields: Record<string, string>;
}
type View = AdminCruiseView & AdminPilgrimageView;
const asStaff = <T = View>(method: string, path: string, body?: unknown) =>
  app.json<T>(`/admin/${path}`, { method, body, headers: { cookie } });

beforeAll(async () => {
  app = await createTestApp();
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

describe.each([
  { kind: 'cruise', path: 'cruises', place: 'destination' },
  { kind: 'pilgrimage', path: 'pilgrimages', place: 'location' },
] as const)('$path', ({ kind, path, place }) => {
  const whole = (body: object = {}) => ({ title: 'Nile', [place]: 'Egypt', price: '₹45,999', ...body });
  const create = async (body: object = {}) => {
    const made = await asStaff('POST', path, whole(body));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body;
  };
  const shown = async () => (await app.json<CruiseView[]>(`/${path}`)).body;

  it('P06 P07 are made with all their fields, and visitors see them at the next request', async () => {
    const body = {
      duration: '5 Days',
      route: 'A → B',
      image: '/pictures/x.avif',
      images: ['/pictures/x.avif', '', '/pictures/y.avif'],
      rating: 4.2,
      description: 'Slow',
      inclusions: ['Meals', ' '],
      exclusions: ['Flights'],
      gst_rate: 5,
      sac: '998552',
      overseas: true,
      ...(kind === 'cruise' ? { enquiry_only: false } : { tag: 'Char Dham' }),
    };
    const made = await create(body);
    expect(made).toMatchObject({
      ...body,
      images: ['/pictures/x.avif', '/pictures/y.avif'],
      inclusions: ['Meals'],
      slug: 'nile',
      unitPrice: 45999,
      bookable: true,
      status: 'published',
      version: 1,
    });
    expect((await shown())[0]).toMatchObject({ id: made.id, title: 'Nile', bookable: true });
    expect((await shown())[0]).not.toHaveProperty('gst_rate');
    expect((await asStaff('GET', `${path}/${made.id}`)).body).toEqual(made);
    const found = await lookUpTrip(app.ctx, { type: kind, id: made.id, dedupeKey: 'none' });
    expect(found?.trip).toMatchObject({ unitPrice: 4_599_900, gstRate: 5, sac: '998552', overseas: true });
  });

  it('P06 P07 without a price that can be read they are sold on enquiry', async () => {
    for (const price of ['', 'On request', 'about ₹50,000']) {
      const made = await create({ price });
      expect(made).toMatchObject({ price, unitPrice: null, bookable: false });
      expect((await app.json<CruiseView>(`/${path}/${made.slug}`)).body.bookable).toBe(false);
    }
  });

  it('P06 P07 a new title gives a new address, and the old one leads to it', async () => {
    const made = await create({ title: 'Old title' });
    const moved = await asStaff('PUT', `${path}/${made.id}`, { title: 'New title' });
    expect(moved.body).toEqual({
      ...made,
      title: 'New title',
      slug: 'new-title',
      version: 2,
      updated_at: expect.any(String),
    });
    expect((await app.json<CruiseView>(`/${path}/old-title`)).body.id).toBe(made.id);
  });

  it('P06 P07 drafts are for staff, and of two people editing one the second is told', async () => {
    const made = await create({ title: 'Hidden', status: 'draft' });
    expect((await shown()).map((one) => one.id)).not.toContain(made.id);
    expect((await app.json(`/${path}/${made.id}`)).status).toBe(404);
    const put = (body: object) => asStaff<View & Refusal>('PUT', `${path}/${made.id}`, body);
    expect((await put({ status: 'published', version: 1 })).body.status).toBe('published');
    expect((await put({ status: 'draft', version: 1 })).body.code).toBe('changed_meanwhile');
    expect((await put({ status: 'published', version: 2 })).body.version).toBe(2);
    expect((await app.json(`/${path}/${made.id}`)).status).toBe(200);
  });

  it('P06 P07 a copy is a draft with the itinerary, the last in the list', async () => {
    const made = await create({ title: 'Source' });
    await asStaff('PUT', `itineraries/${made.id}`, { overview: 'Slow', days: [{ title: 'Arrive' }] });
    const copy = await asStaff('POST', `${path}/${made.id}/duplicate`);
    expect(copy).toMatchObject({ status: 201, body: { title: 'Source (copy)', status: 'draft' } });
    const plan = await asStaff<{ overview: string }>('GET', `itineraries/${copy.body.id}`);
    expect(plan.body.overview).toBe('Slow');
    expect((await asStaff('POST', `${path}/none/duplicate`)).status).toBe(404);
  });

  it('P06 P07 Undo brings a deleted one back with its itinerary and addresses', async () => {
    const made = await create({ title: 'First' });
    const moved = (await asStaff('PUT', `${path}/${made.id}`, { title: `Second ${kind}` })).body;
    await asStaff('PUT', `itineraries/${made.id}`, { overview: 'Slow', days: [] });
    expect((await asStaff('DELETE', `${path}/${made.id}`)).status).toBe(200);
    for (const gone of ['first', moved.slug, made.id])
      expect((await app.json(`/${path}/${gone}`)).status).toBe(404);
    const back = await asStaff('POST', `${path}/${made.id}/restore`);
    expect(back.body).toEqual({ ...moved, updated_at: expect.any(String) });
    expect((await app.json(`/${path}/${moved.slug}`)).status).toBe(200);
    expect((await asStaff('GET', `itineraries/${made.id}`)).status).toBe(200);
    expect((await asStaff('POST', `${path}/${made.id}/restore`)).status).toBe(404);
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(
      audits
        .filter((one) => one.entity === kind)
        .map((one) => one.action)
        .sort(),
    ).toEqual(['created', 'deleted', 'restored', 'updated'].map((what) => `${kind}.${what}`));
  });

  it('P06 P07 are searched, filtered, sorted, paged and put in order', async () => {
    await create({ title: 'Zanskar', [place]: 'Ladakh' });
    const list = async (query: string) => (await asStaff<View[]>('GET', `${path}${query}`)).body;
    expect((await list('?sort=-title'))[0]?.title).toBe('Zanskar');
    expect((await list('?q=ladakh')).map((one) => one.title)).toEqual(['Zanskar']);
    expect(new Set((await list('?status=draft')).map((one) => one.status))).toEqual(new Set(['draft']));
    const page = await asStaff<View[]>('GET', `${path}?limit=2&offset=1&sort=place`);
    expect(page.body).toEqual((await list('?sort=place')).slice(1, 3));
    const ids = (await list('')).map((one) => one.id).toReversed();
    expect((await asStaff<{ ids: string[] }>('PUT', `${path}/order`, { ids })).body.ids).toEqual(ids);
    expect((await list('')).map((one) => one.id)).toEqual(ids);
    expect((await list('?sort=-position')).map((one) => one.id)).toEqual(ids.toReversed());
    const visible = new Set((await shown()).map((one) => one.id));
    expect((await shown()).map((one) => one.id)).toEqual(ids.filter((id) => visible.has(id)));
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(161) }, 'title'],
    [{ [place]: ' ' }, place],
    [{ price: 'x'.repeat(81) }, 'price'],
    [{ rating: 5.5 }, 'rating'],
    [{ gst_rate: 12 }, 'gst_rate'],
    [{ gst_rate: 7 }, 'gst_rate'],
    [{ sac: '1' }, 'sac'],
    [{ image: 'javascript:alert(1)' }, 'image'],
    [{ status: 'secret' }, 'status'],
    [{ description: 'x'.repeat(20_001) }, 'description'],
  ])('P06 P07 SEC-02 refuse %j by its field', async (wrong, field) => {
    const answer = await asStaff<Refusal>('POST', path, whole(wrong));
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  });
});

it('P06 the flag keeps a cruise with a price from being booked, and staff see the flag itself', async () => {
  const body = { title: 'Flagged', destination: 'Goa', price: '₹10,000', enquiry_only: true };
  const { id } = (await asStaff('POST', 'cruises', body)).body;
  expect((await app.json<CruiseView>(`/cruises/${id}`)).body).toMatchObject({ bookable: false });
  const open = await asStaff('PUT', `cruises/${id}`, { enquiry_only: false, price: '' });
  expect(open.body).toMatchObject({ enquiry_only: false, bookable: false });
  expect((await app.json<CruiseView>(`/cruises/${id}`)).body.enquiry_only).toBe(true);
});

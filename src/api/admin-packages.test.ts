import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminPackageView, PACKAGE_REQUIRED, type PackageView } from '#app/contract/content.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
const asStaff = <T = AdminPackageView>(path: string, method: string, body?: unknown) =>
  app.json<T>(path, { method, body, headers: { cookie } });
const create = async (body: Record<string, unknown>) => {
  const answer = await asStaff('/admin/packages', 'POST', {
    title: 'A trip',
    destination: 'Goa',
    price: '₹45,999',
    ...body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

beforeAll(async () => {
  app = await createTestApp();
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

describe('creating', () => {
  it('P20 takes the specification’s defaults and is live at once', async () => {
    const changesBefore = app.contentChanges();
    const made = await create({ title: 'Sunset Week', duration: '5 Days / 4 Nights' });
    expect(made).toMatchObject({
      slug: 'sunset-week',
      rating: 4.5,
      packageType: 'standard',
      featured: false,
      is_featured: false,
      featured_priority: 999,
      enquiry_only: false,
      status: 'published',
      images: [],
      unitPrice: 45999,
    });
    expect(app.contentChanges()).toBeGreaterThan(changesBefore);
    expect((await app.json<PackageView>('/packages/sunset-week')).body.id).toBe(made.id);
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(audits).toMatchObject([{ action: 'package.created', actorType: 'staff' }]);
  });

  it('P20 keeps every field that is sent, drops blank lines, takes the first gallery picture as its own', async () => {
    const made = await create({
      route: 'A → B',
      images: ['/pictures/goa.svg', 'https://example.com/b.jpg'],
      rating: '4.7',
      packageType: 'honeymoon',
      is_featured: true,
      featured_priority: 2,
      promotional_badge: 'New',
      description: 'Line one\nLine two',
      inclusions: ['Stay', '  ', '', 'Meals '],
      exclusions: ['Flights'],
      enquiry_only: true,
      status: 'draft',
    });
    expect(made).toMatchObject({
      image: '/pictures/goa.svg',
      rating: 4.7,
      packageType: 'honeymoon',
      featured: true,
      is_featured: true,
      featured_priority: 2,
      inclusions: ['Stay', 'Meals'],
      enquiry_only: true,
      bookable: false,
      unitPrice: null,
      status: 'draft',
    });
    expect((await app.json(`/packages/${made.id}`)).status).toBe(404);
    const listed = await asStaff<AdminPackageView[]>('/admin/packages', 'GET');
    expect(listed.body.map((one) => one.id)).toContain(made.id);
  });

  it('P20 says in one sentence what a package cannot do without', async () => {
    const whole = { title: 'T', destination: 'D', price: '₹1' };
    for (const name of ['title', 'destination', 'price']) {
      for (const value of [undefined, '', '   ', null]) {
        const answer = await asStaff<{ detail: string; fields: Record<string, string> }>(
          '/admin/packages',
          'POST',
          {
            ...whole,
            [name]: value,
          },
        );
        expect(answer).toMatchObject({ status: 422, body: { detail: PACKAGE_REQUIRED } });
        expect(Object.keys(answer.body.fields)).toEqual([name]);
      }
    }
  });

  it('P20 refuses ratings outside 0 to 5 in steps of 0.1, unknown types and long titles', async () => {
    for (const rating of [0, 0.1, 3.3, 4.7, 4.9, 5]) expect((await create({ rating })).rating).toBe(rating);
    for (const rating of ['', null]) expect((await create({ rating })).rating).toBe(4.5);
    for (const wrong of [
      { rating: 5.1 },
      { rating: -0.1 },
      { rating: 4.55 },
      { rating: 'x' },
      { packageType: 'x' },
      { title: 'x'.repeat(161) },
      { featured_priority: 1.5 },
    ]) {
      const answer = await asStaff('/admin/packages', 'POST', {
        title: 'T',
        destination: 'D',
        price: '₹1',
        ...wrong,
      });
      expect(answer.status, JSON.stringify(wrong)).toBe(422);
    }
  });

  it('SEC-02 keeps scripts out of picture addresses and markup as text', async () => {
    for (const image of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x',
      '/\\evil',
      'JaVaScRiPt:x',
    ]) {
      const body = { title: 'T', destination: 'D', price: '₹1' };
      expect((await asStaff('/admin/packages', 'POST', { ...body, image })).status, image).toBe(422);
      expect((await asStaff('/admin/packages', 'POST', { ...body, images: [image] })).status, image).toBe(
        422,
      );
    }
    const made = await create({ description: '<script>alert(1)</script>' });
    expect(made.description).toBe('<script>alert(1)</script>');
  });

  it('SEC-13 ids, slugs and times of the caller are ignored', async () => {
    const body = JSON.parse(
      '{"title":"Mine","destination":"Goa","price":"₹1","id":"pkg_x","slug":"x","demo":true,"created_at":"2001-01-01","__proto__":{"isAdmin":true}}',
    );
    const made = await create(body);
    expect(made.id).not.toBe('pkg_x');
    expect(made.slug).toBe('mine');
    expect(made.created_at).not.toContain('2001');
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('P12 two packages of one title have two addresses, also when they come at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => create({ title: 'Twin' })));
    expect(made.map((one) => one.slug).sort()).toEqual(['twin', 'twin-2', 'twin-3', 'twin-4', 'twin-5']);
    expect((await create({ title: 'केरल यात्रा' })).slug).toBe('package');
    expect((await create({ title: 'गोवा' })).slug).toBe('package-2');
  });

  it('PAY-10 a text that is no price can be shown, and is not bookable', async () => {
    for (const price of ['On request', '₹0', 'TBA', 'Call us', '-']) {
      expect(await create({ price }), price).toMatchObject({ price, unitPrice: null, bookable: false });
    }
  });
});

describe('changing', () => {
  it('P20 what is left out stays, what is empty clears', async () => {
    const made = await create({ route: 'A → B', description: 'Words', inclusions: ['Stay'], rating: 4.1 });
    const changed = await asStaff(`/admin/packages/${made.id}`, 'PUT', { price: '₹55,999' });
    expect(changed.body).toMatchObject({
      ...made,
      price: '₹55,999',
      unitPrice: 55999,
      version: made.version + 1,
      updated_at: expect.any(String),
    });
    const cleared = await asStaff(`/admin/packages/${made.id}`, 'PUT', {
      description: '',
      route: '',
      inclusions: [],
    });
    expect(cleared.body).toMatchObject({
      description: '',
      route: '',
      inclusions: [],
      price: '₹55,999',
      rating: 4.1,
    });
    expect((await app.json<PackageView>(`/packages/${made.id}`)).body.description).toBe('');
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(audits.find((one) => one.after?.price === '₹55,999')?.before).toEqual({ price: '₹45,999' });
  });

  it('P20 a new title gives a new address, and the ones that people have keep working', async () => {
    const made = await create({ title: 'First name' });
    const rename = (title: string) => asStaff(`/admin/packages/${made.id}`, 'PUT', { title });
    expect((await rename('Second name')).body).toMatchObject({ title: 'Second name', slug: 'second-name' });
    expect((await rename('Third name')).body.slug).toBe('third-name');
    for (const slug of ['first-name', 'second-name', 'third-name']) {
      expect((await app.json<PackageView>(`/packages/${slug}`)).body, slug).toMatchObject({
        id: made.id,
        slug: 'third-name',
      });
    }
    expect((await rename('First Name!')).body.slug).toBe('first-name');
    expect((await app.json<PackageView>('/packages/third-name')).body.slug).toBe('first-name');
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(audits.find((one) => one.after?.slug === 'second-name')?.before).toEqual({
      title: 'First name',
      slug: 'first-name',
    });
  });

  it('P20 a slug that another package takes back is that package’s; a deleted one’s lead nowhere', async () => {
    const made = await create({ title: 'Old glory' });
    await asStaff(`/admin/packages/${made.id}`, 'PUT', { title: 'New glory' });
    const heir = await create({ title: 'Old glory' });
    expect(heir.slug).toBe('old-glory');
    expect((await app.json<PackageView>('/packages/old-glory')).body.id).toBe(heir.id);
    await asStaff(`/admin/packages/${heir.id}`, 'PUT', { title: 'Elsewhere' });
    expect((await app.json<PackageView>('/packages/old-glory')).body.id).toBe(heir.id);
    await asStaff(`/admin/packages/${heir.id}`, 'DELETE');
    expect((await app.json('/packages/old-glory')).status).toBe(404);
    expect((await app.json('/packages/elsewhere')).status).toBe(404);
  });

  it('P20 a title that differs in signs only keeps its slug, and two renamed to one title both get one', async () => {
    const [one, two] = [await create({ title: 'Twilight' }), await create({ title: 'Dusk' })];
    const rename = (id: string, title: string) => asStaff(`/admin/packages/${id}`, 'PUT', { title });
    expect((await rename(one.id, 'TWILIGHT!')).body.slug).toBe('twilight');
    expect((await rename(two.id, 'Twilight')).body.slug).toBe('twilight-2');
    expect((await rename(two.id, 'twilight')).body.slug).toBe('twilight-2');
  });

  it('P04 featured and is_featured are one thing, by whichever name it is changed', async () => {
    const made = await create({});
    const put = (body: object) => asStaff(`/admin/packages/${made.id}`, 'PUT', body);
    expect((await put({ is_featured: true })).body).toMatchObject({ featured: true, is_featured: true });
    expect((await put({ featured: false, is_featured: true })).body.featured).toBe(false);
    expect((await put({ featured: true, is_featured: false })).body.featured).toBe(true);
    expect((await put({ rating: 5 })).body.featured).toBe(true);
    expect((await put({ featured: false })).body.is_featured).toBe(false);
  });

  it('P20 refuses to empty what is required, and answers 404 for a package that is not there', async () => {
    const made = await create({});
    expect(await asStaff(`/admin/packages/${made.id}`, 'PUT', { title: ' ' })).toMatchObject({
      status: 422,
      body: { detail: PACKAGE_REQUIRED },
    });
    for (const id of ['pkg_none', '%00', "'%20OR%201=1--"]) {
      expect((await asStaff(`/admin/packages/${id}`, 'PUT', { title: 'X' })).status, id).toBe(404);
      expect((await asStaff(`/admin/packages/${id}`, 'DELETE')).status, id).toBe(404);
      expect((await asStaff(`/admin/itineraries/${id}`, 'GET')).status, id).toBe(404);
    }
  });
});

describe('deleting', () => {
  it('P20 takes the package and its itinerary', async () => {
    const made = await create({ title: 'Short-lived', status: 'draft' });
    await app.db.insert(itineraries).values({ id: 'itn_x', itemId: made.id, overview: 'Plan' });
    const plan = await asStaff<{ overview: string }>(`/admin/itineraries/${made.id}`, 'GET');
    expect(plan.body.overview).toBe('Plan');
    expect(await asStaff(`/admin/packages/${made.id}`, 'DELETE')).toMatchObject({ status: 200 });
    expect((await asStaff(`/admin/packages/${made.id}`, 'DELETE')).status).toBe(404);
    expect(await app.db.$count(packages, eq(packages.id, made.id))).toBe(0);
    expect(await app.db.$count(itineraries, eq(itineraries.itemId, made.id))).toBe(0);
  });
});

describe('strangers', () => {
  it('SEC-04 read and write nothing here', async () => {
    const calls = [
      ['GET', '/admin/packages'],
      ['POST', '/admin/packages'],
      ['PUT', '/admin/packages/x'],
      ['DELETE', '/admin/packages/x'],
      ['GET', '/admin/itineraries/x'],
      ['GET', '/admin/destinations'],
      ['PUT', '/admin/destinations/x'],
      ['GET', '/admin/testimonials'],
      ['POST', '/admin/testimonials'],
      ['PUT', '/admin/testimonials/x'],
      ['DELETE', '/admin/testimonials/x'],
    ] as const;
    for (const [method, path] of calls)
      expect((await app.json(path, { method })).status, `${method} ${path}`).toBe(401);
  });
});

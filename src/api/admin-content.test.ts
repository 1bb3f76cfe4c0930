import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AdminTestimonialView,
  DestinationView,
  PackageView,
  TestimonialView,
} from '#app/contract/content.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
const asStaff = <T>(path: string, method: string, body?: unknown) =>
  app.json<T>(path, { method, body, headers: { cookie } });

beforeAll(async () => {
  app = await createTestApp();
  await seedDemo(app.db, new Date('2026-11-27T06:00:00Z'));
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

describe('destinations', () => {
  const byName = async (name: string) =>
    (await asStaff<DestinationView[]>('/admin/destinations', 'GET')).body.find((one) => one.name === name);

  it('P22 staff change name, description and picture; what is left out stays', async () => {
    const bali = await byName('Bali');
    const changed = await asStaff<DestinationView>(`/admin/destinations/${bali?.id}`, 'PUT', {
      description: 'Green',
    });
    expect(changed.body).toEqual({ ...bali, description: 'Green' });
    const picture = await asStaff<DestinationView>(`/admin/destinations/${bali?.id}`, 'PUT', {
      image: 'javascript:alert(1)',
    });
    expect(picture.status).toBe(422);
  });

  it('P22 a new name goes to the destination’s packages, so that its count stays', async () => {
    const dubai = await byName('Dubai');
    const renamed = await asStaff<DestinationView>(`/admin/destinations/${dubai?.id}`, 'PUT', {
      name: 'Dubai & UAE',
    });
    expect(renamed.body).toMatchObject({ name: 'Dubai & UAE', packages: dubai?.packages });
    const found = await app.json<PackageView[]>(`/packages?destination=${encodeURIComponent('dubai & uae')}`);
    expect(found.body).toHaveLength(dubai?.packages ?? 0);
  });

  it('P22 refuses a name that another destination has, in any case', async () => {
    const goa = await byName('Goa');
    const refused = await asStaff(`/admin/destinations/${goa?.id}`, 'PUT', { name: ' kerala ' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect(await byName('Goa')).toEqual(goa);
    expect((await asStaff('/admin/destinations/none', 'PUT', { name: 'X' })).status).toBe(404);
  });
});

describe('testimonials', () => {
  it('P23 are made, changed and deleted; their words are `text` to staff and `review` in public', async () => {
    const made = await asStaff<AdminTestimonialView>('/admin/testimonials', 'POST', {
      name: 'Kavita',
      location: 'Nagpur',
      tour: 'Goa, 4 days',
      text: 'Lovely.\n<b>Really.</b>',
      rating: 4,
    });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Kavita', text: 'Lovely.\n<b>Really.</b>', rating: 4 },
    });
    const [shown] = (await app.json<TestimonialView[]>('/testimonials')).body;
    expect(shown).toMatchObject({ id: made.body.id, review: 'Lovely.\n<b>Really.</b>' });
    const page = await asStaff<AdminTestimonialView[]>('/admin/testimonials?limit=1&q=kavita', 'GET');
    expect(page.body).toEqual([made.body]);
    expect(page.headers.get('x-total-count')).toBe('1');
    const path = `/admin/testimonials/${made.body.id}`;
    const changed = await asStaff<AdminTestimonialView>(path, 'PUT', { text: 'Very lovely.' });
    expect(changed.body).toEqual({ ...made.body, text: 'Very lovely.' });
    expect((await asStaff(path, 'DELETE')).status).toBe(200);
    expect((await asStaff(path, 'DELETE')).status).toBe(404);
    expect((await asStaff(path, 'PUT', { text: 'x' })).status).toBe(404);
  });

  it('P23 need a name, words and a whole rating from 1 to 5', async () => {
    const whole = { name: 'K', text: 'T', rating: 5 };
    const wrongs = [
      { name: '' },
      { text: ' ' },
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: 'x' },
    ];
    for (const wrong of wrongs) {
      const answer = await asStaff('/admin/testimonials', 'POST', { ...whole, ...wrong });
      expect(answer.status, JSON.stringify(wrong)).toBe(422);
    }
  });
});

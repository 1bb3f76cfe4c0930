import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminTestimonialView, TestimonialView } from '#app/contract/content.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
let now = new Date('2027-02-01T06:00:00Z');
interface Refusal {
  code: string;
  detail: string;
  fields: Record<string, string>;
}
const asStaff = <T = AdminTestimonialView>(method: string, path: string, body?: unknown) =>
  app.json<T>(`/admin/testimonials${path}`, { method, body, headers: { cookie } });
const create = async (body: object = {}) => {
  now = new Date(now.getTime() + 1000);
  const made = await asStaff('POST', '', { name: 'Kavita', text: 'Lovely.', ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

describe('testimonials', () => {
  it('P23 are made, changed and deleted; their words are `text` to staff and `review` in public', async () => {
    const made = await create({
      location: 'Nagpur',
      tour: 'Goa, 4 days',
      text: 'Lovely.\n<b>Really.</b>',
      rating: 4,
    });
    expect(made).toMatchObject({ name: 'Kavita', text: 'Lovely.\n<b>Really.</b>', rating: 4, version: 1 });
    const [shown] = (await app.json<TestimonialView[]>('/testimonials')).body;
    expect(shown).toEqual({
      id: made.id,
      name: 'Kavita',
      location: 'Nagpur',
      tour: 'Goa, 4 days',
      review: 'Lovely.\n<b>Really.</b>',
      rating: 4,
    });
    const changed = await asStaff('PUT', `/${made.id}`, { text: 'Very lovely.' });
    expect(changed.body).toEqual({ ...made, text: 'Very lovely.', version: 2 });
    expect((await asStaff('GET', `/${made.id}`)).body).toEqual(changed.body);
    expect((await asStaff('DELETE', `/${made.id}`)).status).toBe(200);
    for (const method of ['DELETE', 'GET']) expect((await asStaff(method, `/${made.id}`)).status).toBe(404);
    expect((await asStaff('PUT', `/${made.id}`, { text: 'x' })).status).toBe(404);
  });

  it('P23 Undo brings one back where it stood', async () => {
    const made = await create({ name: 'First' });
    await create({ name: 'Second' });
    const list = async () => (await app.json<TestimonialView[]>('/testimonials')).body;
    const before = await list();
    await asStaff('DELETE', `/${made.id}`);
    expect(await list()).toHaveLength(before.length - 1);
    expect((await asStaff('POST', `/${made.id}/restore`)).body).toEqual(made);
    expect(await list()).toEqual(before);
    expect((await asStaff('POST', `/${made.id}/restore`)).status).toBe(404);
  });

  it('P23 of two people editing one the second is told', async () => {
    const { id } = await create();
    const put = (body: object) => asStaff<Refusal>('PUT', `/${id}`, body);
    expect((await put({ tour: 'Goa', version: 1 })).status).toBe(200);
    expect((await put({ tour: 'Bali', version: 1 })).body.code).toBe('changed_meanwhile');
    expect((await put({ tour: 'Goa', version: 2 })).status).toBe(200);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ location: 'x'.repeat(121) }, 'location'],
    [{ tour: 'x'.repeat(161) }, 'tour'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: 'x' }, 'rating'],
  ])('P23 refuses %j by its field', async (wrong, field) => {
    const answer = await asStaff<Refusal>('POST', '', { name: 'K', text: 'T', rating: 5, ...wrong });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  });

  it('P23 the list is searched, sorted, paged and filtered by rating', async () => {
    await create({ name: 'Zoya', rating: 1 });
    await create({ name: 'aarav', rating: 2, tour: 'Zanskar' });
    const list = async (query: string) => (await asStaff<AdminTestimonialView[]>('GET', query)).body;
    expect((await list('?sort=name'))[0]?.name).toBe('aarav');
    expect((await list('?sort=-name'))[0]?.name).toBe('Zoya');
    expect((await list('?sort=rating')).map((one) => one.rating).slice(0, 2)).toEqual([1, 2]);
    expect((await list('?rating=2')).map((one) => one.name)).toEqual(['aarav']);
    const page = await asStaff<AdminTestimonialView[]>('GET', '?limit=1&q=z');
    expect(page.body.map((one) => one.name)).toEqual(['aarav']);
    expect(page.headers.get('x-total-count')).toBe('2');
    for (const wrong of ['?rating=9', '?sort=x']) expect((await asStaff('GET', wrong)).status).toBe(422);
  });
});

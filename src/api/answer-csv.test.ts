import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminPackageView } from '#app/contract/content.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { inquiries, inquiryNotes } from '#app/db/schema/inquiries.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { answerCsv } from './answer-csv.ts';
import type { ApiEnv } from './env.ts';

interface Row {
  id: string;
  n: number;
}

/** An API with one list, whose rows `list` gives. */
function listOnly(list: (page: { limit: number; offset: number }) => Promise<Row[]>) {
  const api = new OpenAPIHono<ApiEnv>();
  api.use(async (c, next) => {
    c.set('ctx', {
      requestId: 'r',
      log: { error: () => {} },
      config: {},
    } as unknown as ApiEnv['Variables']['ctx']);
    await next();
  });
  api.get('/list', (c) =>
    answerCsv<Row>(c, {
      name: 'rows',
      columns: { n: { title: 'Number', cell: (row) => row.n } },
      list: async (page) => ({ rows: await list(page), total: 0 }),
    }),
  );
  return api;
}

const rows = (count: number): Row[] => Array.from({ length: count }, (_, n) => ({ id: `r${n}`, n }));
const numbers = (text: string) => text.trim().split('\r\n').slice(1).map(Number);

describe('the file of a list', () => {
  it.each([0, 1, 479, 480, 499, 500, 501, 980, 1234])('B29 has each of %i rows once', async (count) => {
    const all = rows(count);
    const api = listOnly(async ({ limit, offset }) => all.slice(offset, offset + limit));
    const text = await (await api.request('/list')).text();
    expect(text.replace('\uFEFF', '').startsWith('Number\r\n')).toBe(true);
    expect(numbers(text)).toEqual(all.map((row) => row.n));
  });

  it('B29 leaves none out and doubles none when rows come and go meanwhile', async () => {
    let all = rows(1300);
    let calls = 0;
    const api = listOnly(async ({ limit, offset }) => {
      const page = all.slice(offset, offset + limit);
      calls += 1;
      if (calls === 1) all = all.slice(7);
      if (calls === 2) all = [{ id: 'new', n: -1 }, ...all];
      return page;
    });
    const read = numbers(await (await api.request('/list')).text()).filter((n) => n >= 0);
    expect(read).toEqual(rows(1300).map((row) => row.n));
  });

  it('B29 is cut off, not ended, when the list fails on the way', async () => {
    const all = rows(600);
    const api = listOnly(async ({ limit, offset }) => {
      if (offset > 0) throw new Error('gone');
      return all.slice(offset, offset + limit);
    });
    const answer = await api.request('/list');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('B29 is only of the rows that were chosen, and stops looking when it has them', async () => {
    let calls = 0;
    const all = rows(5000);
    const api = listOnly(async ({ limit, offset }) => {
      calls += 1;
      return all.slice(offset, offset + limit);
    });
    const text = await (await api.request('/list?ids=r3,r499,r17')).text();
    expect(numbers(text)).toEqual([3, 17, 499]);
    expect(calls).toBe(1);
  });
});

describe('the file of packages', () => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await createTestApp();
    await seedDemo(app.db, new Date('2026-11-27T06:00:00Z'));
    cookie = await app.loginAsStaff();
  });
  afterAll(() => app.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.fetch(path, { headers: { cookie, ...headers } });

  it('P20 has what the list shows with the same filters, in the columns that were asked for', async () => {
    const filter = 'sale=bookable&sort=title';
    const list = await app.json<AdminPackageView[]>(`/admin/packages?${filter}`, { headers: { cookie } });
    expect(list.body.length).toBeGreaterThan(1);
    const answer = await get(`/admin/packages?${filter}&format=csv&columns=slug,title`);
    expect(answer.headers.get('content-type')).toContain('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="packages.csv"');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]?.replace('\uFEFF', '')).toBe('Address,Title');
    expect(lines.slice(1).map((one) => one.split(',')[0])).toEqual(list.body.map((row) => row.slug));
  });

  it('P20 comes to `Accept: text/csv` too, and begins with the mark of UTF-8', async () => {
    const answer = await get('/admin/packages', { accept: 'text/csv' });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('P20 refuses unknown columns, too many ids and strangers', async () => {
    expect((await get('/admin/packages?format=csv&columns=title,password')).status).toBe(422);
    const ids = Array.from({ length: 301 }, (_, n) => `pkg_${n}`).join(',');
    expect((await get(`/admin/packages?format=csv&ids=${ids}`)).status).toBe(422);
    expect((await app.fetch('/admin/packages?format=csv')).status).toBe(401);
  });

  it('P20 destinations, testimonials, cruises and pilgrimages have files with what their lists show', async () => {
    for (const [name, head] of [
      ['destinations', 'Name,Description'],
      ['testimonials', 'Added,Name,Location'],
      ['cruises', 'Title,Destination,Duration'],
      ['pilgrimages', 'Title,Location,Tag'],
    ]) {
      const list = await app.json<unknown[]>(`/admin/${name}`, { headers: { cookie } });
      const answer = await get(`/admin/${name}?format=csv`);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`);
      const text = (await answer.text()).replace('\uFEFF', '');
      expect(text.startsWith(head ?? '-')).toBe(true);
      expect(text.trim().split('\r\n')).toHaveLength(list.body.length + 1);
    }
  });

  it('B03 inquiries come with what only their form asks, their notes, and the time on the agency’s clock', async () => {
    await app.db.insert(inquiries).values({
      id: 'inq_csv',
      source: 'visa',
      name: 'Asha',
      email: 'asha@example.in',
      phone: '+91 98450 11762',
      destination: 'Dubai',
      details: {
        destination_country: 'Dubai',
        nationality: 'Indian',
        visa_type: 'Tourist',
        travel_date: '2027-01-09',
      },
      createdAt: new Date('2026-11-27T19:05:00Z'),
    });
    await app.db.insert(inquiryNotes).values({
      id: 'note_csv',
      inquiryId: 'inq_csv',
      note: 'Called',
      author: 'Meera',
      createdAt: new Date('2026-11-27T20:00:00Z'),
    });
    const columns = 'created,nationality,visa,country,travel,notes';
    const answer = await get(`/crm/inquiries?id=inq_csv&format=csv&columns=${columns}`);
    expect((await answer.text()).trim().split('\r\n')[1]).toBe(
      '2026-11-28 00:35,Indian,Tourist,Dubai,2027-01-09,2026-11-28 01:30 Meera: Called',
    );
  });

  it('B01 bookings and inquiries have files', async () => {
    for (const path of ['/crm/bookings', '/crm/inquiries']) {
      const answer = await get(`${path}?format=csv`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Name,Email,Phone');
    }
  });
});

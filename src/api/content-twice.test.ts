import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaff } from '#tests/support/staff-member.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  headers = { cookie: (await addStaff(app, 'content')).cookie };
});
afterAll(() => app.close());

interface Made {
  id: string;
  name?: string;
  title?: string;
}

const KINDS = [
  ['packages', { title: 'Twice to Spiti', destination: 'Spiti', price: '₹24,999' }],
  ['cruises', { title: 'Twice on the Ganga', destination: 'Varanasi' }],
  ['pilgrimages', { title: 'Twice to Gangotri', location: 'Uttarakhand' }],
  ['destinations', { name: 'Twicetown' }],
  ['testimonials', { name: 'Asha Verma', text: 'We went twice.', rating: 5 }],
] as const;

it.each(KINDS)(
  'UI-15 %s: one press makes one, however often it is sent; another press another',
  async (kind, fields) => {
    const path = `/admin/${kind}`;
    const send = (key?: string, change: object = {}) =>
      app.json<Made>(path, { method: 'POST', headers, body: { ...fields, ...change, request_key: key } });
    const all = [...(await Promise.all([send('press-1'), send('press-1')])), await send('press-1')];
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);

    const changed = await send(
      'press-1',
      kind === 'testimonials' ? { text: 'Thrice.' } : { image: '/pictures/goa.svg' },
    );
    expect(changed).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });

    const other = await send('press-2', kind === 'destinations' ? { name: 'Thricetown' } : {});
    expect(other.body.id).not.toBe(all[0]?.body.id);

    // Deleted meanwhile, it is made anew.
    await app.json(`${path}/${other.body.id}`, { method: 'DELETE', headers });
    const anew = await send('press-2', kind === 'destinations' ? { name: 'Thricetown' } : {});
    expect(anew.status).toBe(201);
    expect(anew.body.id).not.toBe(other.body.id);
  },
);

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

it.each(['packages', 'cruises', 'pilgrimages'] as const)(
  'UI-15 P20 a copy of one of the %s: one press makes one, however often it is sent; another press another',
  async (kind) => {
    const path = `/admin/${kind}`;
    const body = { title: 'To copy', destination: 'Spiti', location: 'Spiti', price: '₹24,999' };
    const make = () => app.json<Made>(path, { method: 'POST', headers, body });
    const [one, other] = [(await make()).body, (await make()).body];
    const copy = (id: string, key?: string) =>
      app.json<Made>(`${path}/${id}/duplicate${key ? `?request_key=${key}` : ''}`, {
        method: 'POST',
        headers,
      });

    const all = [
      ...(await Promise.all([copy(one.id, 'press-1'), copy(one.id, 'press-1')])),
      await copy(one.id, 'press-1'),
    ];
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    const made = all[0]?.body.id ?? '';
    expect(new Set(all.map(({ body }) => body.id))).toEqual(new Set([made]));

    const apart = [await copy(one.id, 'press-2'), await copy(other.id, 'press-1'), await copy(one.id)];
    expect(new Set([made, ...apart.map(({ body }) => body.id)]).size).toBe(4);

    // A copy that was changed meanwhile is still the one that was made; of a deleted one another is made.
    await app.json(`${path}/${made}`, { method: 'PUT', headers, body: { title: 'Renamed' } });
    expect((await copy(one.id, 'press-1')).body).toMatchObject({ id: made, title: 'Renamed' });
    await app.json(`${path}/${made}`, { method: 'DELETE', headers });
    const anew = await copy(one.id, 'press-1');
    expect(anew.status).toBe(201);
    expect(anew.body.id).not.toBe(made);
    expect((await copy(one.id, 'x'.repeat(201))).status).toBe(422);
  },
);

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

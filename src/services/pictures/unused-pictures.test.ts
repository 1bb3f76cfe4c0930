import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PictureView } from '#app/contract/pictures.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { pictures } from '#app/db/schema/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { dropUnusedPictures } from './drop-unused-pictures.ts';
import { makePicture } from './make-picture.ts';

let app: TestApp;
let cookie: string;
let now = new Date('2027-01-10T10:00:00Z');
const DAY = 86_400_000;
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

async function upload(): Promise<PictureView> {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#208040' } });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'x.jpg'));
  const answer = await app.fetch('/admin/pictures', { method: 'POST', headers: { cookie }, body: form });
  expect(answer.status).toBe(201);
  return (await answer.json()) as PictureView;
}
const asStaff = <T = { id: string; detail: string; code: string }>(
  method: string,
  path: string,
  body?: unknown,
) => app.json<T>(`/admin/${path}`, { method, body, headers: { cookie } });
const isThere = async (id: string) => (await app.db.$count(pictures, eq(pictures.id, id))) === 1;
const keysOf = async (id: string) => {
  const found: string[] = [];
  for await (const { key } of app.ctx.files.list(`pictures/${id}/`)) found.push(key);
  return found;
};

test('SEC-06 a picture is deleted with its files unless something shows it, which is named', async () => {
  const free = await upload();
  await makePicture(app.ctx, { pictureId: free.id });
  expect((await keysOf(free.id)).length).toBeGreaterThan(3);
  expect((await asStaff('DELETE', `pictures/${free.id}`)).status).toBe(200);
  expect([await isThere(free.id), await keysOf(free.id)]).toEqual([false, []]);
  expect((await asStaff('DELETE', `pictures/${free.id}`)).status).toBe(404);

  const { id, address } = await upload();
  const trip = { title: 'T', destination: 'D', price: '₹1,000', images: [address] };
  const made = await asStaff('POST', 'packages', trip);
  await asStaff('POST', 'destinations', { name: 'D', image: address });
  const cruise = await asStaff('POST', 'cruises', { title: 'C', destination: 'D', image: address });
  const refused = await asStaff('DELETE', `pictures/${id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  expect(refused.body.detail).toBe('This picture is used by 1 package, 1 cruise and 1 destination.');
  await asStaff('DELETE', `packages/${made.body.id}`);
  await asStaff('PUT', `cruises/${cruise.body.id}`, { image: '' });
  expect((await asStaff('DELETE', `pictures/${id}`)).body.detail).toBe(
    'This picture is used by 1 destination and 1 deleted item that can still come back.',
  );
});

test('a picture that nothing shows goes after 30 days, one that is shown again meanwhile stays', async () => {
  const [unused, shown, again] = [await upload(), await upload(), await upload()];
  await asStaff('POST', 'destinations', { name: 'Shown', image: shown.address });
  expect(await dropUnusedPictures(app.ctx)).toBe(0);
  now = new Date(now.getTime() + 29 * DAY);
  const trip = { title: 'P', location: 'L', images: ['/pictures/a.avif', again.address] };
  const pilgrimage = await asStaff('POST', 'pilgrimages', trip);
  expect(await dropUnusedPictures(app.ctx)).toBe(0);
  await asStaff('PUT', `pilgrimages/${pilgrimage.body.id}`, { images: [], image: '' });
  now = new Date(now.getTime() + 2 * DAY);
  expect(await dropUnusedPictures(app.ctx)).toBe(1);
  expect(await Promise.all([unused.id, shown.id, again.id].map(isThere))).toEqual([false, true, true]);
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.entityId, unused.id));
  const entry = entries.find((one) => one.action === 'picture.deleted');
  expect(entry).toMatchObject({ actorType: 'system', after: { reason: expect.stringContaining('30 days') } });
  now = new Date(now.getTime() + 40 * DAY);
  expect(await dropUnusedPictures(app.ctx)).toBe(1);
  expect(await isThere(again.id)).toBe(false);
});

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PictureView } from '#app/contract/pictures.ts';
import { keepInMemory } from '#app/integrations/files/kept-in-memory.ts';
import type { FileStore } from '#app/integrations/files/port.ts';
import { createS3Store } from '#app/integrations/files/s3.ts';
import { makePicture } from '#app/services/pictures/make-picture.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createPictureFiles } from './picture-files.ts';

let app: TestApp;
let server: S3Server;
let store: FileStore;
let cookie: string;
beforeAll(async () => {
  [app, server] = await Promise.all([createTestApp(), startS3Server()]);
  store = onS3(server.url);
  app.ctx.files = keepInMemory(store);
  cookie = await app.loginAsStaff();
});
afterAll(() => Promise.all([app.close(), server.close()]));

function onS3(endpoint: string): FileStore {
  return createS3Store({
    endpoint,
    bucket: 'agency',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix: 'files/',
  });
}

const get = (path: string, init?: RequestInit) =>
  createPictureFiles(app.ctx)(new Request(`http://localhost${path}`, init));

async function upload() {
  const background = { r: 200, g: 60, b: 30 };
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'x.jpg'));
  const answer = await app.fetch('/admin/pictures', { method: 'POST', headers: { cookie }, body: form });
  return { status: answer.status, body: (await answer.json()) as PictureView & { code: string } };
}

test('a picture in an S3 store is shown at once and in all its forms, and the store is asked for each once', async () => {
  const { status, body } = await upload();
  expect(status).toBe(201);
  expect((await get(body.address)).status).toBe(200);
  await makePicture(app.ctx, { pictureId: body.id });
  const opened = vi.spyOn(store, 'open');
  for (let time = 0; time < 5; time++) {
    const answer = await get(`/files/${body.id}/300.webp`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(300);
  }
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
});

test('a part of a picture is sent as a part, and one that is known is not sent again', async () => {
  const { body } = await upload();
  await makePicture(app.ctx, { pictureId: body.id });
  const path = `/files/${body.id}/300.jpg`;
  const whole = await get(path);
  const etag = whole.headers.get('etag') ?? '';
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await get(path, { headers: { range: 'bytes=2-5', 'if-range': etag } });
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    `bytes 2-5/${bytes.length}`,
    '4',
  ]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
  const other = await get(path, { headers: { range: 'bytes=2-5', 'if-range': '"old"' } });
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  const outside = await get(path, { headers: { range: `bytes=${bytes.length}-` } });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('while the store cannot be reached visitors are told to come back, and staff why a picture is not kept', async () => {
  const { body } = await upload();
  const own = app.ctx.files;
  app.ctx.files = onS3('http://127.0.0.1:1');
  const answer = await get(`/files/${body.id}`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  const refused = await upload();
  expect([refused.status, refused.body.code]).toEqual([502, 'provider_failed']);
  app.ctx.files = own;
  expect((await get(`/files/${body.id}`)).status).toBe(200);
});

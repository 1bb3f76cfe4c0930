import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_PICTURE, type PictureView } from '#app/contract/pictures.ts';
import { auditLog, pictures } from '#app/db/schema/index.ts';
import { readPictureAddress } from '#app/domain/picture-address.ts';
import { createPictureFiles } from '#app/http/picture-files.ts';
import { makePicture } from '#app/services/pictures/make-picture.ts';
import { requeuePictures, sweepPictureFiles } from '#app/services/pictures/sweep-pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
let now = new Date('2027-01-10T10:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  cookie = await app.loginAsStaff();
});
afterAll(() => app.close());

type Bytes = Uint8Array<ArrayBuffer>;
const own = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

/** A landscape, red on its left and blue on its right. */
async function photo(width = 900, height = 600): Promise<Sharp> {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#d02020' };
  const left = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#2020d0' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}
const jpeg = async (width?: number, height?: number) =>
  own(await (await photo(width, height)).jpeg().toBuffer());

function form(bytes: Bytes, name = 'photo.jpg', type = 'image/jpeg', alt?: string): FormData {
  const body = new FormData();
  body.set('file', new File([bytes], name, { type }));
  if (alt !== undefined) body.set('alt', alt);
  return body;
}

async function send(body: BodyInit, headers: Record<string, string> = { cookie }) {
  const answer = await app.fetch('/admin/pictures', { method: 'POST', headers, body, ...halfDuplex(body) });
  return { status: answer.status, body: (await answer.json()) as PictureView & Refusal };
}
interface Refusal {
  detail: string;
  code: string;
  fields?: Record<string, string>;
}
/** Streams need it said; the types do not know it. */
const halfDuplex = (body: BodyInit) => (body instanceof ReadableStream ? { duplex: 'half' } : {});

const get = (path: string, init?: RequestInit) =>
  createPictureFiles(app.ctx)(new Request(`http://localhost${path}`, init));
const keys = async () => {
  const found: string[] = [];
  for await (const { key } of app.ctx.files.list('pictures/')) found.push(key);
  return found.sort();
};
const rowCount = async () => (await app.db.select({ id: pictures.id }).from(pictures)).length;

describe('an upload', () => {
  test('can be shown at once and has all its forms, none larger than itself, after its job', async () => {
    const { status, body } = await send(form(await jpeg(1000, 700), 'IMG 1.jpg', 'image/jpeg', 'Two fields'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'IMG 1.jpg', width: 1000, height: 700, status: 'processing' });
    expect(readPictureAddress(body.address)).toMatchObject({ id: body.id, width: 1000, alt: 'Two fields' });
    expect(body.address.length).toBeLessThan(600);
    expect(app.jobs.at(-1)).toEqual({ name: 'picture.make', data: { pictureId: body.id } });
    const audits = await app.db.select().from(auditLog);
    expect(audits).toContainEqual(
      expect.objectContaining({ action: 'picture.uploaded', entityId: body.id, actorType: 'staff' }),
    );

    const early = await get(body.address);
    expect([early.status, early.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(early.headers.get('cache-control')).toBe('no-store');
    expect((await sharp(await early.arrayBuffer()).metadata()).width).toBe(1000);
    const soon = await get(`/files/${body.id}/800.avif`);
    expect([soon.status, soon.headers.get('location')]).toEqual([302, `/files/${body.id}`]);

    await makePicture(app.ctx, { pictureId: body.id });
    const view = await app.json<PictureView>(`/admin/pictures/${body.id}`, { headers: { cookie } });
    expect(view.body).toEqual({ ...body, status: 'ready' });
    for (const width of [480, 800, 1000]) {
      for (const [format, type] of Object.entries({ avif: 'heif', webp: 'webp', jpg: 'jpeg' })) {
        const answer = await get(`/files/${body.id}/${width}.${format}`);
        expect(answer.headers.get('content-type')).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(answer.headers.get('content-length')).toBe(String(bytes.length));
        expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width, height: width * 0.7 });
      }
    }
    for (const other of [
      '1200.jpg',
      '1600.avif',
      '801.webp',
      '0800.jpg',
      '800.svg',
      '800.jpg/..',
      'master.jpg',
    ])
      expect((await get(`/files/${body.id}/${other}`)).status).toBe(404);
  });

  test('is answered without its body for HEAD, and not again for a kept one', async () => {
    const { body } = await send(form(await jpeg(300, 200)));
    await makePicture(app.ctx, { pictureId: body.id });
    const path = `/files/${body.id}/300.jpg`;
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    const etag = head.headers.get('etag') ?? '';
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await get(path, { method: 'POST' })).status).toBe(405);
    expect((await get(`/files/${body.id}`)).headers.get('cache-control')).toContain('immutable');
  });

  test('stands upright and keeps nothing of where it was taken', async () => {
    const turned = await (await photo(600, 400))
      .withExif({
        IFD0: { Copyright: 'secret-owner', ImageDescription: 'secret-text' },
        IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(turned.includes('secret-owner')).toBe(true);
    const { body } = await send(form(own(turned)));
    expect([body.width, body.height]).toEqual([400, 600]);
    await makePicture(app.ctx, { pictureId: body.id });
    for (const key of (await keys()).filter((one) => one.includes(body.id))) {
      const bytes = Buffer.from((await app.ctx.files.read(key)) ?? []);
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ key, exif, xmp, iptc, orientation }).toEqual({ key });
      expect(bytes.includes('secret')).toBe(false);
    }
    const top = await sharp((await app.ctx.files.read(`pictures/${body.id}/400.webp`)) ?? undefined)
      .extract({ left: 200, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[0]).toBeGreaterThan(top[2] ?? 255);
  });

  test.each(['png', 'webp', 'avif'] as const)(
    'may be %s, whatever its name and header say',
    async (format) => {
      const bytes = own(await (await photo(64, 48))[format]().toBuffer());
      const { status, body } = await send(form(bytes, 'x.exe', 'text/html'));
      expect([status, body.width, body.height]).toEqual([201, 64, 48]);
    },
  );

  test('may be a single, half transparent pixel, or a very long strip', async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0.5 };
    for (const [width, height] of [
      [1, 1],
      [300, 20_000],
    ] as const) {
      const bytes = own(
        await sharp({ create: { width, height, channels: 4, background } })
          .png()
          .toBuffer(),
      );
      const { status, body } = await send(form(bytes));
      expect(status).toBe(201);
      await makePicture(app.ctx, { pictureId: body.id });
      expect((await get(`/files/${body.id}/${body.width}.webp`)).status).toBe(200);
    }
  });

  test('twice at the same moment is two pictures, each whole', async () => {
    const bytes = await jpeg(500, 300);
    const both = await Promise.all([send(form(bytes)), send(form(bytes)), send(form(bytes))]);
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = both.map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(3);
    await Promise.all(
      ids.flatMap((pictureId) => [makePicture(app.ctx, { pictureId }), makePicture(app.ctx, { pictureId })]),
    );
    for (const id of ids) {
      expect((await keys()).filter((key) => key.includes(id))).toHaveLength(1 + 2 * 3);
      const kept = await app.ctx.files.read(`pictures/${id}/500.jpg`);
      expect((await sharp(kept ?? undefined).stats()).isOpaque).toBe(true);
    }
  });
});

describe('what is refused', () => {
  test('everybody who is not signed in, before the body is read', async () => {
    let read = 0;
    const body = new ReadableStream({ pull: () => void read++ }, { highWaterMark: 0 });
    const { status } = await send(body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect([status, read]).toEqual([401, 0]);
    expect((await app.fetch('/admin/pictures/pic_x')).status).toBe(401);
  });

  const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  test.each([
    ['an SVG', svg, 'logo.svg', 'SVG drawing'],
    ['an SVG called a JPEG', svg, 'photo.jpg', 'SVG drawing'],
    ['a page', '<!DOCTYPE html><script>alert(1)</script>', 'photo.png', 'web page'],
    ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;', 'photo.gif', 'GIF'],
    ['a PDF', '%PDF-1.7\n', 'photo.jpg', 'PDF'],
    ['a program', 'MZ\x90\0', 'photo.webp', 'program'],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'IMG_1.HEIC', 'HEIC'],
    ['an empty file', '', 'photo.jpg', 'empty'],
    ['noise', 'hello', 'photo.jpg', 'no picture that we know'],
    ['half a JPEG header', '\xff\xd8\xff\xe0', 'photo.jpg', 'damaged'],
    ['a PNG with nothing in it', '\x89PNG\r\n\x1a\n', 'photo.png', 'damaged'],
    ['a WebP with a script in it', 'RIFF\x10\0\0\0WEBP<script>alert(1)</script>', 'photo.webp', 'damaged'],
  ])('SEC-06 %s', async (_what, text, name, words) => {
    const before = [await rowCount(), await keys()];
    const { status, body } = await send(form(own(Buffer.from(text, 'latin1')), name, 'image/jpeg'));
    expect([status, body.code]).toEqual([422, 'invalid_input']);
    expect(body.detail).toContain(words);
    expect(body.fields).toEqual({ file: body.detail });
    expect([await rowCount(), await keys()]).toEqual(before);
  });

  test('a picture that is cut short', async () => {
    const whole = await jpeg(800, 600);
    const { status, body } = await send(form(own(whole.subarray(0, whole.length / 2))));
    expect([status, body.detail]).toEqual([422, expect.stringContaining('damaged')]);
  });

  test('a small file that claims to be endless', async () => {
    const { status, body } = await send(form(pngClaiming(30_000, 30_000)));
    expect([status, body.detail]).toEqual([422, expect.stringContaining('60 million pixels')]);
  });

  test('SEC-07 more than 15 MB, by its length or while it comes in', async () => {
    const announced = await send(new Uint8Array(MAX_PICTURE + 100_000), {
      cookie,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(MAX_PICTURE + 100_000),
    });
    const inFile = await send(form(new Uint8Array(MAX_PICTURE + 1)));
    let sent = 0;
    const chunk = new Uint8Array(1_048_576);
    const endless = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        if (sent > 100 * chunk.length) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const chunked = await send(endless, { cookie, 'content-type': 'multipart/form-data; boundary=x' });
    for (const { status, body } of [announced, inFile, chunked]) {
      expect([status, body.code]).toEqual([413, 'body_too_large']);
      expect(body.detail).toContain('15 MB');
    }
    expect(sent).toBeLessThan(20 * chunk.length);
    expect((await send(form(await jpeg()))).status).toBe(201);
  });

  test('SEC-07 many parts, many files, no file, and forms that are none', async () => {
    const bytes = await jpeg(20, 20);
    const many = form(bytes);
    for (let at = 0; at < 1000; at++) many.append(`field${at}`, 'x');
    const files = form(bytes);
    for (let at = 0; at < 4; at++) files.append('file', new File([bytes], 'b.jpg'));
    const text = new FormData();
    text.set('file', 'photo.jpg');
    for (const body of [many, files, text, new FormData(), form(bytes, 'x', 'x', 'a'.repeat(161))]) {
      const answer = await send(body);
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input']);
    }
    const raw = (body: string, type: string) => send(body, { cookie, 'content-type': type });
    expect((await raw('--x\r\nno form', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await raw('x', 'multipart/form-data;')).status).toBe(400);
    expect((await raw('{}', 'application/json')).status).toBe(415);
    expect((await raw('x', 'image/jpeg')).status).toBe(415);
    const other = await app.fetch('/admin/packages', {
      method: 'POST',
      headers: { cookie },
      body: form(bytes),
    });
    expect(other.status).toBe(415);
  });
});

test('SEC-05 a name that is a path is a name only, and no address leads out of the store', async () => {
  const bytes = await jpeg(20, 20);
  for (const [name, shown] of [
    ['../../../tmp/pwn.jpg', 'pwn.jpg'],
    ['..\\..\\x.jpg', 'x.jpg'],
    ['/etc/cron.d/x', 'x'],
    ['%2e%2e%2fx.jpg', '%2e%2e%2fx.jpg'],
    ['a\u0000b\u202e.jpg', 'ab.jpg'],
    ['', 'picture'],
  ] as const) {
    const { status, body } = await send(form(bytes, name));
    // A form may leave out what it cannot write: then there is no name, or it is refused as a whole.
    if (status === 201) expect([shown, 'picture']).toContain(body.name);
    else expect([400, 422]).toContain(status);
  }
  for (const key of await keys())
    expect(key).toMatch(/^pictures\/pic_[a-z0-9]{24}\/(master|\d+)\.(jpg|webp|avif)$/);
  for (const path of [
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/../../etc/passwd',
    '/files/pic_x/1.jpg',
    '/files/',
  ])
    expect((await get(path)).status).toBe(404);
  const ids = ['..%2F..%2Fetc%2Fpasswd', '%00', 'pic_x'];
  for (const id of ids) {
    expect((await app.fetch(`/admin/pictures/${id}`, { headers: { cookie } })).status).toBe(404);
  }
});

test.each([
  'बिल मार्च.png',
  'Générée.png',
  'Ge\u0301ne\u0301re\u0301e.png',
  'क्\u200dष “Goa” 100%.jpg',
  '海.webp',
])('SEC-19 %s is called what it was called, wherever its name is shown', async (name) => {
  const { status, body } = await send(form(await jpeg(12, 9), name));
  expect([status, body.name]).toEqual([201, name]);
  const listed = await app.json<PictureView>(`/admin/pictures/${body.id}`, { headers: { cookie } });
  expect(listed.body.name).toBe(name);
  const audit = await app.json<{ entries: Array<{ after: { name?: string } }> }>(
    `/admin/audit?entity_id=${body.id}`,
    { headers: { cookie } },
  );
  expect(JSON.stringify(audit.body)).toContain(JSON.stringify(name).slice(1, -1));
});

describe('what a crash or a deletion leaves', () => {
  test('a picture whose job was lost gets another, and one that was half made is made whole', async () => {
    const { body } = await send(form(await jpeg(600, 400)));
    await app.ctx.files.put(`pictures/${body.id}/480.avif`, new TextEncoder().encode('half'));
    app.jobs.length = 0;
    const job = { name: 'picture.make', data: { pictureId: body.id } };
    await requeuePictures(app.ctx);
    expect(app.jobs).not.toContainEqual(job);
    now = new Date(now.getTime() + 2 * 60_000);
    await requeuePictures(app.ctx);
    expect(app.jobs).toContainEqual(job);
    await makePicture(app.ctx, { pictureId: body.id });
    const made = await get(`/files/${body.id}/480.avif`);
    expect((await sharp(await made.arrayBuffer()).metadata()).width).toBe(480);
    app.jobs.length = 0;
    await requeuePictures(app.ctx);
    expect(app.jobs).not.toContainEqual(job);
  });

  test('a picture without its master has failed; one that is gone is nobody’s work', async () => {
    const { body } = await send(form(await jpeg(60, 40)));
    await app.ctx.files.delete(`pictures/${body.id}/master.jpg`);
    await makePicture(app.ctx, { pictureId: body.id });
    const view = await app.json<PictureView>(`/admin/pictures/${body.id}`, { headers: { cookie } });
    expect(view.body.status).toBe('failed');
    expect((await get(`/files/${body.id}`)).status).toBe(404);
    await makePicture(app.ctx, { pictureId: 'pic_gone' });
    expect(await app.ctx.files.read('pictures/pic_gone/1.jpg')).toBeNull();
  });

  test('files without a row are deleted when no row can be on its way any more', async () => {
    const { body } = await send(form(await jpeg(60, 40)));
    await app.ctx.files.put('pictures/pic_orphan/master.jpg', new Uint8Array(3));
    vi.spyOn(app.ctx, 'now').mockImplementation(() => new Date());
    expect(await sweepPictureFiles(app.ctx)).toBe(0);
    vi.spyOn(app.ctx, 'now').mockImplementation(() => new Date(Date.now() + 2 * 3_600_000));
    expect(await sweepPictureFiles(app.ctx)).toBe(1);
    vi.restoreAllMocks();
    expect(await keys()).toContain(`pictures/${body.id}/master.jpg`);
    expect(await keys()).not.toContain('pictures/pic_orphan/master.jpg');
  });
});

/** A PNG whose head says it is that large, with hardly anything behind it. */
function pngClaiming(width: number, height: number): Bytes {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head)];
  parts.push(chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0)));
  return own(Buffer.concat(parts));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

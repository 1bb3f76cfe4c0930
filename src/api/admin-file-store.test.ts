import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProvidersView, TestAnswer } from '#app/contract/providers.ts';
import { secrets } from '#app/db/schema/secrets.ts';
import { ALL_DEFAULTS } from '#app/domain/all-settings.ts';
import { createS3Store } from '#app/integrations/files/s3.ts';
import { openFileStore } from '#app/open-file-store.ts';
import { createProviders } from '#app/providers.ts';
import { keptFiles } from '#app/services/files/kept-files.ts';
import { resolveProviders } from '#app/services/settings/resolve-providers.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let app: BookingApp;
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
  app = await createBookingApp();
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(secrets);
  app.ctx.config.dataDir = temporaryFolder();
  const live = await createProviders({
    config: app.ctx.config,
    log: app.ctx.log,
    simulator: null,
    resolve: () => resolveProviders(app.ctx),
  });
  Object.assign(app.ctx, { providers: live, files: live.files });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (found: Uint8Array | null) => (found ? Buffer.from(found).toString() : null);
const bucket = (store: 'disk' | 's3', more: object = {}) => ({
  ...ALL_DEFAULTS.files,
  store,
  endpoint: server.url,
  bucket: server.bucket,
  prefix: 'site/a',
  accessKeyId: 'S3RVER',
  ...more,
});
const put = (value: object) => app.staff('PUT', '/admin/settings/files', value);
const setKey = () => app.staff('PUT', '/admin/settings/secrets/files.secretKey', { value: 'S3RVER' });
const send = () => app.staff<TestAnswer>('POST', '/admin/settings/files/test', {});
const view = async () =>
  (await app.staff<ProvidersView>('GET', '/admin/settings/providers')).body.providers.find(
    ({ name }) => name === 'files',
  );
const inBucket = () =>
  createS3Store({
    endpoint: server.url,
    bucket: server.bucket,
    region: 'us-east-1',
    prefix: 'site/a/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

describe('P26 the file store', () => {
  it('changes without a restart, and files from before a switch are still found', async () => {
    expect(await view()).toMatchObject({
      state: 'ready',
      detail: 'Files are kept in the server’s data folder.',
    });
    await app.ctx.files.put('papers/1.pdf', bytes('on the disk'));

    expect((await put(bucket('s3'))).status).toBe(200);
    expect(await view()).toMatchObject({ state: 'incomplete', fixed: [] });
    await app.ctx.files.put('papers/2.pdf', bytes('on the disk too'));
    expect(await inBucket().read('papers/2.pdf')).toBeNull();

    expect((await setKey()).status).toBe(200);
    expect(await view()).toMatchObject({ state: 'ready', detail: 'Files go to the bucket agency.' });
    await app.ctx.files.put('papers/3.pdf', bytes('in the bucket'));
    expect(textOf(await inBucket().read('papers/3.pdf'))).toBe('in the bucket');
    expect(textOf(await app.ctx.files.read('papers/1.pdf'))).toBe('on the disk');

    expect((await put(bucket('disk'))).status).toBe(200);
    await app.ctx.files.put('papers/4.pdf', bytes('on the disk again'));
    expect(await inBucket().read('papers/4.pdf')).toBeNull();
    expect(textOf(await app.ctx.files.read('papers/3.pdf'))).toBe('in the bucket');

    const keys: string[] = [];
    for await (const key of keptFiles(app.ctx.files).keys()) keys.push(key);
    expect(keys.toSorted(), 'a backup has those of both').toEqual([
      'papers/1.pdf',
      'papers/2.pdf',
      'papers/3.pdf',
      'papers/4.pdf',
    ]);
    await app.ctx.files.delete('papers/3.pdf');
    expect(await inBucket().read('papers/3.pdf')).toBeNull();
  });

  it('“Send a test” writes, reads and deletes, and tells what really came of it', async () => {
    expect((await send()).body).toEqual({
      result: 'sent',
      detail: 'A small file was written in the server’s data folder, read back and deleted',
    });
    await put(bucket('s3'));
    expect(await send()).toMatchObject({ status: 409, body: { code: 'provider_not_configured' } });
    await setKey();
    expect((await send()).body).toEqual({
      result: 'sent',
      detail: 'A small file was written in the bucket agency, read back and deleted',
    });
    const left: string[] = [];
    for await (const { key } of inBucket().list('probes/')) left.push(key);
    expect(left).toEqual([]);
    for (const [wrong, detail] of [
      [{ bucket: 'nobodys' }, 'The bucket nobodys does not exist'],
      [{ accessKeyId: 'stranger' }, 'The file store answered 403 InvalidAccessKeyId to PUT'],
      [{ endpoint: 'http://127.0.0.1:1' }, 'The file store could not be reached'],
    ] as const) {
      expect((await put(bucket('s3', wrong))).status).toBe(200);
      const answer = await send();
      expect([answer.status, answer.body]).toMatchObject([502, { code: 'provider_failed', detail }]);
    }
  });

  it('the environment wins field by field', async () => {
    const before = app.ctx.config.fixed;
    await put(bucket('s3', { bucket: 'nobodys' }));
    app.ctx.config.fixed = { 'files.store': 's3', 'files.bucket': 'agency', 'files.secretKey': 'S3RVER' };
    try {
      await app.ctx.providers.reload();
      expect(await view()).toMatchObject({
        state: 'ready',
        fixed: ['store', 'bucket', 'files.secretKey'],
        secrets: [{ name: 'files.secretKey', fixed: true, set: true }],
      });
      await app.ctx.files.put('papers/9.pdf', bytes('x'));
      expect(textOf(await inBucket().read('papers/9.pdf'))).toBe('x');
      const change = await put(bucket('disk', { bucket: 'nobodys' }));
      expect([change.status, Object.keys(change.body.fields ?? {})]).toEqual([422, ['store']]);
    } finally {
      app.ctx.config.fixed = before;
    }
  });

  it('a script opens the same store by the database and the key', async () => {
    await put(bucket('s3'));
    await setKey();
    app.ctx.config.secretsKey = 'another-key-that-opens-nothing';
    const { config, db, log } = app.ctx;
    await app.ctx.files.put('papers/5.pdf', bytes('in the bucket'));
    const stranger = await openFileStore(config, db, log);
    expect(await stranger.read('papers/5.pdf'), 'without the key').toBeNull();
    config.secretsKey = 'a-secret-for-tests-that-is-long-enough';
    const own = await openFileStore(config, db, log);
    expect(textOf(await own.read('papers/5.pdf'))).toBe('in the bucket');
  });
});

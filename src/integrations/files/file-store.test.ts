import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { keepInMemory } from './kept-in-memory.ts';
import { createLocalDisk } from './local-disk.ts';
import type { FileStore } from './port.ts';
import { createS3Store } from './s3.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

function onS3(prefix: string): FileStore {
  return createS3Store({
    endpoint: server.url,
    bucket: server.bucket,
    region: 'ap-south-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix,
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (store: FileStore, key: string) => Buffer.from((await store.read(key)) ?? []).toString();
async function keysIn(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

const STORES: Array<[string, () => FileStore]> = [
  ['a folder', () => createLocalDisk(`${temporaryFolder()}/files`)],
  ['S3', () => onS3('site-a/')],
  ['S3 at the bucket’s top, kept in memory', () => keepInMemory(onS3(''))],
];

describe.each(STORES)('files in %s', (_name, make) => {
  test('are put, read, sent on, listed and deleted by their keys', async () => {
    const store = make();
    expect(await keysIn(store, 'pictures/')).toEqual([]);
    expect([await store.read('pictures/a/1.jpg'), await store.open('pictures/a/1.jpg')]).toEqual([
      null,
      null,
    ]);
    const before = Date.now();
    await store.put('pictures/a/1.jpg', bytes('first'));
    expect(await textOf(store, 'pictures/a/1.jpg')).toBe('first');
    await store.put('pictures/a/1.jpg', bytes('second'));
    await store.put('pictures/b/1.jpg', bytes('other'));
    await store.put('papers/c/1.pdf', bytes('paper'));
    expect(await textOf(store, 'pictures/a/1.jpg')).toBe('second');
    expect(await keysIn(store, 'pictures/')).toEqual(['pictures/a/1.jpg', 'pictures/b/1.jpg']);
    expect(await keysIn(store, 'pictures/a/')).toEqual(['pictures/a/1.jpg']);
    for await (const { writtenAt } of store.list('pictures/'))
      expect(Math.abs(writtenAt.getTime() - before)).toBeLessThan(60_000);

    await store.delete('pictures/a/1.jpg');
    await store.delete('pictures/a/1.jpg');
    expect([await store.read('pictures/a/1.jpg'), await store.open('pictures/a/1.jpg')]).toEqual([
      null,
      null,
    ]);
    for (const key of ['pictures/b/1.jpg', 'papers/c/1.pdf']) await store.delete(key);
  });

  test('are sent on whole or in part, as often as asked', async () => {
    const store = make();
    await store.put('pictures/r/1.bin', bytes('0123456789'));
    const opened = await store.open('pictures/r/1.bin');
    expect(opened?.size).toBe(10);
    for (const [range, text] of [
      [undefined, '0123456789'],
      [{ from: 2, to: 4 }, '234'],
      [{ from: 9, to: 9 }, '9'],
      [undefined, '0123456789'],
    ] as const)
      expect(await new Response(opened?.stream(range)).text()).toBe(text);
    await opened?.stream().cancel();
    await store.put('pictures/r/2.bin', new Uint8Array());
    expect(await new Response((await store.open('pictures/r/2.bin'))?.stream()).text()).toBe('');
    for (const key of ['pictures/r/1.bin', 'pictures/r/2.bin']) await store.delete(key);
  });

  test('that are large come back as they went', async () => {
    const store = make();
    const large = new Uint8Array(5_000_000).map((_, at) => at * 31);
    await store.put('pictures/l/1.bin', large);
    const opened = await store.open('pictures/l/1.bin');
    const back = new Uint8Array(await new Response(opened?.stream()).arrayBuffer());
    expect(Buffer.compare(back, large)).toBe(0);
    await store.delete('pictures/l/1.bin');
  });

  test('SEC-05 are never reached by what is no key', async () => {
    const store = make();
    for (const key of [
      '../x.jpg',
      '/etc/passwd',
      'p/../../x.jpg',
      'p//x.jpg',
      'P/X.JPG',
      '%2e%2e%2fx.jpg',
      '',
    ]) {
      await expect(store.put(key, bytes('x'))).rejects.toThrow('no key');
      await expect(store.read(key)).rejects.toThrow('no key');
      await expect(store.open(key)).rejects.toThrow('no key');
      await expect(store.delete(key)).rejects.toThrow('no key');
    }
  });
});

test('a store’s prefix keeps two installations in one bucket apart', async () => {
  const [one, other] = [onS3('one/'), onS3('other/')];
  await one.put('pictures/a/1.jpg', bytes('mine'));
  expect(await other.read('pictures/a/1.jpg')).toBeNull();
  expect(await keysIn(other, '')).toEqual([]);
  expect(await keysIn(one, '')).toEqual(['pictures/a/1.jpg']);
});

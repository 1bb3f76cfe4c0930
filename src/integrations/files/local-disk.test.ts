import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createLocalDisk } from './local-disk.ts';
import type { FileStore } from './port.ts';

async function keysIn(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.sort();
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('files are put, read, sent on, listed and deleted by their keys', async () => {
  const store = createLocalDisk(`${temporaryFolder()}/files`);
  expect(await keysIn(store, 'pictures/')).toEqual([]);
  expect([await store.read('pictures/a/1.jpg'), await store.open('pictures/a/1.jpg')]).toEqual([null, null]);

  await store.put('pictures/a/1.jpg', bytes('first'));
  await store.put('pictures/a/1.jpg', bytes('second'));
  await store.put('pictures/b/1.jpg', bytes('other'));
  await store.put('papers/c/1.pdf', bytes('paper'));
  expect(Buffer.from((await store.read('pictures/a/1.jpg')) ?? []).toString()).toBe('second');
  const opened = await store.open('pictures/a/1.jpg');
  expect(opened?.size).toBe(6);
  expect(await new Response(opened?.stream()).text()).toBe('second');
  const listed = await keysIn(store, 'pictures/');
  expect(listed).toEqual(['pictures/a/1.jpg', 'pictures/b/1.jpg']);
  expect(await keysIn(store, 'pictures/a/')).toEqual(['pictures/a/1.jpg']);

  await store.delete('pictures/a/1.jpg');
  await store.delete('pictures/a/1.jpg');
  expect(await store.read('pictures/a/1.jpg')).toBeNull();
});

test('two that write one file at once leave one whole file and nothing else', async () => {
  const folder = temporaryFolder();
  const store = createLocalDisk(folder);
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((letter) => store.put('p/x.jpg', bytes(letter.repeat(300_000)))),
  );
  const text = Buffer.from((await store.read('p/x.jpg')) ?? []).toString();
  expect(text).toMatch(/^(a{300000}|b{300000}|c{300000}|d{300000})$/);
  expect(readdirSync(`${folder}/p`)).toEqual(['x.jpg']);
});

test('a write that fails leaves nothing, and one that was cut off is not found', async () => {
  const folder = temporaryFolder();
  const store = createLocalDisk(folder);
  mkdirSync(`${folder}/p/x.jpg`, { recursive: true });
  await expect(store.put('p/x.jpg', bytes('x'))).rejects.toThrow();
  expect(readdirSync(`${folder}/p`)).toEqual(['x.jpg']);
  writeFileSync(`${folder}/p/y.jpg.123~`, 'half');
  expect(await keysIn(store, 'p/')).toEqual([]);
});

test.each([
  '../../../tmp/pwn.jpg',
  '..\\..\\x.jpg',
  '/etc/cron.d/x',
  'p/../../x.jpg',
  'p/./x.jpg',
  'p//x.jpg',
  '.env',
  'p/.hidden.jpg',
  '%2e%2e%2fx.jpg',
  'p/x.jpg\0.png',
  'p/x.jpg~',
  '',
  'P/X.JPG',
  'x'.repeat(300),
])('SEC-05 nothing is written, read or deleted by %j', async (key) => {
  const folder = temporaryFolder();
  const store = createLocalDisk(`${folder}/files`);
  const refusal = 'no key';
  await expect(store.put(key, bytes('x'))).rejects.toThrow(refusal);
  await expect(store.read(key)).rejects.toThrow(refusal);
  await expect(store.open(key)).rejects.toThrow(refusal);
  await expect(store.delete(key)).rejects.toThrow(refusal);
  expect(existsSync(`${folder}/files`)).toBe(false);
});

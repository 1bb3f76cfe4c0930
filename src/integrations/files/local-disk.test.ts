import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
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

test('what a write that was cut off left behind goes; one that may still be going on stays', async () => {
  const folder = temporaryFolder();
  const store = createLocalDisk(folder);
  expect(await store.dropDrafts(new Date())).toBe(0);
  await store.put('p/whole.jpg', bytes('whole'));
  for (const name of ['old.pdf.1~', 'young.pdf.2~']) writeFileSync(`${folder}/p/${name}`, 'half');
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['old.pdf.1~', 'whole.jpg']) utimesSync(`${folder}/p/${name}`, hourAgo, hourAgo);
  expect(await store.dropDrafts(new Date(Date.now() - 60_000))).toBe(1);
  expect(readdirSync(`${folder}/p`).sort()).toEqual(['whole.jpg', 'young.pdf.2~']);
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

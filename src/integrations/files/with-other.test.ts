import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createLocalDisk } from './local-disk.ts';
import { type FileStore, FileStoreError } from './port.ts';
import { withOther } from './with-other.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (found: Uint8Array | null) => (found ? Buffer.from(found).toString() : null);
const log = { warn() {} };

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  return keys.toSorted();
}

test('files that the chosen store lacks come from the other; new ones go to the chosen one', async () => {
  const [first, other] = [createLocalDisk(temporaryFolder()), createLocalDisk(temporaryFolder())];
  const store = withOther(first, other, log);
  await other.put('a/1.txt', bytes('old'));
  await other.put('a/2.txt', bytes('stale'));
  await store.put('a/2.txt', bytes('new'));
  expect(textOf(await store.read('a/1.txt'))).toBe('old');
  expect(textOf(await store.read('a/2.txt'))).toBe('new');
  expect(await new Response((await store.open('a/1.txt'))?.stream()).text()).toBe('old');
  expect(textOf(await other.read('a/2.txt'))).toBe('stale');
  expect([await store.read('a/3.txt'), await store.open('a/3.txt')]).toEqual([null, null]);
  expect(await keysOf(store)).toEqual(['a/1.txt', 'a/2.txt']);
  for (const key of ['a/1.txt', 'a/2.txt']) await store.delete(key);
  expect([await keysOf(store), await keysOf(first), await keysOf(other)]).toEqual([[], [], []]);
});

test('while the other store fails, the chosen one works; only a list of all files is refused', async () => {
  const warned: object[] = [];
  const fail = () => Promise.reject(new FileStoreError('unreachable', 'gone'));
  const other: FileStore = {
    put: fail,
    read: fail,
    open: fail,
    delete: fail,
    // biome-ignore lint/correctness/useYield: it fails before the first
    async *list() {
      await fail();
    },
    dropDrafts: fail,
  };
  const store = withOther(createLocalDisk(temporaryFolder()), other, {
    warn: (fields) => void warned.push(fields),
  });
  await store.put('a/1.txt', bytes('here'));
  expect(textOf(await store.read('a/1.txt'))).toBe('here');
  expect(warned).toEqual([]);
  expect([await store.read('a/2.txt'), await store.open('a/2.txt')]).toEqual([null, null]);
  await expect(keysOf(store)).rejects.toThrow('gone');
  await store.delete('a/1.txt');
  expect(await store.read('a/1.txt')).toBeNull();
  expect(await store.dropDrafts(new Date())).toBe(0);
  expect(warned).toEqual(Array.from({ length: 5 }, () => ({ fault: 'unreachable' })));
});

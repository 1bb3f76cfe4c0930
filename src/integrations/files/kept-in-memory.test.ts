import { expect, test, vi } from 'vitest';
import { keepInMemory } from './kept-in-memory.ts';
import type { FileStore } from './port.ts';

const bytes = (size: number) => new Uint8Array(size);

function far() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = vi.fn(async (key: string) => files.get(key) ?? null);
  const store: FileStore = {
    put: async (key, content) => void files.set(key, new Uint8Array(content)),
    read,
    open: async (key) => {
      const content = files.get(key);
      return content ? { size: content.byteLength, stream: () => new Blob([content]).stream() } : null;
    },
    delete: async (key) => void files.delete(key),
    async *list() {},
    dropDrafts: async () => 0,
  };
  return { files, read, store };
}

test('a file is fetched once, however often and by how many it is asked for', async () => {
  const { files, read, store } = far();
  files.set('a', bytes(10));
  const kept = keepInMemory(store);
  await Promise.all([kept.open('a'), kept.open('a'), kept.read('a')]);
  expect((await kept.open('a'))?.size).toBe(10);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await kept.read('none')).toBeNull();
});

test('it holds no more than it may, and the longest unused goes first', async () => {
  const { files, read, store } = far();
  for (const key of ['a', 'b', 'c']) files.set(key, bytes(40));
  files.set('large', bytes(90));
  const kept = keepInMemory(store, { most: { bytes: 100, file: 80 } });
  for (const key of ['a', 'b', 'a', 'c', 'a']) await kept.read(key);
  expect(read.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c']);
  await kept.read('b');
  expect(read).toHaveBeenCalledTimes(4);
  expect((await kept.open('large'))?.size).toBe(90);
  expect(read).toHaveBeenCalledTimes(4);
});

test('what is written or deleted here is new at once, elsewhere after some minutes', async () => {
  let time = 0;
  const { files, read, store } = far();
  files.set('a', bytes(1));
  const kept = keepInMemory(store, { now: () => time });
  await kept.read('a');
  await kept.put('a', bytes(2));
  expect(await kept.read('a')).toHaveLength(2);
  files.delete('a');
  expect(await kept.read('a')).toHaveLength(2);
  time = 11 * 60_000;
  expect(await kept.read('a')).toBeNull();
  files.set('b', bytes(1));
  await kept.read('b');
  await kept.delete('b');
  expect(await kept.open('b')).toBeNull();
  expect(read).toHaveBeenCalled();
});

test('a file that is written while it is being fetched is not kept as it was', async () => {
  const { files, read, store } = far();
  files.set('a', bytes(1));
  const kept = keepInMemory(store);
  const held = Promise.withResolvers<void>();
  read.mockImplementationOnce(async () => {
    await held.promise;
    return bytes(1);
  });
  const early = kept.read('a');
  await kept.put('a', bytes(2));
  held.resolve();
  await early;
  expect(await kept.read('a')).toHaveLength(2);
});

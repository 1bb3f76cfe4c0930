import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type FileStore } from './port.ts';

/** Ends in no way that a key can, so a file that is still being written is never found. */
const DRAFT = '~';

/** Files in a folder of this machine, each where its key says. The folder is made when the first comes. */
export function createLocalDisk(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}${DRAFT}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    read: async (key) => unlessMissing(readFile(pathOf(key))),
    async open(key) {
      const path = pathOf(key);
      const found = await unlessMissing(stat(path));
      if (!found?.isFile()) return null;
      return {
        size: found.size,
        stream: (range) =>
          Readable.toWeb(
            createReadStream(path, range && { start: range.from, end: range.to }),
          ) as ReadableStream<Uint8Array>,
      };
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    async *list(prefix) {
      for await (const { path, writtenAt } of filesIn(join(folder, dirname(`${prefix}x`)))) {
        const key = relative(folder, path).replaceAll(sep, '/');
        if (!path.endsWith(DRAFT) && key.startsWith(prefix)) yield { key, writtenAt };
      }
    },
    async dropDrafts(before) {
      let dropped = 0;
      for await (const { path, writtenAt } of filesIn(folder)) {
        if (!path.endsWith(DRAFT) || writtenAt >= before) continue;
        await rm(path, { force: true });
        dropped += 1;
      }
      return dropped;
    },
  };
}

/** Every file below a folder, also below one that is not there. */
async function* filesIn(folder: string): AsyncGenerator<{ path: string; writtenAt: Date }> {
  const entries = await unlessMissing(opendir(folder, { recursive: true }));
  for await (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() ? await unlessMissing(stat(path)) : null;
    if (found) yield { path, writtenAt: found.mtime };
  }
}

async function unlessMissing<Value>(wanted: Promise<Value>): Promise<Value | null> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A new name is on the disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

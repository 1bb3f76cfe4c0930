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
      const entries = await unlessMissing(opendir(join(folder, dirname(`${prefix}x`)), { recursive: true }));
      for await (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name);
        const found = entry.isFile() && !entry.name.endsWith(DRAFT) ? await unlessMissing(stat(path)) : null;
        const key = relative(folder, path).replaceAll(sep, '/');
        if (found && key.startsWith(prefix)) yield { key, writtenAt: found.mtime };
      }
    },
  };
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

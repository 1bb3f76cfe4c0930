import { type FileStore, FileStoreError } from './port.ts';

/**
 * A store with another behind it, where files from before a switch of stores may still be: new ones go to the first,
 * those that it lacks come from the other. Only listing needs both, since a backup must not miss any: while the other
 * fails, reading finds what the first has.
 */
export function withOther(
  first: FileStore,
  other: FileStore,
  log: { warn(fields: object, message: string): void },
): FileStore {
  async function unlessFailing<Value>(wanted: Promise<Value>): Promise<Value | null> {
    try {
      return await wanted;
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      log.warn({ fault: error.fault }, 'the file store that is not in use any more did not answer');
      return null;
    }
  }

  return {
    put: (key, bytes) => first.put(key, bytes),
    read: async (key) => (await first.read(key)) ?? unlessFailing(other.read(key)),
    open: async (key) => (await first.open(key)) ?? unlessFailing(other.open(key)),
    async delete(key) {
      await first.delete(key);
      await unlessFailing(other.delete(key));
    },
    async *list(prefix) {
      const known = new Set<string>();
      for await (const file of first.list(prefix)) {
        known.add(file.key);
        yield file;
      }
      for await (const file of other.list(prefix)) if (!known.has(file.key)) yield file;
    },
    dropDrafts: async (before) =>
      (await first.dropDrafts(before)) + ((await unlessFailing(other.dropDrafts(before))) ?? 0),
  };
}

import type { FileStore, StoredFile } from './port.ts';

const MOST = { bytes: 64 * 1_048_576, file: 4 * 1_048_576 };
/** Another process may have deleted a file; what it made again is the same. */
const KEPT_MS = 10 * 60_000;

interface Kept {
  bytes: Uint8Array<ArrayBuffer>;
  until: number;
}

/**
 * A store that is far away, with its latest files kept in memory: so visitors' requests for pictures do not each ask it.
 * What is asked for at the same moment is fetched once; the longest unused go first.
 */
export function keepInMemory(
  store: FileStore,
  { most = MOST, now = Date.now }: { most?: typeof MOST; now?: () => number } = {},
): FileStore {
  const kept = new Map<string, Kept>();
  const coming = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  let size = 0;

  function drop(key: string): void {
    size -= kept.get(key)?.bytes.byteLength ?? 0;
    kept.delete(key);
  }

  function keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    drop(key);
    if (bytes.byteLength > most.file) return;
    kept.set(key, { bytes, until: now() + KEPT_MS });
    size += bytes.byteLength;
    for (const oldest of kept.keys()) {
      if (size <= most.bytes) return;
      drop(oldest);
    }
  }

  function find(key: string): Uint8Array<ArrayBuffer> | null {
    const found = kept.get(key);
    if (!found) return null;
    kept.delete(key);
    if (found.until < now()) {
      size -= found.bytes.byteLength;
      return null;
    }
    kept.set(key, found);
    return found.bytes;
  }

  function fetchOnce(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const running = coming.get(key);
    if (running) return running;
    const wanted = store.read(key).then((bytes) => {
      // Unless it was written or deleted meanwhile.
      if (bytes && coming.get(key) === wanted) keep(key, bytes);
      return bytes;
    });
    coming.set(key, wanted);
    const forget = () => {
      if (coming.get(key) === wanted) coming.delete(key);
    };
    wanted.then(forget, forget);
    return wanted;
  }

  function forget(key: string): void {
    drop(key);
    coming.delete(key);
  }

  return {
    async put(key, bytes) {
      await store.put(key, bytes);
      forget(key);
    },
    read: async (key) => find(key) ?? fetchOnce(key),
    async open(key) {
      const known = find(key);
      if (known) return fromMemory(known);
      const file = await store.open(key);
      if (!file || file.size > most.file) return file;
      const bytes = await fetchOnce(key);
      return bytes && fromMemory(bytes);
    },
    async delete(key) {
      await store.delete(key);
      forget(key);
    },
    list: (prefix) => store.list(prefix),
    dropDrafts: (before) => store.dropDrafts(before),
  };
}

function fromMemory(bytes: Uint8Array<ArrayBuffer>): StoredFile {
  return {
    size: bytes.byteLength,
    stream: (range) =>
      new ReadableStream({
        start(stream) {
          const part = range ? bytes.subarray(range.from, range.to + 1) : bytes;
          // A copy: whoever gets a stream's bytes may take their memory away.
          if (part.byteLength > 0) stream.enqueue(part.slice());
          stream.close();
        },
      }),
  };
}

import { type Entry, fromBufferPromise } from 'yauzl';
import { MOST_UNPACKED } from './limits.ts';
import { SheetError } from './port.ts';

const MOST_ENTRIES = 10_000;

/** The files in a ZIP archive, by their names without regard to case. */
export interface ZipParts {
  has(name: string): boolean;
  /** Its text bit by bit, nothing when there is no such file. Throws when all that was unpacked becomes too much. */
  text(name: string): AsyncGenerator<string, void>;
}

/** Reads the archive's directory; what an entry says of its size is checked while it is unpacked. */
export async function openZip(bytes: Uint8Array): Promise<ZipParts> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, Entry>();
  const zip = await orDamaged(async () => {
    const opened = await fromBufferPromise(buffer, { autoClose: false });
    for await (const entry of opened.eachEntry()) {
      entries.set(entry.fileName.toLowerCase(), entry);
      if (entries.size > MOST_ENTRIES) throw new Error('too many entries');
    }
    return opened;
  });
  let unpacked = 0;

  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *text(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return;
      const decoder = new TextDecoder('utf-8');
      const stream = await orDamaged(() => zip.openReadStreamPromise(entry));
      const chunks = stream[Symbol.asyncIterator]();
      for (;;) {
        const next = await orDamaged(() => chunks.next());
        if (next.done) break;
        const chunk: Buffer = next.value;
        unpacked += chunk.byteLength;
        if (unpacked > MOST_UNPACKED)
          throw new SheetError('too_large', 'The file is far larger than it looks: split it.');
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
    },
  };
}

async function orDamaged<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw new SheetError('damaged', 'The file is damaged and cannot be unpacked: save it again in Excel.', {
      cause,
    });
  }
}

import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const NEWLINE = 10;

export interface Journal {
  append(entry: object): void;
  /** What was added since the last call, by this process or another, in the order of the file. */
  readNew(): unknown[];
  close(): void;
}

/**
 * Lines of JSON in one file that several processes may share: each appends whole lines and reads the tail before it
 * looks something up. Not synced: it survives the end of the process, and no money hangs on it. Null keeps it in memory.
 */
export function openJournal(path: string | null): Journal {
  return path === null ? memoryJournal() : fileJournal(path);
}

function memoryJournal(): Journal {
  let waiting: unknown[] = [];
  return {
    append: (entry) => void waiting.push(entry),
    readNew() {
      const entries = waiting;
      waiting = [];
      return entries;
    },
    close: () => undefined,
  };
}

function fileJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a+', 0o600);
  let offset = 0;
  endTornLine(file);

  return {
    append: (entry) => void writeSync(file, `${JSON.stringify(entry)}\n`),
    readNew() {
      const { size } = fstatSync(file);
      if (size <= offset) return [];
      const bytes = Buffer.alloc(size - offset);
      const read = readSync(file, bytes, 0, bytes.length, offset);
      const whole = bytes.subarray(0, bytes.subarray(0, read).lastIndexOf(NEWLINE) + 1);
      offset += whole.length;
      return whole.toString('utf8').split('\n').flatMap(parseLine);
    },
    close: () => closeSync(file),
  };
}

/** A process killed in the middle of a write leaves half a line: the next one must not be glued to it. */
function endTornLine(file: number): void {
  const { size } = fstatSync(file);
  if (size === 0) return;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  if (last[0] !== NEWLINE) writeSync(file, '\n');
}

function parseLine(line: string): unknown[] {
  try {
    return line === '' ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}

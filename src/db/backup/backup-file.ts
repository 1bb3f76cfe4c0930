import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/**
 * A backup is gzipped text, a line for each thing: the head; then for each table its line and as many rows as that line
 * says; then for each file its line and as many of base64; then the foot with the hash of all lines before it. All but
 * base64 is JSON; rows are as PostgreSQL's row_to_json writes them.
 */
export const FORMAT = 'deodar-backup-2';
/** The first had no files. */
const READABLE: unknown[] = ['deodar-backup-1', FORMAT];

export interface BackupHead {
  format: typeof FORMAT;
  createdAt: string;
  /** Name → SHA-256 of each migration the data was under, in order. */
  migrations: Record<string, string>;
}
/** Tables come in an order in which foreign keys hold. */
export interface BackupTable {
  table: string;
  columns: string[];
  rows: number;
}
export interface BackupFile {
  file: string;
  lines: number;
}
export interface BackupFoot {
  sha256: string;
  rows: number;
}
export type BackupLine =
  | { type: 'head'; head: BackupHead }
  | { type: 'table'; table: BackupTable }
  | { type: 'row'; table: BackupTable; json: string }
  | { type: 'file'; key: string; bytes: Uint8Array };

/** The files that belong to the data: where they are read from, or put. */
export interface BackupFiles {
  /** Of those that nothing else can be made into. */
  keys(): AsyncIterable<string>;
  read(key: string): Promise<Uint8Array | null>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** Reads a backup line by line, and throws where it is not whole: nothing read may count before it has ended. */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  try {
    yield* readLines(path);
  } catch (error) {
    if (error instanceof BackupDamaged || !isFromTheFile(error)) throw error;
    throw new BackupDamaged(path, error.message);
  }
}

/** Reads all of it; answers the number of rows, or throws BackupDamaged. */
export async function checkBackup(path: string): Promise<number> {
  let rows = 0;
  for await (const line of readBackup(path)) if (line.type === 'row') rows += 1;
  return rows;
}

export class BackupDamaged extends Error {
  override name = 'BackupDamaged';
  constructor(path: string, reason: string) {
    super(`${path} is no whole backup: ${reason}.`);
  }
}

/** Errors of unzipping and of JSON; others (such as a query's, in the loop that reads) pass as they are. */
function isFromTheFile(error: unknown): error is Error {
  return (
    error instanceof SyntaxError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
  );
}

async function* readLines(path: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  let head: BackupHead | null = null;
  let table: BackupTable | null = null;
  let file: { key: string; lines: number; parts: Buffer[] } | null = null;
  let left = 0;
  let total = 0;
  let whole = false;
  for await (const line of linesOf(path)) {
    if (whole) throw new BackupDamaged(path, 'there is something after its end');
    if (table && left > 0) {
      yield { type: 'row', table, json: line };
      left -= 1;
      total += 1;
    } else if (file && file.lines > 0) {
      file.parts.push(Buffer.from(line, 'base64'));
      file.lines -= 1;
      if (file.lines === 0) yield { type: 'file', key: file.key, bytes: Buffer.concat(file.parts) };
    } else {
      const value: Partial<BackupHead & BackupTable & BackupFile & BackupFoot> = JSON.parse(line);
      if (!head) {
        if (!READABLE.includes(value.format))
          throw new BackupDamaged(path, `it does not begin with ${FORMAT}`);
        head = value as BackupHead;
        yield { type: 'head', head };
      } else if (value.table !== undefined) {
        table = value as BackupTable;
        left = table.rows;
        yield { type: 'table', table };
      } else if (value.file !== undefined) {
        file = { key: value.file, lines: value.lines ?? 0, parts: [] };
      } else {
        whole = value.sha256 === hash.digest('hex') && value.rows === total;
        if (!whole) throw new BackupDamaged(path, 'its content does not have the hash it was written with');
        continue;
      }
    }
    hash.update(`${line}\n`);
  }
  if (!whole) throw new BackupDamaged(path, 'it ends too early');
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  const text = createGunzip().setEncoding('utf8');
  createReadStream(path)
    .on('error', (error) => text.destroy(error))
    .pipe(text);
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new BackupDamaged(path, 'it ends inside a line');
}

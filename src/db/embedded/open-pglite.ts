import { readFileSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFs } from './durable-fs.ts';
import type { Storage } from './protocol.ts';

/** The default of 128 MB would be resident memory; the file cache of the system does the rest. */
const MEMORY = ['-c', 'shared_buffers=32MB'];
/** Only this method reaches the fsync of the file system; without -F it is used at every commit. */
const DURABLE = ['-c', 'wal_sync_method=fsync'];

/** In memory the log is never read; its files of 16 MB would make images and their loading larger. */
const SMALL_LOG = ['--wal-segsize=1'];

/** The search looks texts up in indexes of their three-letter parts. */
const EXTENSIONS = { pg_trgm };

/** Opens the database, which must be there. A directory is durable: it is not opened where a commit does not sync. */
export async function openPglite(storage: Storage): Promise<PGlite> {
  if (storage.kind === 'directory') return openDirectory(storage.path);
  const startParams = [...PGlite.defaultStartParams, ...MEMORY];
  if (storage.image !== null)
    return start({ startParams, loadDataDir: new Blob([readFileSync(storage.image)]) });
  return start({ startParams, initDbStartParams: SMALL_LOG });
}

async function openDirectory(path: string): Promise<PGlite> {
  let syncs = 0;
  const database = await startDurable(path, () => {
    syncs += 1;
  });
  const before = syncs;
  await database.exec("select pg_logical_emit_message(true, 'start', '')");
  if (syncs > before) return database;
  await database.close();
  throw new Error(
    `a commit to ${path} was not synced to the disk, so a power cut would lose data; not started`,
  );
}

/** Without -F, and with the one sync method that reaches the hook. `onSync` is told of each sync. */
export function startDurable(path: string, onSync: () => void): Promise<PGlite> {
  const parameters = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return start({ fs: new DurableFs(path, onSync), startParams: [...parameters, ...MEMORY, ...DURABLE] });
}

/** Starts PGlite; when that fails, says what PostgreSQL itself said last. */
async function start(options: PGliteOptions): Promise<PGlite> {
  const said: string[] = [];
  const onStderr = (line: string) => said.push(line) > 0;
  try {
    return await PGlite.create({ ...options, extensions: EXTENSIONS, onStderr });
  } catch (error) {
    throw new Error([`it could not be opened: ${String(error)}`, ...said.slice(-5)].join('\n'), {
      cause: error,
    });
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFs, syncTree } from './durable-fs.ts';
import type { Storage } from './protocol.ts';

/** The default of 128 MB would be resident memory; the file cache of the system does the rest. */
const MEMORY = ['-c', 'shared_buffers=32MB'];
/** Only this method reaches the fsync of the file system; without -F it is used at every commit. */
const DURABLE = ['-c', 'wal_sync_method=fsync'];

/** Opens (or makes) the database. A directory is durable: refuses to start where a commit does not sync. */
export async function openPglite(storage: Storage): Promise<PGlite> {
  if (storage.kind === 'directory') return openDirectory(storage.path);
  const loadDataDir = storage.image === null ? undefined : new Blob([readFileSync(storage.image)]);
  return PGlite.create({ loadDataDir, startParams: [...PGlite.defaultStartParams, ...MEMORY] });
}

async function openDirectory(path: string): Promise<PGlite> {
  if (!existsSync(path)) await initialise(path);
  let syncs = 0;
  const database = await start(path, () => {
    syncs += 1;
  });
  const before = syncs;
  await database.exec("select pg_logical_emit_message(true, 'start', '')");
  if (syncs === before) {
    await database.close();
    throw new Error(
      `A commit to ${path} was not synced to the disk, so the database would lose data: not started.`,
    );
  }
  return database;
}

/** Makes the directory beside its place and moves it there whole, so that a kill in the middle leaves nothing to trust. */
async function initialise(path: string): Promise<void> {
  const draft = `${path}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const database = await start(draft, () => {});
  await database.close();
  syncTree(draft);
  renameSync(draft, path);
  syncTree(path);
}

function start(path: string, onSync: () => void): Promise<PGlite> {
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...MEMORY,
    ...DURABLE,
  ];
  return PGlite.create({ fs: new DurableFs(path, onSync), startParams });
}

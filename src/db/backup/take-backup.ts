import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { embeddedPath, openDatabase } from '#app/db/client.ts';
import { DirectoryInUse } from '#app/db/embedded/directory-lock.ts';
import { type BackupFiles, checkBackup } from './backup-file.ts';
import { fetchBackup } from './serve-backups.ts';
import { writeBackup } from './write-backup.ts';

interface Where {
  databaseUrl: string | null;
  /** Absolute. */
  dataDir: string;
}
/** The files' store, which the settings in the database name. */
type OpenFiles = (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<BackupFiles>;
type Log = Parameters<typeof openDatabase>[0]['log'];

/**
 * Writes a backup to `path`: through the running server where one has the embedded database open, or else directly.
 * The file is read back before it counts. Answers the number of rows.
 */
export async function takeBackup(config: Where, path: string, log: Log, files: OpenFiles): Promise<number> {
  if (config.databaseUrl === null && !existsSync(embeddedPath(config.dataDir))) {
    throw new Error(`There is no database in ${config.dataDir}: nothing to back up.`);
  }
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.unchecked`;
  try {
    await write(config, draft, log, files);
    const rows = await checkBackup(draft);
    renameSync(draft, path);
    return rows;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function write(config: Where, path: string, log: Log, files: OpenFiles): Promise<void> {
  try {
    const database = await openDatabase({ config, log });
    try {
      await writeBackup(database.pool, path, await files(database));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await fetchBackup(config.dataDir, path).catch((reason: NodeJS.ErrnoException) => {
      const unanswered = reason.code === 'ENOENT' || reason.code === 'ECONNREFUSED';
      throw unanswered
        ? new Error(`${error.message} It does not answer; is it still starting?`, { cause: reason })
        : reason;
    });
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

export interface DirectoryLock {
  release(): void;
}

/**
 * Takes the folder for this process, or throws DirectoryInUse: two processes on one database lose data silently.
 * The lock is the operating system's, through SQLite, so it ends with the process however that dies, and neither a
 * reused process number nor another container can be taken for its holder.
 */
export function lockDirectory(folder: string): DirectoryLock {
  // Nothing else may open this file: closing any other descriptor of it would drop the lock (POSIX).
  const lock = new DatabaseSync(`${folder}/database.lock`, { timeout: 0 });
  const holder = `${folder}/database.pid`;
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!String(error).includes('locked')) throw error;
    throw new DirectoryInUse(
      `The data directory ${folder} is in use by ${readHolder(holder)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}

function readHolder(path: string): string {
  try {
    return `process ${readFileSync(path, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}

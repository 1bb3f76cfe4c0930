import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder, syncTree } from './durable-fs.ts';
import { startDurable } from './open-pglite.ts';

/** Makes the directory beside its place and moves it there whole, so that a kill in the middle leaves nothing to trust. */
export async function createDirectory(path: string): Promise<void> {
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new Error(`${path} has files in it but is no database; move them away`);
  }
  const draft = `${path}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const database = await startDurable(draft, () => {});
  await database.close();
  syncTree(draft);
  renameSync(draft, path);
  syncFolder(dirname(path));
}

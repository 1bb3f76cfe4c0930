import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { embeddedPath } from '#app/db/client.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { buildTestImage } from './test-image.ts';

/** A data folder with a migrated, empty database in it, sooner than by a first start. It goes when the test ends. */
export async function migratedFolder(): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(embeddedPath(folder), { mode: 0o700 });
  execFileSync('tar', ['-xf', await buildTestImage(), '-C', embeddedPath(folder)], { stdio: 'ignore' });
  return folder;
}

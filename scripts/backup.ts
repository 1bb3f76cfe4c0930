import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/config.ts';
import { takeBackup } from '#app/db/backup/take-backup.ts';
import { openFileStore } from '#app/open-file-store.ts';
import { keptFiles } from '#app/services/files/kept-files.ts';

/** `npm run backup [-- FILE]`: all data in one file, while the server runs or not. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readConfig();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const path = resolve(positionals[0] ?? `${config.dataDir}/backups/deodar-${stamp}.backup.gz`);
  const rows = await takeBackup(config, path, console, async ({ db }) =>
    keptFiles(await openFileStore(config, db, console)),
  );
  console.log(`Backup of ${rows} rows written and read back: ${path}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

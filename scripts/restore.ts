import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#app/config.ts';
import { restoreBackup } from '#app/db/backup/restore-backup.ts';
import { openDatabase } from '#app/db/client.ts';
import { openFileStore } from '#app/open-file-store.ts';
import { keptFiles } from '#app/services/files/kept-files.ts';

/** `npm run restore -- FILE [--force]`: puts a backup into the database of the settings, embedded or server. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('Which backup? npm run restore -- FILE [--force]');
  if (!existsSync(file)) throw new Error(`There is no backup at ${resolve(file)}.`);
  const config = readConfig();
  const database = await openDatabase({ config, log: console });
  try {
    const files = keptFiles(await openFileStore(config, database.db, console));
    const rows = await restoreBackup(database.pool, resolve(file), { ...values, files });
    console.log(`Restored ${rows} rows from ${resolve(file)} into ${target(config)}.`);
  } finally {
    await database.close();
  }
}

/** Where the data went, without the password of a server. */
function target({ databaseUrl, dataDir }: ReturnType<typeof readConfig>): string {
  if (!databaseUrl) return resolve(dataDir);
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname} and ${resolve(dataDir, 'files')}`;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '#app/config.ts';
import { embeddedPath, openDatabase } from '#app/db/client.ts';
import { moveDatabase } from '#app/db/move/move-database.ts';

/** `DATABASE_URL=postgres://… npm run db:move`: takes the embedded database of DATA_DIR into an empty PostgreSQL. */
async function main(): Promise<void> {
  const config = readConfig();
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === null) throw new Error('Where to? DATABASE_URL=postgres://… npm run db:move');
  if (!existsSync(embeddedPath(dataDir)))
    throw new Error(`There is no database in ${dataDir}: nothing to move.`);
  const source = await openDatabase({ config: { dataDir, databaseUrl: null }, log: console });
  try {
    const target = await openDatabase({ config, log: console });
    try {
      console.log(`Moving the database of ${dataDir} to ${placeOf(databaseUrl)}:`);
      const moved = await moveDatabase({
        source: source.pool,
        target: target.pool,
        onTable: ({ name, rows }) =>
          console.log(`  ${name.padEnd(28)} ${String(rows).padStart(9)} rows, the same`),
      });
      const rows = moved.reduce((sum, one) => sum + one.rows, 0);
      console.log(whatNext(`${rows} rows of ${moved.length} tables are there`, dataDir));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function whatNext(done: string, dataDir: string): string {
  return `Done: ${done}, each compared with the one it was made from.
Start the server with the same DATABASE_URL from now on; what was to be done (messages, pictures) goes on by itself.
Files (pictures, attachments) and the key of the secrets stay where they are, in ${resolve(dataDir, 'files')} and
${resolve(dataDir, 'secret.key')}: keep DATA_DIR as it is. For several machines see docs/OPERATIONS.md.
The embedded database was not changed; remove ${embeddedPath(dataDir)} when you no longer need it.`;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

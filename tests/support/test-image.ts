import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#app/db/embedded/start-embedded.ts';
import { migrate, readMigrations } from '#app/db/migrate.ts';
import { embeddedPool } from '#app/db/pool.ts';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/test-databases', import.meta.url));

/** Changed when images are made in another way. */
const FORMAT = '2';

/** What the migrated database depends on: a changed migration makes another one. */
export function migrationsHash(): string {
  const hash = createHash('sha256').update(FORMAT);
  for (const { name, sha256 } of readMigrations()) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The path of a migrated, empty database as a file; made the first time, in one step, so that test files may race. */
export async function buildTestImage(): Promise<string> {
  const path = `${FOLDER}/${migrationsHash()}.tar`;
  if (existsSync(path)) return path;
  mkdirSync(FOLDER, { recursive: true });
  const outdated = readdirSync(FOLDER).filter((name) => /^[0-9a-f]{16}\.tar$/.test(name));
  const draft = `${FOLDER}/${randomUUID()}.new`;
  const embedded = await startEmbedded({ kind: 'memory', image: null });
  const pool = embeddedPool(embedded, () => {});
  await migrate(pool);
  await pool.end();
  await embedded.writeImage(draft);
  await embedded.stop();
  renameSync(draft, path);
  for (const name of outdated) rmSync(`${FOLDER}/${name}`, { force: true });
  return path;
}

import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { restoreBackup } from '#app/db/backup/restore-backup.ts';
import { writeBackup } from '#app/db/backup/write-backup.ts';
import { secrets } from '#app/db/schema/secrets.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openTestDatabase } from '#tests/support/test-db.ts';
import { createVault } from './vault.ts';

it('SEC-17 a backup has secrets sealed only, and a restored one opens with the key', async () => {
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  onTestFinished(() => Promise.all([from.close(), to.close()]).then(() => undefined));
  const vault = createVault('environment', ['a-key-for-tests-that-is-long-enough']);
  const sealed = vault.seal('ai.key', 'sk-live-A1b2C3d4E5f6');
  await from.db.insert(secrets).values({ name: 'ai.key', sealed });
  const path = `${temporaryFolder()}/backup.gz`;
  await writeBackup(from.pool, path);
  const text = gunzipSync(await readFile(path)).toString('utf8');
  expect(text).toContain(sealed);
  expect(text).not.toContain('sk-live');
  await restoreBackup(to.pool, path, { force: false });
  const [row] = await to.db.select().from(secrets);
  expect(vault.open('ai.key', row?.sealed ?? '')).toBe('sk-live-A1b2C3d4E5f6');
});

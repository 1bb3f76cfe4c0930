import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#app/db/client.ts';
import { migratedFolder } from '#tests/support/migrated-folder.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { serveBackups } from './serve-backups.ts';
import { takeBackup } from './take-backup.ts';

const log = { error: () => {} };
const files = {
  async *keys() {},
  read: async () => null,
  put: async () => {},
};

test('a backup goes through the running server, else it opens the folder itself', async () => {
  const folder = temporaryFolder();
  const path = `${folder}/kept/here.gz`;
  await expect(
    takeBackup({ databaseUrl: null, dataDir: folder }, path, log, async () => files),
  ).rejects.toThrow('nothing to back up');
  const config = { databaseUrl: null, dataDir: await migratedFolder() };

  const database = await openDatabase({ config, log });
  onTestFinished(() => database.close());
  await database.pool.query(`insert into settings (section, value) values ('brand', '1'), ('contact', '2')`);
  await expect(takeBackup(config, path, log, async () => files)).rejects.toThrow('It does not answer');

  const service = await serveBackups(database, config.dataDir, files);
  expect(statSync(`${config.dataDir}/backup.sock`).mode & 0o777).toBe(0o600);
  expect(await takeBackup(config, path, log, async () => files)).toBe(2);
  expect(readdirSync(`${folder}/kept`)).toEqual(['here.gz']);
  expect(readdirSync(config.dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);

  await database.pool.query('drop table settings cascade; drop table migrations');
  await expect(takeBackup(config, `${folder}/other.gz`, log, async () => files)).rejects.toThrow(
    'The server could not make the backup',
  );
  expect(existsSync(`${folder}/other.gz`)).toBe(false);
  await service.close();
  await database.close();
  await expect(takeBackup(config, `${folder}/other.gz`, log, async () => files)).rejects.toThrow(
    '"migrations" does not exist',
  );
}, 120_000);

test('a folder whose name is too long for a socket is served too', async () => {
  const dataDir = `${temporaryFolder()}/${'long'.repeat(30)}`;
  mkdirSync(dataDir);
  const pool = { connect: () => Promise.reject(new Error('reached')) };
  const service = await serveBackups({ pool: pool as never }, dataDir, files);
  const { fetchBackup } = await import('./serve-backups.ts');
  await expect(fetchBackup(dataDir, `${dataDir}/x`)).rejects.toThrow(
    'The server could not make the backup: reached',
  );
  await service.close();
});

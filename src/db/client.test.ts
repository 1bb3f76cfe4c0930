import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { migratedFolder } from '#tests/support/migrated-folder.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openDatabase } from './client.ts';
import { openPglite } from './embedded/open-pglite.ts';

const log = { error: () => {} };
const open = (dataDir: string) => openDatabase({ config: { databaseUrl: null, dataDir }, log });

/** Of the first start, which takes seconds. */
const first = mkdtempSync(`${tmpdir()}/deodar-first-`);
beforeAll(async () => {
  mkdirSync(`${first}/database.new/base`, { recursive: true });
  writeFileSync(`${first}/database.new/PG_VERSION`, '17');
  const database = await open(first);
  await database.close();
});
afterAll(() => rmSync(first, { recursive: true }));

/** Another process that has the folder open; it says so on its first line of output. */
async function openElsewhere(dataDir: string) {
  const script = `
    import { openDatabase } from '#app/db/client.ts';
    const database = await openDatabase({ config: { databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} }, log: console });
    await database.pool.query('create table if not exists t (a int)');
    console.log('open');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toContain('open');
  return child;
}

test('the folder is for one process: a second hears which has it; after kill -9 it opens with what was committed', async () => {
  const folder = await migratedFolder();
  const other = await openElsewhere(folder);
  await expect(open(folder)).rejects.toThrow(
    `The data directory ${folder} is in use by process ${other.pid}.`,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
  const database = await open(folder);
  expect((await database.pool.query('select count(*) as n from t')).rows).toEqual([{ n: 0 }]);
  await expect(open(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await database.close();
  const again = await open(folder);
  await again.close();
}, 120_000);

test('a first start that was killed half-way is done again; other files are not touched', async () => {
  expect(existsSync(`${first}/database/PG_VERSION`)).toBe(true);
  expect(existsSync(`${first}/database.new`)).toBe(false);

  const other = temporaryFolder();
  mkdirSync(`${other}/database`);
  writeFileSync(`${other}/database/letter.txt`, 'mine');
  await expect(open(other)).rejects.toThrow('has files in it but is no database');
  expect(existsSync(`${other}/database/letter.txt`)).toBe(true);
});

test('every commit is synced, and a disk that does not sync is not started on', async () => {
  const folder = await migratedFolder();
  const sync = vi.spyOn(fs, 'fdatasyncSync');
  onTestFinished(() => sync.mockRestore());
  const database = await openPglite({ kind: 'directory', path: `${folder}/database` });
  await database.exec('create table t (a int)');
  const before = sync.mock.calls.length;
  for (let i = 0; i < 5; i += 1) await database.query('insert into t values ($1)', [i]);
  expect(sync.mock.calls.length - before).toBeGreaterThanOrEqual(5);
  await database.close();

  sync.mockImplementation(() => {
    throw new Error('EIO');
  });
  await expect(openPglite({ kind: 'directory', path: `${folder}/database` })).rejects.toThrow();
});

test('a server that cannot be reached is named without its address', async () => {
  const config = { databaseUrl: 'postgres://someone:secret@127.0.0.1:1/none', dataDir: '/nowhere' };
  const refused = openDatabase({ config, log });
  await expect(refused).rejects.toThrow('The server of DATABASE_URL cannot be used: ');
  await expect(refused).rejects.not.toThrow('secret');
});

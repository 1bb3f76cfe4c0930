import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#app/db/client.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { migrate, readMigrations } from '#app/db/migrate.ts';
import { moveDatabase } from '#app/db/move/move-database.ts';
import { serverPool } from '#app/db/pool.ts';
import { contentOf } from '#tests/support/database-content.ts';
import { openEmptyDatabase } from '#tests/support/empty-database.ts';
import { migratedFolder } from '#tests/support/migrated-folder.ts';
import { startServer } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/db-move.ts', import.meta.url));
const log = { error: () => {} };
/** Together more than a process with this heap could hold. */
const LONG = { rows: 120, characters: 300_000, heapMegabytes: 40 };

async function emptyTarget(): Promise<{ url: string; pool: pg.Pool }> {
  const { url, drop } = await openEmptyDatabase();
  const pool = serverPool(url, () => {});
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return { url, pool };
}

/** A data folder as an agency's: the demo content, odd texts, many rows and long ones. */
async function agencyFolder({ longRows }: { longRows: number }): Promise<string> {
  const dataDir = await migratedFolder();
  await within(dataDir, async (database) => {
    await seedDemo(database.db, new Date('2026-11-28T04:00:00Z'));
    await database.pool.query(`
      insert into audit_log (id, actor_type, action, entity, entity_id, after)
        select 'aud_' || n, 'system', 'test', 'x', n::text, jsonb_build_object('a', n / 7.0, 'b', E'\\u0928\\n"\\t')
        from generate_series(1, 5000) n;
      insert into messages (id, channel, kind, "to", text, message_id)
        select 'msg_' || n, 'email', 'k', 'a@example.in', repeat('x', ${LONG.characters}), '<' || n || '@x>'
        from generate_series(1, ${longRows}) n`);
  });
  return dataDir;
}
async function within<Result>(
  dataDir: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ config: { databaseUrl: null, dataDir }, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function startMove(dataDir: string, url: string): ChildProcess {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
  const heap = `--max-old-space-size=${LONG.heapMegabytes}`;
  return spawn(process.execPath, [heap, SCRIPT], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** What `npm run db:move` says, and whether it says it as done. */
async function runMove(dataDir: string, url: string): Promise<{ done: boolean; said: string }> {
  const child = startMove(dataDir, url);
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(String(part)));
  const [code] = await once(child, 'close');
  return { done: code === 0, said: parts.join('') };
}

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  return rows.map(({ name }) => name);
}

test('db:move brings every row over in little memory, and a server goes on from there', async () => {
  const dataDir = await agencyFolder({ longRows: LONG.rows });
  const before = await within(dataDir, ({ pool }) => contentOf(pool));
  const target = await emptyTarget();
  const { done, said } = await runMove(dataDir, target.url);
  expect(said).toContain('rows, the same');
  expect(done).toBe(true);
  expect(said).not.toContain('postgres@');
  expect(await contentOf(target.pool)).toEqual(before);
  expect(before.messages).toHaveLength(LONG.rows);
  expect(before.packages?.length).toBeGreaterThan(10);

  const again = await runMove(dataDir, target.url);
  expect(again).toMatchObject({ done: false, said: expect.stringMatching(/is not empty \(.*account/) });
  const server = await startServer({ dataDir, env: { DATABASE_URL: target.url, SEED: 'none' } });
  onTestFinished(() => void server.stop());
  const packages = (await (await fetch(`${server.url}/api/packages`)).json()) as unknown[];
  expect(packages).toHaveLength(before.packages?.length ?? 0);
  expect(await server.stop()).toBe(0);
}, 300_000);

test('db:move says what is missing or in use, and touches nothing', async () => {
  const dataDir = await migratedFolder();
  const target = await emptyTarget();
  expect((await runMove(dataDir, '')).said).toContain('Where to? DATABASE_URL=postgres://');
  expect((await runMove(temporaryFolder(), target.url)).said).toContain('nothing to move');
  await within(dataDir, async () => {
    const { done, said } = await runMove(dataDir, target.url);
    expect([done, said]).toEqual([false, expect.stringContaining('is in use by process')]);
  });
  expect(await tablesOf(target.pool)).toEqual([]);
  await target.pool.query('create table somebody_elses (id int)');
  expect((await runMove(dataDir, target.url)).said).toContain('is not empty (somebody_elses …)');
  expect(await tablesOf(target.pool)).toEqual(['somebody_elses']);
}, 120_000);

test('a move that fails, or is killed, leaves the target as empty as it was, and can be run again', async () => {
  const dataDir = await agencyFolder({ longRows: 1 });
  const target = await emptyTarget();
  await within(dataDir, async (source) => {
    const stopped = moveDatabase({
      source: source.pool,
      target: target.pool,
      onTable({ name }) {
        if (name === 'messages') throw new Error('Stopped in the middle.');
      },
    });
    await expect(stopped).rejects.toThrow('Stopped in the middle.');
  });
  expect(await tablesOf(target.pool)).toEqual([]);

  const child = startMove(dataDir, target.url);
  const ended = once(child, 'close');
  child.stdout?.on('data', (part) => {
    if (String(part).includes('rows, the same')) child.kill('SIGKILL');
  });
  expect((await ended)[1]).toBe('SIGKILL');
  await expect.poll(() => tablesOf(target.pool)).toEqual([]);

  expect(await runMove(dataDir, target.url)).toMatchObject({ done: true });
  expect(await contentOf(target.pool)).toEqual(await within(dataDir, ({ pool }) => contentOf(pool)));
}, 180_000);

test('a database that cannot hold every script is refused before anything is done', async () => {
  const target = await emptyTarget();
  const place = new URL(target.url);
  place.pathname = `${place.pathname}_latin`;
  const name = place.pathname.slice(1);
  await target.pool.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  try {
    const { done, said } = await runMove(await migratedFolder(), place.href);
    expect([done, said]).toEqual([false, expect.stringContaining('has the encoding LATIN1')]);
  } finally {
    await target.pool.query(`drop database ${name}`);
  }
}, 120_000);

test('a move in which one row came out otherwise is refused', async () => {
  const dataDir = await migratedFolder();
  const target = await emptyTarget();
  const spoils = `create function spoil() returns trigger language plpgsql as
      $$ begin new.value := '"spoilt"'; return new; end $$;
    create trigger spoil before insert on settings for each row execute function spoil();`;
  const migrations = [...readMigrations(), { name: '9001_spoil', sql: spoils, sha256: 'x' }];
  await within(dataDir, async (source) => {
    await source.pool.query(`insert into settings (section, value) values ('brand', '1'), ('contact', '2')`);
    await migrate(source.pool, migrations);
    const moving = moveDatabase({ source: source.pool, target: target.pool, migrations });
    await expect(moving).rejects.toThrow(
      'The table settings is not the same after the move (2 rows before, 2 after).',
    );
  });
  expect(await tablesOf(target.pool)).toEqual([]);
}, 60_000);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Migration, migrate, readMigrations } from '#app/db/migrate.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function migration(name: string, sql: string): Migration {
  return { name, sql, sha256: `hash of ${sql}` };
}

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await database.pool.query('select to_regclass($1) is not null as found', [name]);
  return rows[0].found;
}

test('a migrated database has nothing to apply, and applies a new file once', async () => {
  const known = readMigrations();
  expect(known.map(({ name }) => name).slice(0, 1)).toEqual(['0001_schema']);
  expect(await migrate(database.pool)).toEqual([]);
  const more = [...known, migration('9001_colours', 'create table colours (name text)')];
  expect(await migrate(database.pool, more)).toEqual(['9001_colours']);
  expect(await migrate(database.pool, more)).toEqual([]);
  expect(await tableExists('colours')).toBe(true);
  await database.pool.query(`drop table colours; delete from migrations where name = '9001_colours'`);
});

test('a failing file leaves nothing of itself, and says its name', async () => {
  const broken = [
    ...readMigrations(),
    migration('9002_broken', 'create table half (a int); select no_such_column'),
  ];
  await expect(migrate(database.pool, broken)).rejects.toThrow(
    'The migration 9002_broken failed: column "no_such_column"',
  );
  expect(await tableExists('half')).toBe(false);
  expect(await migrate(database.pool)).toEqual([]);
});

test('an applied file that changed is refused, and so is a database of a newer version', async () => {
  const [first, ...rest] = readMigrations();
  if (!first) throw new Error('no migrations');
  const changed = [{ ...first, sha256: 'other' }, ...rest];
  await expect(migrate(database.pool, changed)).rejects.toThrow(
    'The migration 0001_schema was changed after it was applied',
  );
  await expect(migrate(database.pool, rest)).rejects.toThrow('used with a newer version');
});

test('two processes that start at once apply each file once', async () => {
  const more = [
    ...readMigrations(),
    migration('9003_slow', 'create table slow (a int); select pg_sleep(0.05)'),
  ];
  const applied = await Promise.all([
    migrate(database.pool, more),
    migrate(database.pool, more),
    migrate(database.pool, more),
  ]);
  expect(applied.flat()).toEqual(['9003_slow']);
  await database.pool.query(`drop table slow; delete from migrations where name = '9003_slow'`);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages } from '#app/db/schema/content.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { openEmbeddedTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { tidyDatabase } from './tidy-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});
afterAll(() => database.close());

const counted = async () => {
  const { rows } = await database.db.execute(
    sql`select reltuples::int as rows from pg_class where oid = ${sql.raw("'packages'::regclass")}`,
  );
  return rows[0]?.rows;
};

test('the embedded database counts its rows anew, and a server does so by itself', async () => {
  for (let at = 0; at < 3; at += 1) await addPackage(database.db);
  const before = await counted();
  expect(await tidyDatabase({ db: database.db, config: { databaseUrl: 'postgres://server' } })).toBe(false);
  expect(await counted()).toBe(before);
  expect(await tidyDatabase({ db: database.db, config: { databaseUrl: null } })).toBe(true);
  expect(await counted()).toBe(3);
  expect(await database.db.$count(packages)).toBe(3);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#app/db/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('opens', async () => {
  expect(await database.db.select().from(bookings)).toEqual([]);
  expect((await database.pool.query('select count(*) as n from migrations')).rows[0].n).toBe(1);
});

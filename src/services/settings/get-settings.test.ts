import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '#app/db/schema/settings.ts';
import { DEFAULT_SETTINGS } from '#app/domain/settings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { getSettings } from './get-settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('P03 without stored sections the settings are the defaults', async () => {
  expect(await getSettings(database.db)).toEqual(DEFAULT_SETTINGS);
});

it('P03 a stored section goes over its default, one that cannot be used is logged and ignored', async () => {
  await database.db.insert(settings).values([
    { section: 'brand', value: { first: 'Cedar' } },
    { section: 'offices', value: [] },
    { section: 'booking', value: { expiryHours: 'soon' } },
    { section: 'figures', value: 7 },
    { section: 'app_secret', value: 'hidden' },
  ]);
  const errors: object[] = [];
  const read = await getSettings(database.db, { error: (fields) => void errors.push(fields) });
  expect(read).toEqual({
    ...DEFAULT_SETTINGS,
    brand: { ...DEFAULT_SETTINGS.brand, first: 'Cedar' },
    offices: [],
  });
  expect(errors).toEqual([
    { section: 'figures', problems: [expect.stringContaining('expected object')] },
    { section: 'booking', problems: [expect.stringContaining('expiryHours')] },
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { findDestination } from './find-destination.ts';
import { listPublicPages } from './list-public-pages.ts';
import { suggestPages } from './suggest-pages.ts';

let database: TestDatabase;
const ctx = () => ({ db: database.db, now: () => new Date('2027-01-01') });
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.db, new Date('2027-01-01'));
});
afterAll(() => database.close());

test.each([
  ['kashmir-great-lake-houseboat', 'kashmir-great-lakes-houseboats'],
  ['keralla', 'kerala'],
  ['Char Dham', 'char-dham-yatra-by-road'],
])('P12 for "%s" the first suggestion is %s', async (wrong, slug) => {
  const [first] = await suggestPages(ctx(), wrong);
  expect(first?.slug).toBe(slug);
});

test('P12 for nonsense there is none', async () => {
  expect(await suggestPages(ctx(), 'xqzzt')).toEqual([]);
  expect(await suggestPages(ctx(), '')).toEqual([]);
  expect(await suggestPages(ctx(), '\u0000'.repeat(10_000))).toEqual([]);
});

test('P12 every published item has its page in the sitemap, with the time of its last change', async () => {
  const pages = await listPublicPages(ctx());
  const kinds = new Set(pages.map((page) => page.kind));
  expect(kinds).toEqual(new Set(['destination', 'package', 'cruise', 'pilgrimage']));
  for (const { slug, changedAt } of pages) expect(changedAt, slug).toEqual(new Date('2027-01-01'));
});

test('P05 a destination is found by its slug, with the number of its live packages', async () => {
  expect(await findDestination(ctx(), 'goa')).toMatchObject({ name: 'Goa', packages: 2 });
  expect(await findDestination(ctx(), 'atlantis')).toBeNull();
});

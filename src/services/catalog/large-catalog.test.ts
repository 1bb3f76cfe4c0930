import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import { packages } from '#app/db/schema/content.ts';
import type { Database } from '#app/services/context.ts';
import { tidyDatabase } from '#app/services/upkeep/tidy-database.ts';
import { manyPackages } from '#tests/factories/many-packages.ts';
import { type QueryWatch, watchQueries } from '#tests/support/query-plans.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { readCounted } from './count-packages.ts';
import { featuredPackages } from './featured-packages.ts';
import { listPackages, type PackageQuery } from './list-packages.ts';

const PACKAGES = 5000;
const PAGE = { limit: 6, offset: 0 };
let database: TestDatabase;
let watch: QueryWatch;
let watched: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  watch = watchQueries(database);
  watched = watch.db;
  await database.db.execute(insertAsJson(packages, manyPackages(PACKAGES, new Date())));
  // A server has its own housekeeping, but not within a test's seconds.
  await tidyDatabase({ db: database.db, config: { databaseUrl: null } });
});
afterAll(() => database.close());

const plansOf = (work: () => Promise<unknown>) => watch.plansOf('packages', work);

/** As pages ask: how many there are is known already. */
const grid = (query: Partial<PackageQuery>) => () =>
  listPackages({ db: watched }, { ...PAGE, ...query }, async () => []);

test.each<[string, Partial<PackageQuery>, string, number]>([
  ['newest', {}, '', 10],
  ['of a listed destination', { destination: 'Kerala' }, '', 400],
  ['of a place with few', { destination: 'Valley 5' }, 'packages_destination', 30],
  ['at a place that is none', { destination: 'Atlantis' }, 'packages_destination', 0],
  ['cheapest', { sort: 'price-low' }, 'packages_price', 30],
  ['dearest of a kind', { sort: 'price-high', type: 'family' }, '', PACKAGES],
  ['far down', { offset: 2400 }, '', 2410],
])('P08 with 5,000 packages, the grid %s', async (_, query, index, most) => {
  const { indexes, rows } = await plansOf(grid(query));
  if (index !== '') expect(indexes).toContain(index);
  expect(rows).toBeLessThanOrEqual(most);
});

test('P04 with 5,000 packages, the featured ones come from their own index', async () => {
  const { indexes, rows } = await plansOf(() => featuredPackages({ db: watched }, { limit: 24, offset: 0 }));
  expect(new Set(indexes)).toEqual(new Set(['packages_featured']));
  expect(rows).toBeLessThanOrEqual(100);
});

test.each([
  ['beaches no-such-word', 'packages_search', 0],
  ['monsoon valley 17', 'packages_search', 600],
  ['zz', '', PACKAGES],
])('P08 with 5,000 packages, the search %s', async (q, index, most) => {
  const page = await plansOf(() => listPackages({ db: watched }, { ...PAGE, q }, async () => []));
  const counts = await plansOf(() => readCounted({ db: watched }, q));
  if (index !== '') expect(counts.indexes).toContain(index);
  expect(counts.rows).toBeLessThanOrEqual(most);
  // The rows, and how many there are when more than a page.
  expect(page.rows).toBeLessThanOrEqual(2 * most);
});

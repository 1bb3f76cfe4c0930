import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import * as schema from '#app/db/schema/index.ts';
import type { Database } from '#app/services/context.ts';
import { tidyDatabase } from '#app/services/upkeep/tidy-database.ts';
import { manyPackages } from '#tests/factories/many-packages.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-db.ts';
import { readCounted } from './count-packages.ts';
import { featuredPackages } from './featured-packages.ts';
import { listPackages, type PackageQuery } from './list-packages.ts';

const PACKAGES = 5000;
const PAGE = { limit: 6, offset: 0 };
let database: TestDatabase;
/** The same database, noting what it is asked. */
let watched: Database;
const asked: Array<{ query: string; params: unknown[] }> = [];

beforeAll(async () => {
  database = await openTestDatabase();
  watched = drizzle(database.pool, {
    schema,
    logger: { logQuery: (query, params) => asked.push({ query, params }) },
  });
  await database.db.execute(insertAsJson(schema.packages, manyPackages(PACKAGES, new Date())));
  // A server has its own housekeeping, but not within a test's seconds.
  await tidyDatabase({ db: database.db, config: { databaseUrl: null } });
});
afterAll(() => database.close());

interface Node {
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: Node[] | undefined;
}
const Node: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(Node).optional(),
  }),
);
const Explained = z.array(z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: Node })]) }));

/** How the queries of `work` are carried out: the indexes of `packages` they use, and the rows they look at. */
async function plansOf(work: () => Promise<unknown>) {
  asked.length = 0;
  await work();
  const seen = { indexes: [] as string[], rows: 0 };
  for (const { query, params } of [...asked]) {
    const { rows } = await database.pool.query(`explain (analyze, format json) ${query}`, params);
    for (const row of Explained.parse(rows)) look(row['QUERY PLAN'][0].Plan, seen);
  }
  return seen;
}

function look(node: Node, seen: { indexes: string[]; rows: number }): void {
  if (node['Relation Name'] === 'packages')
    seen.rows += node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  if (node['Index Name']) seen.indexes.push(node['Index Name']);
  for (const child of node.Plans ?? []) look(child, seen);
}

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

import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { addDays } from '#app/domain/plain-date.ts';
import { EXPENSE_CATEGORIES } from '#app/domain/purchases.ts';
import type { Ctx } from '#app/services/context.ts';
import { tidyDatabase } from '#app/services/upkeep/tidy-database.ts';
import { type QueryWatch, watchQueries } from '#tests/support/query-plans.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-db.ts';
import { listExpenses } from './list-expenses.ts';

let app: TestApp;
let watch: QueryWatch;
let ctx: Ctx;

beforeAll(async () => {
  const database = await openTestDatabase();
  app = await createTestApp({ database });
  const rows = Array.from({ length: 2000 }, (_, n) => ({
    id: `e${n}`,
    expenseDate: addDays('2026-11-28', -n),
    category: EXPENSE_CATEGORIES[n % EXPENSE_CATEGORIES.length],
    amount: 100 + n,
    description: `Bill ${n} of ${(n * 7919).toString(36)} ${n % 100 === 0 ? 'lanternfish' : 'by the lake'}`,
  }));
  await app.db.execute(insertAsJson(expenses, rows));
  await tidyDatabase({ db: app.db, config: { databaseUrl: null } });
  watch = watchQueries(database);
  ctx = { ...app.ctx, db: watch.db, actor: { type: 'system' } };
});
afterAll(() => app.close());

const PAGE = { limit: 25, offset: 0 };

it.each([
  ['expenses_newest', PAGE],
  ['expenses_newest', { ...PAGE, sort: 'date' as const }],
  ['expenses_newest', { ...PAGE, start_date: '2026-10-01', end_date: '2026-10-31' }],
  ['expenses_category', { ...PAGE, category: 'rent' as const }],
  ['expenses_search', { limit: 5, offset: 0, q: 'LanternFish' }],
])('B28 the list comes from the index %s for %o', async (index, query) => {
  expect(await watch.indexesOf(() => listExpenses(ctx, query))).toContain(index);
});

it('B28 the newest page looks at its own rows, however many there are', async () => {
  const { rows } = await watch.plansOf('expenses', () =>
    listExpenses(ctx, { limit: 25, offset: 0, category: 'rent' }),
  );
  expect(rows).toBeLessThan(600);
});

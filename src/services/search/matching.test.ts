import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { addDays } from '#app/domain/plain-date.ts';
import type { Ctx } from '#app/services/context.ts';
import { listExpenses } from '#app/services/expenses/list-expenses.ts';
import { listSuppliers } from '#app/services/suppliers/list-suppliers.ts';
import { tidyDatabase } from '#app/services/upkeep/tidy-database.ts';
import { type QueryWatch, watchQueries } from '#tests/support/query-plans.ts';
import { addStaff } from '#tests/support/staff-member.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-db.ts';

/** More than the newest 5,000 among which short words are looked for. */
const ROWS = 8000;
let app: TestApp;
let watch: QueryWatch;
let ctx: Ctx;

/** The later a row, the older: one in a hundred of the oldest is about lanternfish, and the last one of all has "qx" too. */
function description(n: number): string {
  const isRare = n >= ROWS - 1000 && n % 100 === 99;
  return `${isRare ? 'Lanternfish' : 'Dinner'} by the lake, ${(n * 7919).toString(26)}${n === ROWS - 1 ? ' qx' : ''}`;
}

beforeAll(async () => {
  const database = await openTestDatabase();
  app = await createTestApp({ database });
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    id: `e${n}`,
    expenseDate: addDays('2026-11-28', -n),
    category: 'rent' as const,
    amount: 100 + n,
    description: description(n),
  }));
  await app.db.execute(insertAsJson(expenses, rows));
  await tidyDatabase({ db: app.db, config: { databaseUrl: null } });
  watch = watchQueries(database);
  ctx = { ...app.ctx, db: watch.db, actor: { type: 'system' } };
});
afterAll(() => app.close());

/** What a search finds, and how many expenses were looked at for it. */
async function search(q: string) {
  let total = 0;
  const { rows } = await watch.plansOf('expenses', async () => {
    ({ total } = await listExpenses(ctx, { limit: 5, offset: 0, q }));
  });
  return { total, rows };
}

it('B29 a word that few have is answered from its index, however old they are', async () => {
  const { total, rows } = await search('lanternfish');
  expect(total).toBe(10);
  expect(rows).toBeLessThan(100);
});

it('B29 a word that nobody has looks at nothing', async () => {
  expect(await search('submarine')).toEqual({ total: 0, rows: 0 });
});

it('B29 a word that nearly all have does not read all of them', async () => {
  const { total, rows } = await search('lake');
  expect(total).toBe(1000);
  expect(rows).toBeLessThan(ROWS / 2);
});

it('B29 that a word is common is known the next time, and it finds what was written since', async () => {
  await search('dinner');
  await app.db.execute(
    insertAsJson(expenses, [
      {
        id: 'new',
        expenseDate: '2026-11-29',
        category: 'rent' as const,
        amount: 1,
        description: 'Dinner out',
      },
    ]),
  );
  const { rows } = await listExpenses(ctx, { limit: 5, offset: 0, q: 'dinner' });
  expect(rows[0]?.id).toBe('new');
  await app.db.delete(expenses).where(eq(expenses.id, 'new'));
});

it('B29 two letters alone are looked for among the newest, and beside a word in all that have it', async () => {
  expect((await search('qx')).total).toBe(0);
  expect((await search('qx lanternfish')).total).toBe(1);
});

it('B29 a search of two letters says that older records were left out, and only where they were', async () => {
  const reachOf = async (q: string) => (await listExpenses(ctx, { limit: 5, offset: 0, q })).newest;
  expect(await reachOf('qx')).toBe(5000);
  expect(await reachOf('qx lanternfish')).toBeUndefined();
  expect(await reachOf('')).toBeUndefined();
  const { cookie } = await addStaff(app, 'accounts');
  const answer = await app.fetch('/api/expenses?limit=5&q=qx', { headers: { cookie } });
  expect(answer.headers.get('x-search-newest')).toBe('5000');
  // Of a table that has no more than those, nothing was left out.
  const { newest } = await listSuppliers(ctx, { limit: 5, offset: 0, q: 'qx' });
  expect(newest).toBeUndefined();
});

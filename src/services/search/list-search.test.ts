import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAsJson } from '#app/db/insert-as-json.ts';
import { user } from '#app/db/schema/auth.ts';
import { cruises, destinations, pilgrimages, testimonials } from '#app/db/schema/content.ts';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { cruiseKit } from '#app/services/catalog/cruise-kit.ts';
import { listAdminDestinations } from '#app/services/catalog/list-admin-destinations.ts';
import { listAdminTestimonials } from '#app/services/catalog/list-testimonials.ts';
import { pilgrimageKit } from '#app/services/catalog/pilgrimage-kit.ts';
import type { Ctx } from '#app/services/context.ts';
import { listPrivacyRequests } from '#app/services/privacy/list-privacy-requests.ts';
import { tidyDatabase } from '#app/services/upkeep/tidy-database.ts';
import { listUsers } from '#app/services/users/list-users.ts';
import { type QueryWatch, watchQueries } from '#tests/support/query-plans.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-db.ts';
import { searchRecords } from './search-records.ts';

const ROWS = 600;
/** Fewer than match, so that they are counted as well. */
const PAGE = { limit: 5, offset: 0 };
let app: TestApp;
let watch: QueryWatch;
let ctx: Ctx;

/** Texts of some length that differ, of which one in a hundred has the word that is looked for. */
const text = (n: number, what: string) =>
  `${what} ${n} of ${(n * 7919).toString(36)} ${n % 100 === 0 ? 'lanternfish' : 'by the lake'}`;

beforeAll(async () => {
  const database = await openTestDatabase();
  app = await createTestApp({ database });
  const rows = <Row extends object>(row: (n: number) => Row) =>
    Array.from({ length: ROWS }, (_, n) => row(n));
  const insert = (table: PgTable, all: object[]) => app.db.execute(insertAsJson(table, all));
  await insert(
    destinations,
    rows((n) => ({ id: `d${n}`, slug: `d${n}`, name: text(n, 'Valley') })),
  );
  const trip = (n: number) => ({ id: `t${n}`, slug: `t${n}`, title: text(n, 'Voyage') });
  await insert(cruises, rows(trip));
  await insert(pilgrimages, rows(trip));
  await insert(
    testimonials,
    rows((n) => ({ id: `s${n}`, name: `Asha ${n}`, review: text(n, 'Lovely') })),
  );
  await insert(
    user,
    rows((n) => ({
      id: `u${n}`,
      name: text(n, 'Ravi'),
      email: `ravi${n}@agency.example`,
      username: `ravi${n}`,
    })),
  );
  await insert(
    privacyRequests,
    rows((n) => ({ id: `p${n}`, kind: 'copy', name: text(n, 'Tara'), email: `tara${n}@example.in` })),
  );
  // A server has its own housekeeping, but not within a test's seconds.
  await tidyDatabase({ db: app.db, config: { databaseUrl: null } });
  watch = watchQueries(database);
  ctx = { ...app.ctx, db: watch.db };
});
afterAll(() => app.close());

const q = 'LanternFish';
test.each<[string, string, () => Promise<{ total: number }>]>([
  ['destinations', 'destinations_search', () => listAdminDestinations(ctx, { ...PAGE, q })],
  ['cruises', 'cruises_search', () => cruiseKit.list(ctx.db, { ...PAGE, q })],
  ['pilgrimages', 'pilgrimages_search', () => pilgrimageKit.list(ctx.db, { ...PAGE, q })],
  ['testimonials', 'testimonials_search', () => listAdminTestimonials(ctx, { ...PAGE, q })],
  ['users', 'user_search', () => listUsers(ctx, { ...PAGE, q })],
  ['privacy requests', 'privacy_requests_search', () => listPrivacyRequests(ctx, { ...PAGE, q })],
])('B29 a search in the list of %s is one lookup in its index', async (_, index, list) => {
  let total = 0;
  const indexes = await watch.indexesOf(async () => {
    total = (await list()).total;
  });
  expect(total).toBe(ROWS / 100);
  expect(indexes).toContain(index);
});

test('B29 the search over everything looks into the same indexes', async () => {
  const { id, name } = { id: 'u0', name: 'Ravi' };
  const staff: Ctx = { ...ctx, actor: { type: 'staff', id, name, role: 'owner' } };
  const indexes = await watch.indexesOf(() => searchRecords(staff, { q }));
  for (const name of ['destinations', 'cruises', 'pilgrimages', 'testimonials', 'user'])
    expect(indexes).toContain(`${name}_search`);
});

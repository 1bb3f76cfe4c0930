import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '#app/services/context.ts';
import { expenseReport } from '#app/services/expense-reports/expense-report.ts';
import { type QueryWatch, watchQueries } from '#tests/support/query-plans.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-db.ts';
import { profitAndLoss } from './profit-and-loss.ts';
import { profitRow } from './profit-row.ts';

const DAYS = { start_date: '2026-04-01', end_date: '2026-04-30' };
let app: TestApp;
let watch: QueryWatch;
let ctx: Ctx;
beforeAll(async () => {
  const database = await openTestDatabase();
  app = await createTestApp({ database });
  watch = watchQueries(database);
  const actor = { type: 'staff', id: 'usr_1', name: 'Asha', role: 'owner' } as const;
  ctx = { ...app.ctx, db: watch.db, actor };
  await app.db.execute(sql`
    insert into bookings (id, reference, access_key, item_type, item_id, item_slug, item_title, name, email, phone,
      travel_date, pax, payment_option, unit_price, total_amount, terms_version, fingerprint, booking_date, status)
    select 'bkg_' || n, 'DJ-' || n, 'key', 'package', 'pkg_' || n % 500, 'trip', 'Trip', 'Asha', 'a@x.example',
      '+91 98765 43210', date '2026-12-31' - n % 1500, 1, 'full', 100000, 100000, '2026-11', 'f' || n,
      date '2026-10-31' - n % 1500, case n % 20 when 0 then 'cancelled' else 'confirmed' end
    from generate_series(1, 6000) n`);
  await app.db.execute(sql`analyze`);
});
afterAll(() => app.close());

it('B29 the expense report is one statement that reads its days from the index', async () => {
  const indexes = await watch.indexesOf(() => expenseReport(ctx, DAYS));
  expect(indexes).toEqual([expect.stringMatching(/^expenses_/)]);
});

it('B29 the profit and loss reads trips, bills, expenses and papers of its days from indexes', async () => {
  const indexes = await watch.indexesOf(() => profitAndLoss(ctx, { by: 'month', ...DAYS }));
  expect(indexes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^bookings_travel/),
      expect.stringMatching(/^vendor_invoices_/),
      expect.stringMatching(/^expenses_/),
      'documents_invoice_income',
    ]),
  );
});

it.each([
  ['booking', 'bkg_1', 'bookings_pkey'],
  ['package', 'pkg_1', 'bookings_item'],
] as const)('B29 what one %s earned is found by its index', async (by, key, index) => {
  const indexes = await watch.indexesOf(() => profitRow(ctx, { by, key }));
  expect(indexes).toContain(index);
});

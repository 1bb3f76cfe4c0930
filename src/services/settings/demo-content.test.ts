import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DemoContentView } from '#app/contract/demo-content.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import {
  cruises,
  destinations,
  itineraries,
  packages,
  pilgrimages,
  testimonials,
} from '#app/db/schema/content.ts';
import { expenses, recurringExpenses, suppliers, vendorInvoices } from '#app/db/schema/purchases.ts';
import { slugRedirects } from '#app/db/schema/slug-redirects.ts';
import { gstinProblem, panOf, stateOf } from '#app/domain/gst/gstin.ts';
import { readSections } from '#app/services/settings/get-settings.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

const TABLES = [packages, destinations, cruises, pilgrimages, testimonials, itineraries];
/** Each before those that it names. */
const PURCHASES = [expenses, vendorInvoices, recurringExpenses, suppliers];

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(async () => {
  await app.clear();
  for (const table of [...PURCHASES, ...TABLES]) await app.db.delete(table);
  await seedDemo(app.db, NOW);
});
afterAll(() => app.close());

const preview = async () => (await app.staff<DemoContentView>('GET', '/admin/settings/demo')).body;
const remove = (confirm: unknown = 'remove demo content') =>
  app.staff<DemoContentView>('POST', '/admin/settings/demo/remove', { confirm });
const counts = async () => Promise.all(TABLES.map((table) => app.db.$count(table)));

it('P26 the preview counts what goes, and nothing goes without the words', async () => {
  const before = await counts();
  const view = await preview();
  expect(Object.values(view.removes)).toEqual([
    before[0],
    before[1],
    before[2],
    before[3],
    before[4],
    before[5],
    2,
    await app.db.$count(suppliers),
    await app.db.$count(vendorInvoices),
    await app.db.$count(expenses),
    await app.db.$count(recurringExpenses),
  ]);
  expect(Object.values(view.removes).every((count) => count > 0)).toBe(true);
  expect(before.every((count) => count > 0)).toBe(true);
  for (const words of ['', 'yes', null, 7])
    expect(Object.keys((await remove(words)).body.fields ?? {})).toEqual(['confirm']);
  expect(await counts()).toEqual(before);
});

it('P26 untouched demo content goes, once, with its audit, and pages are told', async () => {
  const view = await preview();
  const told = app.contentChanges();
  const answer = await remove(' Remove demo content ');
  expect([answer.status, answer.body]).toEqual([200, view]);
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  expect(app.contentChanges()).toBe(told + 1);
  const [audit] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'demo.removed'));
  expect(audit?.after).toMatchObject({ packages: view.removes.packages, kept: 0 });
  expect((await remove()).body.removes.packages).toBe(0);
  expect(await seedDemo(app.db, NOW), 'it does not come back at the next start').toBe(false);
});

it('P26 the made-up agency has a valid GSTIN, so that its documents are lawful, and goes unless staff changed it', async () => {
  const { company, bank } = await readSections(app.db, ['company', 'bank']);
  expect([gstinProblem(company.gstin), stateOf(company.gstin), panOf(company.gstin)]).toEqual([
    null,
    company.stateCode,
    company.pan,
  ]);
  const path = '/admin/settings/bank';
  expect((await app.staff('PUT', path, { ...bank, branch: 'Shimla' })).status).toBe(200);
  expect((await preview()).removes.agency).toBe(1);
  await remove();
  const left = await readSections(app.db, ['company', 'bank']);
  expect(left).toMatchObject({ company: { gstin: '' }, bank: { branch: 'Shimla' } });
});

it('P26 what staff made or changed stays, with the destination that it needs', async () => {
  const own = await addPackage(app.db, { title: 'Our own', destination: 'Kashmir' });
  const [changed] = await app.db.select().from(packages).where(eq(packages.destination, 'Kerala')).limit(1);
  const [praise] = await app.db.select().from(testimonials).limit(1);
  expect([changed?.demo, praise?.demo]).toEqual([true, true]);
  await app.staff('PUT', `/admin/packages/${changed?.id}`, { title: 'Kerala as we do it' });
  await app.staff('PUT', `/admin/testimonials/${praise?.id}`, { text: 'Even better.' });
  expect(await preview()).toMatchObject({ keeps_destinations: 2, keeps_destinations_booked: 0 });
  await remove();
  expect((await app.db.select().from(packages)).map((row) => row.title).toSorted()).toEqual(
    ['Kerala as we do it', own.title].toSorted(),
  );
  expect((await app.db.select().from(destinations)).map((row) => row.name).toSorted()).toEqual([
    'Kashmir',
    'Kerala',
  ]);
  expect(await app.db.$count(testimonials)).toBe(1);
  expect((await app.db.select().from(itineraries)).map((row) => row.itemId)).toEqual([changed?.id]);
  expect(await app.db.$count(slugRedirects, eq(slugRedirects.itemId, changed?.id ?? ''))).toBeGreaterThan(0);
});

it('P26 a booked demo package stays for its booking, out of the visitors’ sight', async () => {
  const [sold] = await app.db.select().from(packages).where(eq(packages.destination, 'Kashmir')).limit(1);
  const order = await app.createOrder(bookingBody(sold?.id ?? ''));
  expect(order.status).toBe(200);
  expect(await preview()).toMatchObject({
    keeps_booked: 1,
    keeps_destinations: 1,
    keeps_destinations_booked: 1,
  });
  await remove();
  const rows = await app.db.select().from(packages);
  expect(rows).toMatchObject([{ id: sold?.id, status: 'draft', demo: false }]);
  expect((await app.bookingOf(order.body.orderId)).itemId).toBe(sold?.id);
  expect((await app.crm()).map((row) => row.packageTitle)).toEqual([sold?.title]);
  expect((await app.json<unknown[]>('/packages')).body).toEqual([]);
});

it('P26 suppliers, bills and expenses of the demo go too, but for what staff changed and whom it names', async () => {
  const [paid] = await app.db.select().from(expenses).where(eq(expenses.category, 'marketing_ads')).limit(1);
  const id = paid?.id ?? '';
  await app.staff('PUT', `/expenses/${id}`, { amount: 80_000 });
  await app.staff('PUT', '/expenses/recurring/rex_demo_rent', { amount: 150_000 });
  expect((await preview()).removes).toMatchObject({ recurring_expenses: 3 });
  await remove();
  expect((await app.db.select().from(expenses)).map((row) => row.id)).toEqual([id]);
  expect((await app.db.select().from(suppliers)).map((row) => row.supplierName)).toEqual([
    'Brightline Media',
  ]);
  expect((await app.db.select().from(recurringExpenses)).map((row) => row.id)).toEqual(['rex_demo_rent']);
  expect(await app.db.$count(vendorInvoices)).toBe(0);
});

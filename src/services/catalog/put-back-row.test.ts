import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { BILL, createPurchasesApp, NIGEEN, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());

const EXPENSE = { expense_date: '2026-11-15', amount: 100, description: 'Cab' };
const RENT = { amount: 100, description: 'Rent', day_of_month: 5, first_date: '2026-12-01' };
const LEAD = { name: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 43210' };

it.each([
  ['/suppliers', 'form', NIGEEN, {}],
  ['/vendors/invoices', 'form', BILL, { invoice_number: 'HH/219' }],
  ['/expenses', 'json', EXPENSE, {}],
  ['/expenses/recurring', 'json', RENT, {}],
  ['/customers', 'json', LEAD, {}],
])(
  'UI-15 %s: what was deleted comes back though its form has made another one since',
  async (path, kind, fields, change) => {
    const send = (body: object) =>
      kind === 'form'
        ? app.form<{ id: string }>('POST', path, { ...body })
        : app.staff<{ id: string }>('POST', path, body);
    const first = await send({ ...fields, request_key: 'one form' });
    expect((await app.staff('DELETE', `${path}/${first.body.id}`)).status).toBe(200);
    const second = await send({ ...fields, ...change, request_key: 'one form' });
    expect(second.body.id).not.toBe(first.body.id);
    const back = await app.staff<{ id: string }>('POST', `${path}/${first.body.id}/restore`);
    expect([back.status, back.body.id]).toEqual([200, first.body.id]);
  },
);

it('B25 a package that is brought back has the bills again that were linked to it, but for those that were linked anew', async () => {
  await app.clear();
  const [trip, other] = [await addPackage(app.db), await addPackage(app.db)];
  const bill = async (number: string) =>
    (
      await app.form<VendorInvoice>('POST', '/vendors/invoices', {
        ...BILL,
        invoice_number: number,
        package_id: trip.id,
      })
    ).body.id;
  const [kept, moved] = [await bill('1'), await bill('2')];
  expect((await app.staff('DELETE', `/admin/packages/${trip.id}`)).status).toBe(200);
  await app.form('PUT', `/vendors/invoices/${moved}`, { package_id: other.id });
  expect((await app.staff('POST', `/admin/packages/${trip.id}/restore`)).status).toBe(200);
  const linked = async (id: string) =>
    (await app.staff<VendorInvoice>('GET', `/vendors/invoices/${id}`)).body.package_id;
  expect([await linked(kept), await linked(moved)]).toEqual([trip.id, other.id]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { BILL, createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());

it('B25 a package that was deleted while the form was open is refused by its field, also where its name is sent', async () => {
  const { body: bill } = await app.form<VendorInvoice>('POST', '/vendors/invoices', BILL);
  const trip = await addPackage(app.db);
  expect((await app.staff('DELETE', `/admin/packages/${trip.id}`)).status).toBe(200);
  for (const id of [trip.id, 'pkg_\u0000'])
    for (const name of ['Kashmir Great Lakes', '']) {
      const link = { package_id: id, linked_package_name: name };
      const answers = [
        await app.form('POST', '/vendors/invoices', { ...BILL, invoice_number: 'HH/219', ...link }),
        await app.form('PUT', `/vendors/invoices/${bill.id}`, link),
      ];
      for (const { status, body } of answers)
        expect([status, body.fields]).toEqual([
          422,
          { package_id: 'This package does not exist any more. Choose another.' },
        ]);
    }
});

it('B25 a package that is deleted and brought back while its bills are saved stops nobody', async () => {
  const trip = await addPackage(app.db);
  const make = (number: number) =>
    app.form<VendorInvoice>('POST', '/vendors/invoices', {
      ...BILL,
      invoice_number: `S/${number}`,
      package_id: trip.id,
    });
  const bills = await Promise.all([1, 2, 3, 4].map(async (number) => (await make(number)).body.id));
  for (let round = 0; round < 8; round += 1) {
    const save = (id: string, at: number) =>
      app.form('PUT', `/vendors/invoices/${id}`, { package_id: trip.id, notes: `${round} ${at}` });
    const saved = await Promise.all([
      ...bills.map(save),
      app.staff('DELETE', `/admin/packages/${trip.id}`),
      ...bills.map((id, at) => save(id, at + 4)),
    ]);
    expect(saved.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
    expect((await app.staff('POST', `/admin/packages/${trip.id}/restore`)).status).toBe(200);
  }
});

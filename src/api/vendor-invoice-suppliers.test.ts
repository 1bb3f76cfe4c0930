import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { BILL, createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const PATH = '/vendors/invoices';
const create = (fields: Record<string, unknown>) =>
  app.form<VendorInvoice>('POST', PATH, { ...BILL, ...fields });
const change = (id: string, fields: Record<string, unknown>) =>
  app.form<VendorInvoice>('PUT', `${PATH}/${id}`, fields);

describe('B25 the supplier of an invoice', () => {
  it('a supplier of the directory by the vendor’s name alone, which then cannot be deleted', async () => {
    const { id, supplier_name } = await app.addSupplier();
    const { body } = await create({ vendor_name: supplier_name.toUpperCase() });
    expect(body).toMatchObject({ supplier_id: id, vendor_name: supplier_name.toUpperCase() });
    expect((await app.staff('DELETE', `/suppliers/${id}`)).status).toBe(409);
    expect((await change(body.id, { vendor_name: 'Himgiri' })).body.supplier_id).toBeNull();
    expect((await change(body.id, { vendor_name: supplier_name })).body.supplier_id).toBe(id);

    await app.form('PUT', `/suppliers/${id}`, { supplier_name: 'Nigeen under another name' });
    const kept = await change(body.id, { vendor_name: supplier_name, department: 'Operations' });
    expect(kept.body).toMatchObject({ supplier_id: id, department: 'Operations' });
  });

  it('no supplier where two are called so', async () => {
    const { supplier_name } = await app.addSupplier();
    await app.addSupplier({ email: 'second@nigeen.example' });
    expect((await create({ vendor_name: supplier_name })).body.supplier_id).toBeNull();
  });
});

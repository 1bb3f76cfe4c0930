import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchGroup } from '#app/contract/search.ts';
import type { Supplier, SupplierStats } from '#app/contract/suppliers.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { expenses, recurringExpenses, suppliers, vendorInvoices } from '#app/db/schema/purchases.ts';
import { createPurchasesApp, NIGEEN, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const create = (fields: Record<string, unknown>) => app.form<Supplier>('POST', '/suppliers', fields);
const change = (id: string, fields: Record<string, unknown>) =>
  app.form<Supplier>('PUT', `/suppliers/${id}`, fields);
const list = async (query = '') =>
  (await app.staff<Supplier[]>('GET', `/suppliers${query}`)).body as unknown as Supplier[];
const names = async (query = '') => (await list(query)).map((one) => one.supplier_name);
const audited = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))).map((one) => one.action).sort();

const BANK = {
  gst_number: '01aafcn7712k1zk',
  bank_account_number: '0412 7788 1203',
  ifsc_code: 'exbk0000119',
  bank_branch: 'Rajbagh, Srinagar',
};

describe('B27 suppliers', () => {
  it('adds one with what the form sends; country and status have their defaults', async () => {
    const { status, body } = await create({ ...NIGEEN, ...BANK });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...NIGEEN,
      phone: '+919419012034',
      gst_number: '01AAFCN7712K1ZK',
      bank_account_number: '041277881203',
      ifsc_code: 'EXBK0000119',
      country: 'India',
      status: 'active',
      address: '',
      warnings: [],
      version: 1,
    });
    expect(await list()).toEqual([body]);
    expect(await audited(body.id)).toEqual(['supplier.created']);
  });

  it.each([
    ['supplier_name', 'Supplier name is required'],
    ['contact_person', 'Contact person is required'],
    ['phone', 'Phone is required'],
    ['email', 'Email is required'],
    ['service_type', 'Service type is required'],
  ])('wants %s', async (field, message) => {
    const { [field]: _, ...rest } = NIGEEN as Record<string, string>;
    const { status, body } = await create(rest);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect(body.fields?.[field]).toContain(message);
  });

  it.each([
    ['gst_number', '01AAFCN7712K1Z', 'GSTIN must have 15 characters'],
    ['gst_number', '01AAF9N7712K1ZK', 'GSTIN must have 15 characters'],
    ['ifsc_code', 'SBIN123', 'IFSC code must have 4 letters'],
    ['ifsc_code', 'SBINO001234', 'not the letter O'],
    ['bank_account_number', '12-34', 'Bank account number must have'],
    ['phone', '12345', 'Enter a phone number'],
    ['email', 'nobody', 'Enter an email address'],
    ['service_type', 'casino', 'Service type must be one of'],
    ['status', 'gone', 'Status must be active or inactive'],
    ['supplier_name', 'x'.repeat(121), 'at most 120 characters'],
    ['supplier_name', 'a\u0000b', 'characters that cannot be used'],
    ['address', 'x'.repeat(301), 'at most 300 characters'],
  ])('SEC-13 names the field %s of %j, and stores nothing', async (field, value, message) => {
    const { status, body } = await create({ ...NIGEEN, [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect(body.fields?.[field]).toContain(message);
    expect(await app.db.select().from(suppliers)).toEqual([]);
  });

  it('takes a GSTIN whose check character does not fit, and says so', async () => {
    const made = await app.addSupplier({ gst_number: '01AAFCN7712K1ZA' });
    expect(made.gst_number).toBe('01AAFCN7712K1ZA');
    expect(made.warnings).toEqual(['The last character of this GSTIN does not fit: expected K']);
    const { body } = await change(made.id, { gst_number: '' });
    expect([body.gst_number, body.warnings]).toEqual(['', []]);
  });

  it('DAT-04 the same key makes one supplier, however often it is sent', async () => {
    const sent = { ...NIGEEN, request_key: 'opened-once' };
    const made = await Promise.all([create(sent), create(sent), create(sent)]);
    expect(new Set(made.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await audited(made[0]?.body.id ?? '')).toEqual(['supplier.created']);
  });

  it('MON-10 leaves what a change does not name, and clears what it sends empty', async () => {
    const { id } = await app.addSupplier({ ...BANK, city: 'Srinagar', country: 'Nepal' });
    const { body } = await change(id, { city: '', bank_branch: '', country: '', status: '' });
    expect(body).toMatchObject({
      city: '',
      bank_branch: '',
      country: 'India',
      status: 'active',
      bank_account_number: '041277881203',
      contact_person: 'Bashir Ahmad',
      version: 2,
    });
    expect((await change(id, { supplier_name: ' ' })).body.fields).toHaveProperty('supplier_name');
  });

  it('DAT-04 refuses a change of what somebody else changed meanwhile', async () => {
    const { id } = await app.addSupplier();
    expect((await change(id, { city: 'Srinagar', version: 1 })).status).toBe(200);
    const late = await change(id, { city: 'Leh', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await list())[0]?.city).toBe('Srinagar');
    expect((await change(id, { city: 'Leh', version: 'x' })).body.fields).toHaveProperty('version');
  });

  it('writes nothing where nothing changes', async () => {
    const { id } = await app.addSupplier();
    expect((await change(id, { ...NIGEEN })).body.version).toBe(1);
    expect(await audited(id)).toEqual(['supplier.created']);
  });

  it('answers 404 for one that is not there, whatever its id', async () => {
    for (const id of ['sup_nobody', '%00', 'a'.repeat(120)]) {
      expect((await change(id, { city: 'Leh' })).status).toBe(404);
      expect((await app.staff('DELETE', `/suppliers/${id}`)).status).toBe(404);
      expect((await app.staff('POST', `/suppliers/${id}/restore`)).status).toBe(404);
    }
  });

  it('takes a form only', async () => {
    expect((await app.staff('POST', '/suppliers', NIGEEN)).status).toBe(415);
  });
});

describe('B27 the list of suppliers', () => {
  beforeEach(async () => {
    await app.addSupplier();
    await app.addSupplier({
      supplier_name: 'alleppey Boat Company',
      contact_person: 'Biju Thomas',
      service_type: 'activities',
      gst_number: '32AABCA9034P1ZJ',
    });
    await app.addSupplier({ supplier_name: 'Valley Wheels', service_type: 'transport', status: 'inactive' });
  });

  it('is in the order of names, whatever their case', async () => {
    expect(await names()).toEqual(['alleppey Boat Company', 'Nigeen Palace Houseboats', 'Valley Wheels']);
    expect(await names('?sort=-name&limit=1')).toEqual(['Valley Wheels']);
  });

  it.each([
    ['?status=active', 2],
    ['?status=inactive', 1],
    ['?service_type=hotel', 1],
    ['?service_type=hotel&status=inactive', 0],
    ['?q=biju', 1],
    ['?q=boat+thomas', 1],
    ['?q=32AABCA', 1],
    ['?q=94190%2012034', 3],
    ['?q=100%25', 0],
    ['?q=%00', 0],
    ['?limit=2&offset=2', 1],
  ])('finds by %s', async (query, found) => {
    expect(await list(query)).toHaveLength(found);
  });

  it('says how many there are in all', async () => {
    const { headers } = await app.staff('GET', '/suppliers?status=active&limit=1');
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('refuses a filter that it does not know', async () => {
    expect((await app.staff('GET', '/suppliers?status=gone')).body.fields).toHaveProperty('status');
  });

  it('counts all suppliers for the cards', async () => {
    app.at('2026-12-01T06:00:00Z');
    const { body } = await app.staff<SupplierStats>('GET', '/suppliers/stats/summary');
    expect(body).toEqual({
      total_suppliers: 3,
      active_suppliers: 2,
      inactive_suppliers: 1,
      added_this_month: 0,
      by_service_type: {
        hotel: 1,
        transport: 1,
        visa: 0,
        tickets: 0,
        activities: 1,
        tour_guide: 0,
        insurance: 0,
        others: 0,
      },
    });
  });

  it('SEC-03 is a file with safe cells', async () => {
    await app.addSupplier({ supplier_name: '@SUM(A1)', bank_account_number: '000123456789' });
    const answer = await app.fetch('/suppliers?format=csv&columns=name,account,service', {
      headers: { cookie: await app.loginAsStaff() },
    });
    const text = await answer.text();
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="suppliers.csv"');
    expect(text).toContain("'@SUM(A1),000123456789,Hotel");
  });

  it('B01 is found by the search over everything', async () => {
    const { body } = await app.staff<SearchGroup[]>('GET', '/admin/search?q=valley');
    expect(body).toMatchObject([
      {
        kind: 'supplier',
        hits: [{ title: 'Valley Wheels', detail: 'Transport · Bashir Ahmad · Inactive' }],
      },
    ]);
  });
});

describe('B27 deleting a supplier', () => {
  const spent = { amount: 100_00, description: 'Rooms', supplierName: NIGEEN.supplier_name };

  it('can be undone', async () => {
    const made = await app.addSupplier(BANK);
    expect((await app.staff('DELETE', `/suppliers/${made.id}`)).body).toEqual({ deleted: true });
    expect(await list()).toEqual([]);
    expect((await app.staff('DELETE', `/suppliers/${made.id}`)).status).toBe(404);
    const back = await app.staff<Supplier>('POST', `/suppliers/${made.id}/restore`);
    expect([back.status, back.body]).toEqual([200, made]);
    expect((await app.staff('POST', `/suppliers/${made.id}/restore`)).status).toBe(404);
    expect(await audited(made.id)).toEqual(['supplier.created', 'supplier.deleted', 'supplier.restored']);
  });

  it('is refused with what names it', async () => {
    const { id } = await app.addSupplier();
    await app.db.insert(expenses).values([
      { id: 'exp_1', expenseDate: '2026-11-01', supplierId: id, ...spent },
      { id: 'exp_2', expenseDate: '2026-11-02', supplierId: id, ...spent },
    ]);
    await app.db.insert(recurringExpenses).values({
      id: 'rex_1',
      dayOfMonth: 1,
      firstDate: '2026-11-01',
      supplierId: id,
      ...spent,
    });
    await app.db.insert(vendorInvoices).values({
      id: 'vin_1',
      vendorName: NIGEEN.supplier_name,
      vendorKey: 'nigeen palace houseboats',
      supplierId: id,
      invoiceNumber: '1',
      numberKey: '1',
      financialYear: '2026-27',
      invoiceDate: '2026-11-01',
      amount: 100_00,
      gstRate: 18,
      gstAmount: 18_00,
      totalAmount: 118_00,
    });
    const { status, body } = await app.staff('DELETE', `/suppliers/${id}`);
    expect([status, body.code]).toEqual([409, 'in_use']);
    expect(body.detail).toBe(
      'Nigeen Palace Houseboats stands on 1 vendor invoice, 2 expenses and 1 recurring expense, so it cannot be deleted. Make it inactive: it stays on them and is not offered any more.',
    );
    expect((await change(id, { status: 'inactive' })).body.status).toBe('inactive');
    expect((await app.staff('DELETE', `/suppliers/${id}`)).body.detail).toContain('It is inactive already');
  });
});

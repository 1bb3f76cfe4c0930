import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchGroup } from '#app/contract/search.ts';
import type { VendorInvoice, VendorInvoiceStats } from '#app/contract/vendor-invoices.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { suppliers, vendorInvoices } from '#app/db/schema/purchases.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { BILL, createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const PATH = '/vendors/invoices';
const create = (change: Record<string, unknown> = {}) =>
  app.form<VendorInvoice & { link?: string }>('POST', PATH, { ...BILL, ...change });
const change = (id: string, fields: Record<string, unknown>) =>
  app.form<VendorInvoice & { link?: string }>('PUT', `${PATH}/${id}`, fields);
const stored = async (id: string) => (await app.staff<VendorInvoice>('GET', `${PATH}/${id}`)).body;
const list = async (query = '') =>
  (await app.staff<VendorInvoice[]>('GET', `${PATH}${query}`)).body as unknown as VendorInvoice[];
const numbers = async (query = '') => (await list(query)).map((one) => one.invoice_number);
const stats = async (query = '') =>
  (await app.staff<VendorInvoiceStats>('GET', `${PATH}/summary/stats${query}`)).body;
const audited = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.entityId, id))).map((one) => one.action).sort();
/** Bills numbered in order, one a day. */
const several = async (...changes: Array<Record<string, unknown>>) => {
  for (const [at, one] of changes.entries()) {
    const day = String(at + 1).padStart(2, '0');
    const { status } = await create({
      invoice_number: `N-${at + 1}`,
      invoice_date: `2026-11-${day}`,
      ...one,
    });
    expect(status).toBe(201);
  }
};

describe('B25 a vendor’s invoice', () => {
  it('B34 is written with what the form sends, at the default rate', async () => {
    const { status, body } = await create({ department: 'Operations', notes: 'Kedarnath sector' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...BILL,
      amount: 214_000,
      gst_rate: 18,
      gst_amount: 38_520,
      total_amount: 252_520,
      status: 'pending',
      department: 'Operations',
      notes: 'Kedarnath sector',
      linked_package_name: '',
      payment_mode: null,
      payment_date: null,
      file_path: null,
      supplier_id: null,
      version: 1,
    });
    expect(await list()).toEqual([body]);
    expect(await stored(body.id)).toEqual(body);
    expect(await audited(body.id)).toEqual(['vendor_invoice.created']);
  });

  it('MON-02 half a paisa is no amount', async () => {
    for (const amount of ['1.005', '2.135', '10.075']) {
      const { status, body } = await create({ amount });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['amount']]);
      expect(body.detail).toContain('2 decimals');
    }
    expect(await list()).toEqual([]);
  });

  it.each([
    ['1.01', 0.18, 1.19],
    ['2.14', 0.39, 2.53],
    ['10.08', 1.81, 11.89],
    ['1000000000000', 180_000_000_000, 1_180_000_000_000],
  ])('MON-02 %s bears %d half-up', async (amount, gst_amount, total_amount) => {
    expect((await create({ amount })).body).toMatchObject({ gst_amount, total_amount });
  });

  it.each([
    ['vendor_name', '', 'Vendor name is required'],
    ['vendor_name', 'a\u0000b', 'characters that cannot be used'],
    ['vendor_name', 'x'.repeat(201), 'at most 200 characters'],
    ['invoice_number', '  ', 'Invoice number is required'],
    ['invoice_number', 'a\nb', 'one line'],
    ['invoice_date', '2026-02-30', 'must be a date'],
    ['invoice_date', '15/11/2026', 'must be a date'],
    ['currency', 'EUR', 'Currency must be INR or USD'],
    ['amount', '-500', 'Amount must be a number'],
    ['amount', '0', 'more than 0'],
    ['amount', 'abc', 'Amount must be a number'],
    ['amount', 'Infinity', 'Amount must be a number'],
    ['amount', 'NaN', 'Amount must be a number'],
    ['amount', '1e3', 'Amount must be a number'],
    ['amount', '12,499.50', 'Amount must be a number'],
    ['amount', '', 'Amount is required'],
    ['amount', '1000000000000.01', 'at most 10,00,00,00,00,000'],
    ['gst_rate', '7', 'GST must be'],
    ['gst_rate', '-18', 'GST must be'],
    ['gst_rate', '18.5', 'GST must be'],
    ['status', 'PAID', 'Status must be one of'],
    ['payment_mode', 'barter', 'Payment mode must be one of'],
    ['payment_date', 'soon', 'must be a date'],
    ['exchange_rate', '-1', 'Exchange rate'],
    ['supplier_id', 'sup_nobody', 'does not exist'],
    ['package_id', 'pkg_nobody', 'does not exist'],
    ['booking_id', 'bkg_nobody', 'does not exist'],
    ['notes', 'x'.repeat(5001), 'at most 5000 characters'],
    ['file', 'a text', 'Send the attachment as a file'],
    ['request_key', 'x'.repeat(201), 'at most 200 characters'],
  ])('MON-08 SEC-18 names the field %s of %j, and stores nothing', async (field, value, message) => {
    const { status, body } = await create({ [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect(body.fields?.[field]).toContain(message);
    expect(await list()).toEqual([]);
  });

  it.each(['vendor_name', 'invoice_number', 'invoice_date', 'currency', 'amount'])(
    'wants %s',
    async (field) => {
      const { [field]: _, ...rest } = BILL as Record<string, string>;
      const { status, body } = await app.form<VendorInvoice>('POST', PATH, rest);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    },
  );

  it('MON-09 0% stays 0%, also when it is changed to it', async () => {
    const zero = { gst_rate: 0, gst_amount: 0, total_amount: 214_000 };
    expect((await create({ gst_rate: '0' })).body).toMatchObject(zero);
    const { body } = await create({ invoice_number: 'B' });
    expect((await change(body.id, { gst_rate: '0' })).body).toMatchObject(zero);
    expect(await stored(body.id)).toMatchObject(zero);
  });

  it('MON-14 a dollar bill bears no GST; in rupees again it has the default rate', async () => {
    const { body } = await create({ currency: 'USD', amount: '100', gst_rate: '18', exchange_rate: '84.25' });
    expect(body).toMatchObject({ gst_rate: 0, gst_amount: 0, total_amount: 100, exchange_rate: 84.25 });
    expect((await change(body.id, { currency: 'INR' })).body).toMatchObject({
      gst_rate: 18,
      total_amount: 118,
      exchange_rate: null,
    });
  });

  it('SEC-13 sums, ids and files that a client makes up are not read', async () => {
    const made = {
      id: 'vin_mine',
      gst_amount: '1',
      total_amount: '1',
      file_path: '/etc/passwd',
      version: '9',
    };
    const { body } = await create(made);
    expect(body).toMatchObject({ gst_amount: 38_520, total_amount: 252_520, file_path: null, version: 1 });
    expect(body.id).not.toBe('vin_mine');
  });

  it('B26 says how it was paid only once it is', async () => {
    const paid = { payment_mode: 'upi', payment_date: '2026-11-26' };
    const { body } = await create({ status: 'approved', ...paid });
    expect(body).toMatchObject({ status: 'approved', payment_mode: null, payment_date: null });
    expect((await change(body.id, { status: 'paid', ...paid })).body).toMatchObject({
      status: 'paid',
      ...paid,
    });
    expect((await change(body.id, { notes: 'Booked' })).body).toMatchObject(paid);
    expect((await change(body.id, { status: 'pending' })).body).toMatchObject({ payment_mode: null });
    expect((await change(body.id, { status: 'paid' })).body).toMatchObject({ payment_mode: null });
  });

  it('MON-10 an absent field stays, an empty one clears, and nothing changed is no change', async () => {
    const { body } = await create({ department: 'Visa', notes: 'Urgent', linked_package_name: 'Bali' });
    expect((await change(body.id, { amount: '100' })).body).toMatchObject({
      department: 'Visa',
      notes: 'Urgent',
      linked_package_name: 'Bali',
      total_amount: 118,
      version: 2,
    });
    const emptied = { department: '', notes: '', linked_package_name: '' };
    expect((await change(body.id, emptied)).body).toMatchObject({ ...emptied, version: 3 });
    expect((await change(body.id, emptied)).body.version).toBe(3);
    expect(await audited(body.id)).toEqual([
      'vendor_invoice.created',
      'vendor_invoice.updated',
      'vendor_invoice.updated',
    ]);
  });

  it('two people’s changes do not overwrite each other', async () => {
    const { body } = await create();
    expect((await change(body.id, { notes: 'A', version: '1' })).status).toBe(200);
    expect(await change(body.id, { notes: 'B', version: '1' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect((await stored(body.id)).notes).toBe('A');
  });

  it('PAY-05 a form that is sent twice, also at once, is one invoice', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ request_key: 'form-1' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });
});

describe('B25 the same number twice', () => {
  it('is refused in one financial year, however it is spelt, with the way to the first', async () => {
    const { body: first } = await create();
    const again = {
      vendor_name: 'himgiri  HELICOPTERS.',
      invoice_number: 'hh-26-27-218',
      invoice_date: '2027-03-31',
    };
    const { status, body } = await create(again);
    expect([status, body.code, body.link]).toEqual([409, 'duplicate', `/admin/vendors/${first.id}`]);
    expect(body.detail).toBe(
      'Invoice HH/26-27/218 from Himgiri Helicopters of 15 Nov 2026 over ₹2,52,520.00 is there already, in the financial year 2026-27.',
    );
    expect(Object.keys(body.fields ?? {})).toEqual(['invoice_number']);
    expect((await create({ ...again, invoice_date: '2027-04-01' })).status).toBe(201);
    expect((await create({ vendor_name: 'Leh Bike Rentals' })).status).toBe(201);
  });

  it('is seen at the supplier too, whatever name stands on the bill', async () => {
    const { id } = await app.addSupplier();
    expect((await create({ supplier_id: id })).status).toBe(201);
    expect((await create({ supplier_id: id, vendor_name: 'Nigeen Houseboats (Srinagar)' })).status).toBe(409);
  });

  it('is refused for a change too, and of two at the same moment one is', async () => {
    await create();
    const { body } = await create({ invoice_number: 'HH/219' });
    expect(await change(body.id, { invoice_number: BILL.invoice_number })).toMatchObject({
      status: 409,
      body: { code: 'duplicate' },
    });
    const both = await Promise.all([1, 2].map(() => create({ invoice_number: 'HH/220' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await numbers('?sort=vendor')).toEqual(['HH/219', 'HH/220', 'HH/26-27/218']);
  });
});

describe('B25 what an invoice is for', () => {
  it('a package by its id or its title, a booking and a supplier', async () => {
    const trip = await addPackage(app.db, { title: 'Char Dham Yatra by Road' });
    await app.json('/bookings/create-order', { method: 'POST', body: bookingBody(trip.id, {}) });
    const [booked] = await app.db.select().from(bookings);
    const booking = booked?.id;
    const supplier = await app.addSupplier();
    const { body } = await create({ package_id: trip.id, booking_id: booking, supplier_id: supplier.id });
    expect(body).toMatchObject({
      package_id: trip.id,
      linked_package_name: trip.title,
      booking_id: booking,
      supplier_id: supplier.id,
    });
    expect(body).toMatchObject({ booking_reference: booked?.reference, booking_name: booked?.name });
    for (const query of [`package_id=${trip.id}`, `booking_id=${booking}`, `supplier_id=${supplier.id}`])
      expect(await numbers(`?${query}`)).toEqual([BILL.invoice_number]);
    expect((await change(body.id, { linked_package_name: 'Leh by bike' })).body.package_id).toBeNull();
    expect((await change(body.id, { linked_package_name: 'char dham yatra by road' })).body).toMatchObject({
      package_id: trip.id,
    });
    const none = { package_id: '', booking_id: '', supplier_id: '' };
    expect((await change(body.id, none)).body).toMatchObject({
      package_id: null,
      linked_package_name: '',
      booking_id: null,
      booking_reference: null,
      supplier_id: null,
    });
    expect((await app.staff('DELETE', `/suppliers/${supplier.id}`)).status).toBe(200);
  });
});

describe('B25 the list and its cards', () => {
  it('MON-13 sums each currency by itself', async () => {
    await several(
      { amount: '10000' },
      { amount: '20000', gst_rate: '0', status: 'approved' },
      { amount: '100', currency: 'USD' },
      { amount: '0.25', status: 'paid' },
    );
    expect(await stats()).toEqual({
      total_invoices: 4,
      pending_invoices: 2,
      total_amount_inr: 31_800.3,
      pending_amount_inr: 11_800,
      total_amount_usd: 100,
      pending_amount_usd: 100,
      approved_invoices: 1,
      inr_invoices: 3,
      usd_invoices: 1,
      pending_inr_invoices: 1,
      pending_usd_invoices: 1,
    });
    expect(await stats('?currency=USD')).toMatchObject({ total_invoices: 1, total_amount_inr: 0 });
    expect(await stats('?start_date=2026-11-02&end_date=2026-11-03')).toMatchObject({ total_invoices: 2 });
  });

  it('is filtered, sorted and paged by the server', async () => {
    await several(
      { vendor_name: 'Nigeen Palace', linked_package_name: 'Kashmir in Bloom' },
      { vendor_name: 'Emirates Visa Desk', currency: 'USD', amount: '960' },
      { vendor_name: 'alleppey boats', status: 'paid', amount: '31200' },
    );
    expect(await numbers()).toEqual(['N-3', 'N-2', 'N-1']);
    expect(await numbers('?sort=vendor')).toEqual(['N-3', 'N-2', 'N-1']);
    expect(await numbers('?sort=total')).toEqual(['N-2', 'N-3', 'N-1']);
    expect(await numbers('?q=kashmir')).toEqual(['N-1']);
    expect(await numbers('?q=n-2 visa')).toEqual(['N-2']);
    expect(await numbers('?status=paid')).toEqual(['N-3']);
    expect(await numbers('?currency=USD')).toEqual(['N-2']);
    expect(await numbers('?start_date=2026-11-02&end_date=2026-11-02')).toEqual(['N-2']);
    const page = await app.staff('GET', `${PATH}?limit=1&offset=1`);
    expect(page.headers.get('x-total-count')).toBe('3');
    for (const odd of ["' OR 1=1--", '%', '_', '\\', '(', '😀', '\u0000'])
      expect(await numbers(`?q=${encodeURIComponent(odd)}`)).toEqual([]);
    for (const wrong of ['status=gone', 'currency=EUR', 'start_date=x', 'sort=id', 'limit=0'])
      expect((await app.staff('GET', `${PATH}?${wrong}`)).status).toBe(422);
  });

  it('SEC-03 can be had as a file, and is found by the search over everything', async () => {
    await several({ vendor_name: '=HYPERLINK("http://x")', department: '@SUM(A1)', notes: '-2+3' });
    const cookie = await app.loginAsStaff();
    const file = await app.fetch(`${PATH}?format=csv&columns=vendor,department,total,notes`, {
      headers: { cookie },
    });
    expect((await file.text()).trim().split('\r\n')).toEqual([
      'Vendor,Department,Total,Notes',
      `"'=HYPERLINK(""http://x"")",'@SUM(A1),252520.00,'-2+3`,
    ]);
    const { body } = await app.staff<SearchGroup[]>('GET', '/admin/search?q=hyperlink');
    expect(body).toMatchObject([
      { kind: 'vendor_invoice', hits: [{ detail: expect.stringContaining('N-1') }] },
    ]);
  });
});

describe('B25 deleting', () => {
  it('takes it away once; it comes back as it was, unless its number was written down anew', async () => {
    const { body } = await create({ notes: 'Kept' });
    expect((await app.staff('DELETE', `${PATH}/${body.id}`)).status).toBe(200);
    expect((await app.staff('DELETE', `${PATH}/${body.id}`)).status).toBe(404);
    expect(await stats()).toMatchObject({ total_invoices: 0, total_amount_inr: 0 });
    expect((await app.staff('POST', `${PATH}/${body.id}/restore`)).body).toEqual(body);
    expect((await app.staff('POST', `${PATH}/${body.id}/restore`)).status).toBe(404);
    await app.staff('DELETE', `${PATH}/${body.id}`);
    await create();
    expect(await app.staff('POST', `${PATH}/${body.id}/restore`)).toMatchObject({ status: 409 });
    expect(await list()).toHaveLength(1);
  });

  it('a supplier that is gone meanwhile is gone from what comes back', async () => {
    const { id } = await app.addSupplier();
    const { body } = await create({ supplier_id: id });
    await app.staff('DELETE', `${PATH}/${body.id}`);
    await app.db.delete(suppliers);
    expect((await app.staff('POST', `${PATH}/${body.id}/restore`)).body).toMatchObject({ supplier_id: null });
  });

  it('SEC-12 what is no id is not found', async () => {
    for (const id of ['nobody', '%00', '..%2F..%2Fetc%2Fpasswd', "'--"]) {
      expect((await app.staff('GET', `${PATH}/${id}`)).status).toBe(404);
      expect((await app.staff('DELETE', `${PATH}/${id}`)).status).toBe(404);
      expect((await app.staff('GET', `${PATH}/${id}/download`)).status).toBe(404);
      expect((await change(id, { notes: 'x' })).status).toBe(404);
    }
    expect(await app.db.$count(vendorInvoices)).toBe(0);
  });
});

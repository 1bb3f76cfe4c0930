import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderResponse } from '#app/contract/bookings.ts';
import type { ExpenseStats, ExpenseView } from '#app/contract/expenses.ts';
import type { SearchGroup } from '#app/contract/search.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const PRINTER = {
  expense_date: '2026-11-18',
  category: 'office_expenses',
  amount: 6840,
  currency: 'INR',
  payment_type: 'upi',
  description: 'Printer cartridges and courier',
};
const create = (change: object = {}) =>
  app.staff<ExpenseView>('POST', '/expenses', { ...PRINTER, ...change });
async function add(change: object = {}): Promise<ExpenseView> {
  const { status, body } = await create(change);
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
}
const change = (id: string, fields: object) => app.staff<ExpenseView>('PUT', `/expenses/${id}`, fields);
const list = async (query = '') => (await app.staff<ExpenseView[]>('GET', `/expenses${query}`)).body;
const stats = async (query = '') => (await app.staff<ExpenseStats>('GET', `/expenses/stats${query}`)).body;
const names = (rows: ExpenseView[]) => rows.map((row) => row.description);

describe('recording expenses', () => {
  it('B28 keeps the fields of the specification, and begins with its defaults', async () => {
    const made = await add({ department: ' Admin ', invoice_reference: 'VWT/26/0931' });
    expect(made).toMatchObject({ ...PRINTER, department: 'Admin', invoice_reference: 'VWT/26/0931' });
    expect(made).toMatchObject({
      supplier_id: null,
      supplier_name: '',
      recurring: false,
      file_name: null,
      version: 1,
    });
    expect(await list()).toEqual([made]);
    const plain = await app.staff<ExpenseView>('POST', '/expenses/', {
      expense_date: '2028-02-29',
      amount: '12499.50',
      description: 'Leap day',
      currency: '',
    });
    expect(plain.body).toMatchObject({
      expense_date: '2028-02-29',
      amount: 12499.5,
      category: 'office_expenses',
      currency: 'INR',
      payment_type: 'bank',
    });
    const [audit] = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(audit).toMatchObject({ action: 'expense.created', after: { amount: 684_000, currency: 'INR' } });
  });

  it.each([-500, 'abc', 'Infinity', '', null, '12,499.50', 0.005, 0, 1e13, {}, '1e3'])(
    'MON-08 refuses the amount %j by its name and stores nothing',
    async (amount) => {
      const { status, body } = await create({ amount });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['amount']]);
      expect(await list()).toEqual([]);
    },
  );

  it.each(['2027-02-29', '2026-04-31', '2026-13-01', '31/12/2026', ''])(
    'DAT-08 refuses the date %j by its name',
    async (expense_date) => {
      const { status, body } = await create({ expense_date });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['expense_date']]);
    },
  );

  it('names every other field that is wrong', async () => {
    const wrong: Array<[string, unknown]> = [
      ['description', '  '],
      ['category', 'party'],
      ['currency', 'EUR'],
      ['payment_type', 'barter'],
      ['supplier_id', 'sup_none'],
      ['supplier_id', '\u0000'],
      ['booking_id', 'bkg_none'],
      ['exchange_rate', -1],
      ['exchange_rate', '83,25'],
      ['department', 'x'.repeat(121)],
    ];
    for (const [name, value] of wrong) {
      const { status, body } = await create({ [name]: value, currency: name === 'currency' ? value : 'USD' });
      expect([name, status, Object.keys(body.fields ?? {})]).toEqual([name, 422, [name]]);
    }
  });

  it('copies the name of a chosen supplier, refuses an inactive one, and keeps a typed name without one', async () => {
    const nigeen = await app.addSupplier();
    const made = await add({ supplier_id: nigeen.id, supplier_name: 'Forged' });
    expect(made).toMatchObject({ supplier_id: nigeen.id, supplier_name: 'Nigeen Palace Houseboats' });
    expect(await add({ supplier_name: 'A shop' })).toMatchObject({
      supplier_id: null,
      supplier_name: 'A shop',
    });
    const idle = await app.addSupplier({ supplier_name: 'Old Cars', status: 'inactive' });
    const { status, body } = await create({ supplier_id: idle.id });
    expect([status, body.fields]).toEqual([
      422,
      { supplier_id: 'Old Cars is inactive. Choose an active supplier.' },
    ]);
    await app.form('PUT', `/suppliers/${nigeen.id}`, { status: 'inactive' });
    const kept = await change(made.id, { supplier_id: nigeen.id, amount: 7000 });
    expect([kept.status, kept.body.supplier_name]).toEqual([200, 'Nigeen Palace Houseboats']);
  });

  it('MON-10 None / Direct clears id and name, an absent field stays, an empty one clears', async () => {
    const { id: supplier } = await app.addSupplier();
    const made = await add({ supplier_id: supplier, department: 'Admin', invoice_reference: 'X/1' });
    const { body } = await change(made.id, { supplier_id: '', supplier_name: '', department: '' });
    expect(body).toMatchObject({
      supplier_id: null,
      supplier_name: '',
      department: '',
      invoice_reference: 'X/1',
    });
    expect(await list(`?supplier_id=${supplier}`)).toEqual([]);
  });

  it('a form that is sent twice makes one expense, and two tabs do not overwrite one another', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => create({ request_key: 'one form' })));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const id = sent[0]?.body.id ?? '';
    expect((await change(id, { amount: 1, version: 1 })).body).toMatchObject({ amount: 1, version: 2 });
    expect(await change(id, { amount: 2, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    });
    expect((await change(id, { amount: 1 })).body.version).toBe(2);
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'expense.updated'));
    expect(entry).toMatchObject({ before: { amount: 684_000 }, after: { amount: 100 } });
  });

  it('a dollar expense keeps its rate, which goes with the dollars', async () => {
    const made = await add({ currency: 'USD', amount: 960, exchange_rate: 83.25 });
    expect(made.exchange_rate).toBe(83.25);
    expect((await change(made.id, { currency: 'INR' })).body.exchange_rate).toBeNull();
    expect((await add({ exchange_rate: 83.25 })).exchange_rate).toBeNull();
  });

  it('links a booking and shows its reference', async () => {
    const trip = await addPackage(app.db);
    const body = bookingBody(trip.id);
    const order = await app.json<OrderResponse>('/bookings/create-order', { method: 'POST', body });
    const { reference } = order.body;
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.reference, reference));
    const booking_id = booking?.id;
    const made = await add({ booking_id });
    expect(made).toMatchObject({ booking_id, booking_reference: reference });
    expect(names(await list(`?booking_id=${booking_id}`))).toEqual([PRINTER.description]);
    expect((await change(made.id, { booking_id: null })).body.booking_reference).toBe('');
  });

  it('is deleted, brought back as it was, and gone for good where it never was', async () => {
    const { id: supplier } = await app.addSupplier();
    const made = await add({ supplier_id: supplier, request_key: 'k' });
    expect((await app.staff('DELETE', `/expenses/${made.id}`)).status).toBe(200);
    expect((await app.staff('DELETE', `/expenses/${made.id}`)).status).toBe(404);
    expect((await app.staff('DELETE', `/suppliers/${supplier}`)).status).toBe(200);
    await create({ request_key: 'k' });
    const back = await app.staff<ExpenseView>('POST', `/expenses/${made.id}/restore`);
    expect(back.body).toEqual({ ...made, supplier_id: null });
    expect(await list()).toHaveLength(2);
    expect((await app.staff('POST', `/expenses/${made.id}/restore`)).status).toBe(404);
    expect((await app.staff('GET', '/expenses/exp_none')).status).toBe(404);
  });
});

describe('the list and its cards', () => {
  it('MON-13 sums are numbers, and rupees and dollars are never added together', async () => {
    for (const amount of [100, 50.5, 0.25]) await add({ amount });
    await add({ amount: 100, currency: 'USD' });
    expect(await stats()).toEqual({
      total_expenses: 4,
      total_amount_inr: 150.75,
      total_amount_usd: 100,
      count_inr: 3,
      count_usd: 1,
    });
    expect(await stats('?currency=USD')).toMatchObject({ total_expenses: 1, total_amount_inr: 0 });
    expect(await stats('?q=%00')).toMatchObject({ total_expenses: 0 });
  });

  it('DAT-06 both days of a range are in it', async () => {
    for (const expense_date of ['2026-03-30', '2026-03-31', '2026-04-01'])
      await add({ expense_date, description: expense_date });
    const day = '?start_date=2026-03-31&end_date=2026-03-31';
    expect(names(await list(day))).toEqual(['2026-03-31']);
    expect((await stats(day)).total_expenses).toBe(1);
    expect(names(await list('?end_date=2026-03-31'))).toEqual(['2026-03-31', '2026-03-30']);
    expect(names(await list('?sort=date&start_date=2026-03-31'))).toEqual(['2026-03-31', '2026-04-01']);
  });

  it('filters by category, currency and payment type, and finds words wherever they stand', async () => {
    await add({ category: 'rent', description: 'Shimla office', payment_type: 'cheque' });
    await add({ currency: 'USD', description: 'Visa fees', supplier_name: 'Emirates Visa Desk' });
    const asked = ['category=rent', 'payment_type=cheque', 'currency=USD', 'q=emirates%20fees', 'q=%25'];
    const found = await Promise.all(asked.map(async (query) => names(await list(`?${query}`))));
    expect(found).toEqual([['Shimla office'], ['Shimla office'], ['Visa fees'], ['Visa fees'], []]);
    expect((await app.staff('GET', '/expenses?category=party')).status).toBe(422);
  });

  it('pages with its headers, and as a CSV file that no spreadsheet runs', async () => {
    for (const day of ['01', '02', '03'])
      await add({ expense_date: `2026-11-${day}`, description: `=cmd|${day}` });
    const headers = { cookie: await app.loginAsStaff() };
    const page = await app.fetch('/expenses?limit=2&offset=1', { headers });
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(names((await page.json()) as ExpenseView[])).toEqual(['=cmd|02', '=cmd|01']);
    const file = await app.fetch('/expenses?format=csv&columns=date,category,amount,description', {
      headers,
    });
    expect((await file.text()).replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'Expense date,Category,Amount,Description',
      "2026-11-03,Office expenses,6840.00,'=cmd|03",
    ]);
  });

  it('B01 is found by the search over everything', async () => {
    const made = await add({ supplier_name: 'Brightline Media' });
    const { body } = await app.staff<SearchGroup[]>('GET', '/admin/search?q=brightline');
    expect(body).toEqual([
      {
        kind: 'expense',
        more: false,
        hits: [
          { id: made.id, title: PRINTER.description, detail: '18 Nov 2026 · ₹6,840.00 · Brightline Media' },
        ],
      },
    ]);
  });

  it('SEC-13 what only the server decides is not read from a body', async () => {
    const forged = {
      id: 'exp_mine',
      version: 9,
      recurring: true,
      recurring_id: 'rex_1',
      file_key: '../../etc/passwd',
    };
    const made = await add({ ...forged, ...JSON.parse('{"__proto__": {"isAdmin": true}}') });
    expect(made).toMatchObject({ recurring: false, recurring_id: null, version: 1, file_path: null });
    expect(await app.db.$count(expenses, eq(expenses.id, 'exp_mine'))).toBe(0);
  });
});

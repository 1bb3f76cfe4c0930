import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#app/contract/errors.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type FieldsCall, malformedForms } from '#tests/support/malformed-forms.ts';
import { createPurchasesApp, NIGEEN, type PurchasesApp } from '#tests/support/purchases-app.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20261128);
const COUNT = Number(process.env.FUZZ_COUNT ?? 800);

let app: PurchasesApp;
let staff: string;
let calls: FieldsCall[];
beforeAll(async () => {
  app = await createPurchasesApp();
  staff = await app.loginAsStaff();
  calls = await callsOf();
});
afterAll(() => app.close());

const SPENT = {
  category: 'rent',
  amount: '85000.50',
  currency: 'INR',
  payment_type: 'upi',
  department: 'Admin',
};

async function callsOf(): Promise<FieldsCall[]> {
  const supplier = (await app.addSupplier()).id;
  const trip = (await addPackage(app.db)).id;
  const named = { supplier_id: supplier, description: 'Shimla office' };
  const dollars = { currency: 'USD', exchange_rate: '84.25' };
  const bill = {
    vendor_name: 'Himgiri Helicopters',
    invoice_number: 'HH/218',
    invoice_date: '2026-11-15',
    currency: 'INR',
    amount: '2140.55',
    gst_rate: '18',
    department: 'Operations',
    notes: 'Kedarnath',
    status: 'paid',
    payment_mode: 'upi',
    payment_date: '2026-11-20',
  };
  const expense = { ...SPENT, ...named, expense_date: '2026-11-15', invoice_reference: 'HH/218' };
  const recurring = {
    ...SPENT,
    ...named,
    every: 'month',
    day_of_month: 31,
    first_date: '2026-09-30',
    last_date: '',
  };
  const made = {
    bill: (await app.form<{ id: string }>('POST', '/vendors/invoices', bill)).body.id,
    expense: (await app.staff<{ id: string }>('POST', '/expenses', expense)).body.id,
    recurring: (await app.staff<{ id: string }>('POST', '/expenses/recurring', recurring)).body.id,
  };
  const linked = { ...bill, supplier_id: supplier, package_id: trip, linked_package_name: 'Kashmir' };
  return [
    { method: 'POST', path: '/suppliers', as: 'form', fields: NIGEEN },
    { method: 'PUT', path: `/suppliers/${supplier}`, as: 'form', fields: NIGEEN },
    { method: 'POST', path: '/vendors/invoices', as: 'form', fields: linked, file: true },
    { method: 'POST', path: '/vendors/invoices', as: 'form', fields: { ...linked, ...dollars }, file: true },
    { method: 'PUT', path: `/vendors/invoices/${made.bill}`, as: 'form', fields: linked, file: true },
    { method: 'POST', path: '/expenses', as: 'either', fields: expense, file: true },
    {
      method: 'PUT',
      path: `/expenses/${made.expense}`,
      as: 'either',
      fields: { ...expense, ...dollars },
      file: true,
    },
    { method: 'POST', path: '/expenses/recurring', as: 'json', fields: recurring },
    { method: 'PUT', path: `/expenses/recurring/${made.recurring}`, as: 'json', fields: recurring },
  ];
}

/** Refusals of the body as a whole have no field to name. */
const OF_NO_FIELD = /too many parts|expected object/;

function problemOf(status: number, text: string): string | null {
  if (status >= 500) return `status ${status}`;
  if (status < 400) return null;
  const parsed = ErrorBody.safeParse(JSON.parse(text));
  if (!parsed.success) return `no error body: ${text.slice(0, 200)}`;
  const { detail, fields = {} } = parsed.data;
  const named = Object.keys(fields).length > 0 || OF_NO_FIELD.test(detail);
  return named || ![413, 422].includes(status) ? null : `names no field: ${detail}`;
}

const READ = [
  '/suppliers',
  '/suppliers?format=csv',
  '/suppliers/stats/summary',
  '/vendors/invoices',
  '/vendors/invoices?format=csv',
  '/vendors/invoices/summary/stats',
  '/expenses',
  '/expenses?format=csv',
  '/expenses/stats',
  '/expenses/recurring',
  ...['json', 'csv', 'xlsx'].flatMap((format) => [
    `/expenses/reports/summary?format=${format}`,
    ...['month', 'destination', 'package', 'booking'].map(
      (by) => `/accounts/profit-and-loss?by=${by}&format=${format}`,
    ),
  ]),
];

describe('malformed forms', () => {
  it('SEC-12 SEC-13 MON-08 no field and no file makes a 5xx, each refusal names its field, and what was kept is sound', {
    timeout: 180_000,
  }, async () => {
    const statuses = new Map<number, number>();
    const problems: string[] = [];
    for (const [index, { method, path, headers, body }] of malformedForms(calls, COUNT, SEED).entries()) {
      const signed = { ...headers, cookie: staff, origin: 'http://localhost' };
      const answer = await app.fetch(path, { method, headers: signed, body });
      const problem = problemOf(answer.status, await answer.text());
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (problem) problems.push(`#${index} ${method} ${path} → ${problem}`);
    }
    expect(problems).toEqual([]);
    // Some must have been right after all, or nothing behind the first checks was tried.
    expect([200, 201, 400, 409, 415, 422].filter((status) => !statuses.has(status))).toEqual([]);
    for (const path of READ) {
      const answer = await app.fetch(path, { headers: { cookie: staff } });
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.arrayBuffer();
    }
    expect(await unsound()).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect(app.logged.filter((line) => line.level === 'error')).toEqual([]);
  });
});

/** Rows whose sums or fields contradict each other, and files that no row holds. */
async function unsound(): Promise<unknown[]> {
  const { rows } = await app.db.execute<{ what: string }>(sql`
    select 'gst of ' || id as what from vendor_invoices
      where gst_amount <> round(amount * gst_rate / 100.0) or total_amount <> amount + gst_amount
        or (currency = 'USD' and gst_rate <> 0) or (currency = 'INR' and exchange_rate is not null)
    union all select 'payment of ' || id from vendor_invoices
      where status <> 'paid' and (payment_mode is not null or payment_date is not null)
    union all select 'rate of ' || id from expenses where exchange_rate <= 0 or (currency = 'INR' and exchange_rate is not null)
    union all select 'file of ' || id from expenses where (file_key is null) <> (file_name is null)`);
  const held = await app.db.execute<{ key: string }>(
    sql`select file_key as key from vendor_invoices union select file_key from expenses`,
  );
  const keys = new Set(held.rows.map(({ key }) => key));
  const orphans: string[] = [];
  for await (const { key } of app.ctx.files.list('attachments/')) if (!keys.has(key)) orphans.push(key);
  return [...rows.map(({ what }) => what), ...orphans];
}

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pdfBill } from '#tests/support/bill-files.ts';
import { BILL, createPurchasesApp, NIGEEN, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const DOLLARS = { ...BILL, currency: 'USD', exchange_rate: '84.25', amount: '2140.50' };
const EXPENSE = {
  expense_date: '2026-11-15',
  currency: 'USD',
  exchange_rate: '84.25',
  amount: '100.10',
  description: 'Ads',
};
const RENT = { amount: 100, description: 'Rent', day_of_month: 5, first_date: '2026-10-01' };
const LEAD = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  travel_interests: ['beach', 'luxury'],
};
const INVOICE = {
  customer_name: 'Asha Rao',
  customer_email: 'asha@example.in',
  customer_phone: '+91 98765 43210',
  invoice_date: '2026-11-15',
  invoice_type: 'proforma',
  items: JSON.stringify([{ description: 'Trek', quantity: 1.5, rate: '999.99' }]),
};

it.each([
  ['/suppliers', 'form', NIGEEN, { phone: '+91 94190 12035' }],
  ['/vendors/invoices', 'form', DOLLARS, { amount: '2140.51' }],
  ['/vendors/invoices', 'form', { ...DOLLARS, file: new File([pdfBill()], 'hh.pdf') }, { file: '' }],
  ['/expenses', 'form', EXPENSE, { file: new File([pdfBill()], 'ads.pdf') }],
  ['/expenses', 'json', EXPENSE, { department: 'Sales' }],
  ['/expenses/recurring', 'json', RENT, { day_of_month: 6 }],
  ['/customers', 'json', LEAD, { travel_interests: ['beach'] }],
  ['/accounts/customer-invoices', 'form', INVOICE, { notes: 'Thank you' }],
])(
  'UI-15 %s by %s: what is sent again after a lost answer is the same record, what was changed since is not taken for saved',
  async (path, kind, fields, change) => {
    const request_key = crypto.randomUUID();
    const send = (body: object) =>
      kind === 'form'
        ? app.form<{ id: string }>('POST', path, { ...body, request_key })
        : app.staff<{ id: string }>('POST', path, { ...body, request_key });
    const first = await send(fields);
    const again = await send(fields);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const other = await send({ ...fields, ...change });
    expect([other.status, other.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(other.body.detail).toContain('saved already, with other values');
  },
);

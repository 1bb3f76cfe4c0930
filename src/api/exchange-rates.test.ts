import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProfitAndLoss } from '#app/contract/profit-and-loss.ts';
import { createPurchasesApp, type PurchasesApp } from '#tests/support/purchases-app.ts';

let app: PurchasesApp;
beforeAll(async () => {
  app = await createPurchasesApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

interface Priced {
  id: string;
  exchange_rate: number | null;
}
type Fields = Record<string, unknown>;

const bill = (fields: Fields) =>
  app.form<Priced>('POST', '/vendors/invoices', {
    vendor_name: 'Bali Lombok DMC',
    invoice_number: crypto.randomUUID(),
    invoice_date: '2026-11-15',
    currency: 'USD',
    amount: '100',
    ...fields,
  });
const expense = (fields: Fields) =>
  app.staff<Priced>('POST', '/expenses', {
    expense_date: '2026-11-15',
    currency: 'USD',
    amount: '100',
    description: 'Ads',
    ...fields,
  });
const invoice = ({ amount = '100', ...fields }: Fields) =>
  app.form<Priced>('POST', '/accounts/customer-invoices', {
    customer_name: 'Nora Lind',
    customer_email: 'nora@example.com',
    customer_phone: '+46 70 123 45 67',
    invoice_date: '2026-11-15',
    invoice_type: 'final',
    currency: 'USD',
    items: JSON.stringify([{ description: 'Trek', quantity: 1, rate: amount }]),
    ...fields,
  });

/** Each way in which dollars are written down. */
const WAYS = [
  ['a bill', bill],
  ['an expense', expense],
  ['a customer’s invoice', invoice],
] as const;

it.each(WAYS)('MON-14 the rate of %s is kept as it was typed, or refused by its name', async (_, write) => {
  for (const rate of ['83.123456', '0.000001', ' 84 '])
    expect((await write({ exchange_rate: rate })).body.exchange_rate).toBe(Number(rate));
  for (const rate of ['0', '0.0000001', '83.1234567', '-84', '1e2', '100000', 'NaN', '84,25']) {
    const { status, body } = await write({ exchange_rate: rate });
    expect([rate, status, body.fields]).toEqual([
      rate,
      422,
      { exchange_rate: expect.stringMatching(/^Exchange rate /) },
    ]);
  }
});

it('MON-14 a rate that is sent as a number is held to the same', async () => {
  expect((await expense({ exchange_rate: 83.123456 })).body.exchange_rate).toBe(83.123456);
  for (const rate of [0, 1e-7, 83.1234567, -84, 1e21]) {
    const { body } = await expense({ exchange_rate: rate });
    expect([rate, body.fields]).toEqual([rate, { exchange_rate: expect.any(String) }]);
  }
});

it.each(WAYS)(
  'MON-07 more rupees than anybody may enter are refused of %s, and reports go on',
  async (_, write) => {
    const most = { amount: '1000000000000' };
    for (const rate of ['99999', '1.000001']) {
      const { status, body } = await write({ ...most, exchange_rate: rate });
      expect([rate, status, Object.keys(body.fields ?? {})]).toEqual([rate, 422, ['exchange_rate']]);
    }
    expect((await write({ ...most, exchange_rate: '1' })).status).toBe(201);
    for (const report of ['profit-and-loss', 'gst-report', 'dashboard-stats'])
      expect((await app.staff('GET', `/accounts/${report}`)).status).toBe(200);
  },
);

it('MON-07 a change of the amount alone is held to the same limit', async () => {
  const most = { amount: '1000000000000' };
  const [billed, spent] = [await bill({ exchange_rate: '84' }), await expense({ exchange_rate: '84' })];
  const changes = [
    await app.form('PUT', `/vendors/invoices/${billed.body.id}`, most),
    await app.staff('PUT', `/expenses/${spent.body.id}`, most),
  ];
  for (const { status, body } of changes)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['exchange_rate']]);
  const { body } = await app.staff<ProfitAndLoss>('GET', '/accounts/profit-and-loss');
  expect([body.summary.vendor_bills, body.summary.expenses]).toEqual([8400, 8400]);
});

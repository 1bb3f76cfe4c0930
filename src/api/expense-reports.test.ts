import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExpenseReport } from '#app/contract/expense-reports.ts';
import { expenses } from '#app/db/schema/purchases.ts';
import { addExpense } from '#tests/factories/purchases.ts';
import { type AccountsApp, createAccountsApp, days } from '#tests/support/accounts-app.ts';
import { addStaff } from '#tests/support/staff-member.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(expenses));

const report = async (query = '') =>
  (await app.staff<ExpenseReport>('GET', `/expenses/reports/summary${query}`)).body;
const spent = (change: Parameters<typeof addExpense>[1]) => addExpense(app.db, change);

async function file(format: string) {
  const cookie = await app.loginAsStaff();
  return app.fetch(`/expenses/reports/summary?format=${format}`, { headers: { cookie } });
}

describe('expense report', () => {
  it('DAT-04 the first and the last day of a month are of that month', async () => {
    for (const [expenseDate, amount] of [
      ['2026-01-31', 100_00],
      ['2026-02-01', 200_00],
      ['2026-02-28', 400_00],
      ['2026-03-01', 800_00],
    ] as const)
      await spent({ expenseDate, amount });
    const { by_month, summary } = await report();
    expect(Object.entries(by_month)).toEqual([
      ['2026-01', { count: 1, amount_inr: 100, amount_usd: 0 }],
      ['2026-02', { count: 2, amount_inr: 600, amount_usd: 0 }],
      ['2026-03', { count: 1, amount_inr: 800, amount_usd: 0 }],
    ]);
    expect(summary).toEqual({ total_expenses: 4, total_amount_inr: 1500, total_amount_usd: 0 });
  });

  it('DAT-06 both days are included', async () => {
    for (const expenseDate of ['2026-03-30', '2026-03-31', '2026-04-01']) await spent({ expenseDate });
    const count = async (query: string) => (await report(query)).summary.total_expenses;
    expect(await count(days('2026-03-31', '2026-03-31'))).toBe(1);
    expect(await count(days('2026-03-30', '2026-04-01'))).toBe(3);
    expect(await count('?start_date=2026-03-31')).toBe(2);
    expect(await count('?end_date=2026-03-31')).toBe(2);
    expect(await count(days('2026-04-02', '2026-03-01'))).toBe(0);
  });

  it('MON-13 sums are numbers, and rupees and dollars are never added together', async () => {
    for (const amount of [100_00, 50_50, 25]) await spent({ amount });
    await spent({ amount: 1_200_10, currency: 'USD' });
    const { summary, by_category } = await report();
    expect(summary).toEqual({ total_expenses: 4, total_amount_inr: 150.75, total_amount_usd: 1200.1 });
    expect(by_category).toEqual({ rent: { count: 4, amount_inr: 150.75, amount_usd: 1200.1 } });
  });

  it('B29 every section is of the same expenses; those without a supplier are in no supplier’s row', async () => {
    await spent({ category: 'salaries', amount: 500_00, paymentType: 'net_banking' });
    await spent({ category: 'rent', amount: 900_00, supplierName: ' Mall Road Estates ' });
    await spent({ category: 'rent', amount: 100_00, supplierName: 'Mall Road Estates', paymentType: 'upi' });
    await spent({ category: 'vendor_payments', amount: 70_00, currency: 'USD', supplierName: '__proto__' });
    const found = await report();
    expect(Object.keys(found.by_category)).toEqual(['rent', 'salaries', 'vendor_payments']);
    expect(found.by_payment_type).toEqual({
      bank: { count: 2, amount_inr: 900, amount_usd: 70 },
      net_banking: { count: 1, amount_inr: 500, amount_usd: 0 },
      upi: { count: 1, amount_inr: 100, amount_usd: 0 },
    });
    expect(Object.entries(found.by_supplier)).toEqual([
      ['Mall Road Estates', { count: 2, amount_inr: 1000, amount_usd: 0 }],
      ['__proto__', { count: 1, amount_inr: 0, amount_usd: 70 }],
    ]);
    for (const section of [found.by_category, found.by_month, found.by_payment_type]) {
      const all = Object.values(section);
      expect(all.reduce((sum, one) => sum + one.count, 0)).toBe(found.summary.total_expenses);
      expect(all.reduce((sum, one) => sum + one.amount_inr, 0)).toBe(found.summary.total_amount_inr);
      expect(all.reduce((sum, one) => sum + one.amount_usd, 0)).toBe(found.summary.total_amount_usd);
    }
  });

  it('B29 without expenses everything is empty', async () => {
    expect(await report()).toEqual({
      summary: { total_expenses: 0, total_amount_inr: 0, total_amount_usd: 0 },
      by_category: {},
      by_month: {},
      by_payment_type: {},
      by_supplier: {},
    });
  });

  it.each(['2027-02-29', '2026-13-01', '31/12/2026', 'today'])(
    'DAT-08 a date such as "%s" is refused',
    async (date) => {
      for (const name of ['start_date', 'end_date']) {
        const answer = await app.staff(
          'GET',
          `/expenses/reports/summary?${name}=${encodeURIComponent(date)}`,
        );
        expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [name]]);
      }
    },
  );

  it('B29 as a file: every section, and nothing that a spreadsheet runs', async () => {
    await spent({ amount: 50_50, supplierName: '=HYPERLINK("http://x.example")' });
    const csv = await file('csv');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="expense_report.csv"');
    expect((await csv.text()).split('\r\n').slice(1)).toEqual([
      'Category,rent,1,50.5,0',
      'Month,2027-01,1,50.5,0',
      'Payment type,bank,1,50.5,0',
      `Supplier,"'=HYPERLINK(""http://x.example"")",1,50.5,0`,
      'All,,1,50.5,0',
      '',
    ]);
    const xlsx = await file('xlsx');
    expect(xlsx.headers.get('content-disposition')).toBe('attachment; filename="expense_report.xlsx"');
    expect(new Uint8Array(await xlsx.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  it('B29 is for those who see purchases', async () => {
    const { cookie } = await addStaff(app, 'sales');
    expect((await app.fetch('/expenses/reports/summary', { headers: { cookie } })).status).toBe(403);
    expect((await app.fetch('/expenses/reports/summary')).status).toBe(401);
  });
});

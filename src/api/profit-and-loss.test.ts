import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountInvoice, GstReport } from '#app/contract/accounts.ts';
import {
  PROFIT_GROUPINGS,
  PROFIT_ORDERS,
  type ProfitAndLoss,
  type ProfitGrouping,
  type ProfitRowDetail,
} from '#app/contract/profit-and-loss.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { addBill, addExpense } from '#tests/factories/purchases.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type AccountsApp, createAccountsApp, days } from '#tests/support/accounts-app.ts';
import { type CancellingKit, cancellingKit } from '#tests/support/cancelling-kit.ts';
import { addStaff } from '#tests/support/staff-member.ts';

let app: AccountsApp;
let kit: CancellingKit;
beforeAll(async () => {
  app = await createAccountsApp();
  kit = cancellingKit(app);
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const profit = (query = '') => app.get<ProfitAndLoss>(`profit-and-loss${query}`);
const rowOf = (by: ProfitGrouping, key: string, query = '') =>
  app.get<ProfitRowDetail>(`profit-and-loss/rows/${encodeURIComponent(key)}?by=${by}${query}`);

const SUMS = ['income', 'vendor_bills', 'expenses', 'profit', 'usd_costs'] as const;
const paise = (amount: number) => Math.round(amount * 100);

/** Whatever the grouping, rows and what stands behind them sum to the same. */
async function expectAgreement(query = ''): Promise<void> {
  const { summary } = await profit(query);
  for (const by of PROFIT_GROUPINGS) {
    const report = await profit(`?by=${by}${query.replace('?', '&')}`);
    expect([by, report.summary]).toEqual([by, summary]);
    expect(report.total_rows).toBe(report.rows.length);
    for (const name of SUMS)
      expect([by, name, report.rows.reduce((sum, row) => sum + paise(row[name]), 0)]).toEqual([
        by,
        name,
        paise(summary[name]),
      ]);
    for (const row of report.rows) {
      const detail = await rowOf(by, row.key, query.replace('?', '&'));
      expect(detail.row).toEqual(row);
      const counted = detail.lines.filter((line) => line.counts);
      expect(counted.reduce((sum, line) => sum + paise(line.amount ?? 0), 0)).toBe(paise(row.profit));
    }
  }
}

/** A trip of ₹45,999 on 12 April 2027: ₹38,982.20 without 18% GST. */
const sold = (change: Record<string, unknown> = {}) => app.booked('full', change);

describe('profit and loss', () => {
  it('B29 a trip earns its taxable value in the month in which it begins, and its costs stand beside it', async () => {
    const { id } = await sold();
    await addBill(app.db, { bookingId: id, invoiceDate: '2027-02-20' });
    await addExpense(app.db, { bookingId: id, amount: 50_000, expenseDate: '2027-05-02' });
    expect((await profit()).rows).toEqual([
      {
        key: '2027-04',
        label: '2027-04',
        detail: '',
        date: null,
        income: 38982.2,
        vendor_bills: 10000,
        expenses: 500,
        profit: 28482.2,
        margin: 73.1,
        provisional: false,
        why: '',
        bookings: 1,
        usd_costs: 0,
      },
    ]);
    expect((await profit(days('2027-05-01', '2027-05-31'))).rows).toEqual([]);
    const listed = await app.get<AccountInvoice[]>('invoices');
    expect((await profit()).summary.income).toBe(listed[0]?.taxable_amount);
    await app.generateInvoice(id);
    expect((await profit()).summary.income).toBe(38982.2);
    await expectAgreement();
  });

  it('B29 what is of no trip counts on its own date: rent, a bill of a package, an invoice by hand', async () => {
    const trip = await addPackage(app.db, { title: 'Spiti Circuit', destination: 'Spiti' });
    await addBill(app.db, { packageId: trip.id, invoiceDate: '2027-01-31', amount: 700_000 });
    await addBill(app.db, { invoiceDate: '2027-02-01', amount: 300_000 });
    await addExpense(app.db, { expenseDate: '2027-02-28' });
    await app.writeInvoice({ invoice_date: '2027-01-10' });
    await app.writeInvoice({ invoice_type: 'proforma' });
    expect((await profit()).rows.map((row) => [row.key, row.income, row.vendor_bills, row.expenses])).toEqual(
      [
        ['2027-01', 1000, 7000, 0],
        ['2027-02', 0, 3000, 100],
      ],
    );
    const { rows } = await profit('?by=package');
    expect(rows.map((row) => [row.key, row.label, row.profit])).toEqual([
      [trip.id, 'Spiti Circuit', -7000],
      ['*invoices', 'Customer invoices', 1000],
      ['*general', 'Not linked to a package', -3100],
    ]);
    expect((await profit('?by=destination')).rows[0]).toMatchObject({ key: 'Spiti', profit: -7000 });
    await expectAgreement();
    await expectAgreement(days('2027-01-15', '2027-02-10'));
  });

  it('B29 DAT-06 both days are included: first and last day of a range', async () => {
    for (const travelDate of ['2027-04-30', '2027-05-01', '2027-05-31', '2027-06-01'])
      await sold({ travelDate, email: `${travelDate}@x.example` });
    const may = await profit(`?by=booking&${days('2027-05-01', '2027-05-31').slice(1)}`);
    expect(may.rows.map((row) => row.date)).toEqual(['2027-05-31', '2027-05-01']);
    expect((await profit()).rows.map((row) => [row.key, row.bookings])).toEqual([
      ['2027-04', 1],
      ['2027-05', 2],
      ['2027-06', 1],
    ]);
  });

  it('B29 a trip without a bill is provisional, before it begins and after', async () => {
    const { id } = await sold();
    expect((await profit()).summary).toMatchObject({ provisional: true, why: '1 trip still ahead' });
    app.setNow('2027-04-12T06:00:00Z');
    expect((await profit()).summary).toMatchObject({
      provisional: true,
      why: '1 trip without a vendor bill',
    });
    await addBill(app.db, { bookingId: id, status: 'pending' });
    expect((await profit()).summary).toMatchObject({ provisional: false, why: '' });
  });

  it('B29 MON-14 dollars count by the rate on their bill; without one they stand apart', async () => {
    const { id } = await sold();
    await addBill(app.db, { bookingId: id, currency: 'USD', amount: 100_00, exchangeRate: 83.125 });
    await addBill(app.db, { bookingId: id, currency: 'USD', amount: 250_50 });
    await addExpense(app.db, { currency: 'USD', amount: 1_00, exchangeRate: 80 });
    const { summary } = await profit();
    expect(summary).toMatchObject({
      vendor_bills: 8312.5,
      expenses: 80,
      usd_costs: 250.5,
      provisional: true,
    });
    expect(summary.why).toBe('1 cost in USD without an exchange rate');
    const { lines } = await rowOf('booking', id);
    const seen = lines.map((line) => [line.kind, line.amount, line.usd]);
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(
      expect.arrayContaining([
        ['booking', 38982.2, null],
        ['vendor_bill', -8312.5, 100],
        ['vendor_bill', null, 250.5],
      ]),
    );
    await expectAgreement();
  });

  it('B29 a cancelled trip earns the charge that was kept, when it was cancelled', async () => {
    const { id } = await kit.paid();
    app.setNow('2027-03-23T06:00:00Z');
    await kit.cancel(id);
    // A quarter of ₹45,999 without 18%, as the GST report has it.
    const { rows, summary } = await profit();
    expect(rows).toMatchObject([{ key: '2027-03', income: 9745.55, provisional: false }]);
    expect((await app.get<GstReport>('gst-report')).summary.total_taxable_amount).toBe(summary.income);
    await addBill(app.db, { bookingId: id, amount: 200_000, invoiceDate: '2027-04-20' });
    expect((await profit()).rows).toMatchObject([{ key: '2027-03', vendor_bills: 2000 }]);
    await expectAgreement();
  });

  it('B29 what was not sold earns nothing: pending, and cancelled without a payment', async () => {
    await app.booked('nothing');
    const { id } = await app.booked('nothing', { email: 'b@x.example' });
    await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'cancelled' });
    expect(await profit()).toMatchObject({ summary: { income: 0, profit: 0, margin: null }, rows: [] });
  });

  it('B29 a vendor payment that names a recorded bill of that vendor is not a second cost', async () => {
    await addBill(app.db, { invoiceNumber: 'HH/204', vendorName: 'Himgiri Helicopters' });
    const paid = { category: 'vendor_payments', amount: 1_180_000, invoiceReference: 'hh/204 ' } as const;
    await addExpense(app.db, { ...paid, supplierName: 'himgiri helicopters' });
    await addExpense(app.db, { ...paid, supplierName: 'Someone else', amount: 5_000 });
    await addExpense(app.db, {
      ...paid,
      category: 'rent',
      supplierName: 'Himgiri Helicopters',
      amount: 6_000,
    });
    await addExpense(app.db, { category: 'vendor_payments', amount: 7_000 });
    const { summary } = await profit();
    expect(summary).toMatchObject({ vendor_bills: 10000, expenses: 180, paid_bills: 11800 });
    const { lines } = await rowOf('month', '2027-01');
    expect(lines.filter((line) => !line.counts)).toMatchObject([{ kind: 'expense', amount: -11800 }]);
    await expectAgreement();
  });

  it('B29 rows say what they are and lead to what stands behind them', async () => {
    const { id } = await sold({ name: 'Kiran Rao' });
    await app.db.update(bookings).set({ destination: 'Leh/Ladakh & %' }).where(eq(bookings.id, id));
    const bill = await addBill(app.db, {
      bookingId: id,
      invoiceNumber: 'HH/7',
      vendorName: 'Himgiri',
      invoiceDate: '2027-03-02',
    });
    const [row] = (await profit('?by=booking')).rows;
    expect(row).toMatchObject({ key: id, label: 'Kiran Rao', date: '2027-04-12' });
    expect(row?.detail).toMatch(/^DJ-\w{6} · Kashmir/);
    const behind = await rowOf('destination', 'Leh/Ladakh & %');
    expect(behind).toMatchObject({
      row: { label: 'Leh/Ladakh & %', income: 38982.2, vendor_bills: 10000 },
      total_lines: 2,
      lines: [
        { kind: 'booking', id, name: 'Kiran Rao', amount: 38982.2, dated: '2027-04-12' },
        {
          kind: 'vendor_bill',
          id: bill,
          name: 'Himgiri',
          detail: 'HH/7',
          amount: -10000,
          date: '2027-04-12',
          dated: '2027-03-02',
        },
      ],
    });
    expect((await rowOf('booking', id)).lines).toEqual(behind.lines);
    const more = await rowOf('month', '2027-04', '&limit=1&offset=1');
    expect(more).toMatchObject({ total_lines: 2, lines: [{ kind: 'vendor_bill' }] });
    expect(await rowOf('booking', 'bkg_nobody')).toMatchObject({
      row: { income: 0 },
      lines: [],
      total_lines: 0,
    });
  });

  it('B29 pages have the sums of all rows', async () => {
    for (const day of ['10', '11', '12'])
      await sold({ travelDate: `2027-04-${day}`, email: `${day}@x.example` });
    const page = await profit('?by=booking&limit=2&offset=2');
    expect(page.rows.map((row) => row.date)).toEqual(['2027-04-10']);
    expect(page).toMatchObject({ total_rows: 3, summary: { income: 116946.6, bookings: 3 } });
    expect(await profit('?by=booking&limit=2&offset=50')).toMatchObject({ rows: [], total_rows: 3 });
  });

  it('B29 is sorted by any column, both ways, over all pages; what is of no trip stays last', async () => {
    const trips = [
      ['bina', '10', 40_000],
      ['Asha', '11', 0],
      ['Chitra', '12', 7_000_000],
    ] as const;
    for (const [name, day, cost] of trips) {
      const { id } = await sold({ name, travelDate: `2027-04-${day}`, email: `${day}@x.example` });
      if (cost > 0) await addExpense(app.db, { bookingId: id, amount: cost });
    }
    await addExpense(app.db, { amount: 10_000 });
    const sorted = async (sort: string, more = '') =>
      (await profit(`?by=booking&sort=${sort}${more}`)).rows.map((row) => row.label);
    const rest = 'Not linked to a booking';
    expect(await sorted('name')).toEqual(['Asha', 'bina', 'Chitra', rest]);
    expect(await sorted('-name')).toEqual(['Chitra', 'bina', 'Asha', rest]);
    expect(await sorted('-expenses')).toEqual(['Chitra', 'bina', 'Asha', rest]);
    expect(await sorted('profit')).toEqual(['Chitra', 'bina', 'Asha', rest]);
    expect(await sorted('-margin')).toEqual(['Asha', 'bina', 'Chitra', rest]);
    // Equal ones stand as they do without an order: by their day.
    expect(await sorted('income')).toEqual(['Chitra', 'Asha', 'bina', rest]);
    expect(await sorted('vendor_bills', '&limit=2&offset=1')).toEqual(['Asha', 'bina']);
    for (const by of PROFIT_GROUPINGS)
      for (const order of PROFIT_ORDERS)
        for (const sort of [order, `-${order}`]) {
          const report = await profit(`?by=${by}&sort=${sort}`);
          const figures = report.rows
            .filter((row) => !row.key.startsWith('*'))
            .map((row) => (order === 'name' ? row.label.toLowerCase() : row[order]))
            .filter((figure) => figure !== null);
          const ordered = figures.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
          expect([by, sort, figures]).toEqual([by, sort, sort === order ? ordered : ordered.toReversed()]);
        }
  });

  it('B29 as a file, safe for spreadsheets', async () => {
    await sold({ name: '=cmd()' });
    const cookie = await app.loginAsStaff();
    const file = await app.fetch('/accounts/profit-and-loss?by=booking&format=csv', { headers: { cookie } });
    expect(file.headers.get('content-disposition')).toContain('profit-and-loss-by-booking.csv');
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toBe(
      'Customer,Booking,Date,Income (INR),Vendor bills (INR),Expenses (INR),Profit (INR),Margin (%),Without a rate (USD),Provisional',
    );
    expect(lines[1]).toMatch(/^'=cmd\(\),DJ-.*,2027-04-12,38982.2,0,0,38982.2,100,,1 trip still ahead$/);
    expect(lines[2]).toMatch(/^Total,,,38982.2,/);
    const xlsx = await app.fetch('/accounts/profit-and-loss?format=xlsx', { headers: { cookie } });
    expect(new Uint8Array(await xlsx.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  it('B29 refuses what makes no sense by its name, and roles without purchases', async () => {
    for (const [query, field] of [
      ['by=year', 'by'],
      ['start_date=2027-02-29', 'start_date'],
      ['limit=0', 'limit'],
      ['sort=bookings', 'sort'],
      ['sort=--income', 'sort'],
    ]) {
      const answer = await app.staff('GET', `/accounts/profit-and-loss?${query}`);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
    for (const key of ['2027-13', 'x', 'a%00b', '%'])
      expect((await app.staff('GET', `/accounts/profit-and-loss/rows/${key}?by=month`)).status).toBeLessThan(
        500,
      );
    expect((await app.staff('GET', '/accounts/profit-and-loss/rows/a%00b?by=destination')).status).toBe(404);
    const { cookie } = await addStaff(app, 'sales');
    expect((await app.fetch('/accounts/profit-and-loss', { headers: { cookie } })).status).toBe(403);
  });
});

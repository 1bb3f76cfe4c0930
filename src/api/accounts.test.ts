import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  AccountCharts,
  AccountInvoice,
  AccountStats,
  CustomerLedger,
  GstReport,
  SalesReport,
} from '#app/contract/accounts.ts';
import type { CrmStats } from '#app/contract/bookings.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { settings } from '#app/db/schema/settings.ts';
import { OFFICE_DEFAULTS } from '#app/domain/office-settings.ts';
import { taxOfBooking } from '#app/services/documents/booking-customer.ts';
import { taxPlace } from '#app/services/documents/issue-document.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { type AccountsApp, createAccountsApp, days } from '#tests/support/accounts-app.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const stats = () => app.get<AccountStats>('dashboard-stats');
const rows = (query = '') => app.get<AccountInvoice[]>(`invoices${query}`);
const sales = (query = '') => app.get<SalesReport>(`sales-report${query}`);
const gst = (query = '') => app.get<GstReport>(`gst-report${query}`);

/** Every report of the same bookings agrees with the others. */
async function expectAgreement(): Promise<void> {
  const [figures, listed, report, crm] = [
    await stats(),
    await rows(),
    await sales(),
    (await app.staff<CrmStats>('GET', '/crm/stats')).body,
  ];
  const sum = (name: 'total_amount' | 'paid_amount' | 'balance_amount' | 'gst_amount') =>
    Math.round(listed.reduce((total, row) => total + row[name] * 100, 0)) / 100;
  for (const row of listed) {
    expect(row.taxable_amount + row.gst_amount + row.tcs_amount).toBeCloseTo(row.total_amount, 6);
    expect(row.paid_amount + row.balance_amount).toBeCloseTo(row.total_amount, 6);
  }
  expect(figures.total_revenue).toBe(sum('total_amount'));
  expect(figures.total_paid).toBe(sum('paid_amount'));
  expect(figures.total_pending).toBe(sum('balance_amount'));
  expect(crm.total_revenue).toBe(figures.total_revenue);
  expect(crm.pending_revenue).toBe(figures.total_pending);
  expect(report.summary.confirmed_revenue).toBe(figures.total_revenue);
  expect(report.summary.total_gst).toBe(sum('gst_amount'));
  const { confirmed_bookings, pending_bookings, cancelled_bookings, total_bookings } = report.summary;
  expect(confirmed_bookings + pending_bookings + cancelled_bookings).toBe(total_bookings);
}

describe('accounts', () => {
  it('B20 MON-15 paid and balance are the total in every row, and every report says the same', async () => {
    await app.booked('full', { email: 'a@x.example' });
    await app.booked('deposit', { email: 'b@x.example' });
    const { id: cancelled } = await app.booked('nothing', { email: 'c@x.example' });
    await app.staff('PUT', `/crm/bookings/${cancelled}/status`, { status: 'cancelled' });
    await app.booked('nothing', { email: 'd@x.example' });

    expect(await stats()).toMatchObject({
      total_revenue: 91998,
      total_bookings: 2,
      total_paid: 57498.75,
      total_pending: 34499.25,
      outstanding_invoices: 1,
      outstanding_amount: 34499.25,
    });
    expect((await sales()).summary).toMatchObject({
      total_bookings: 4,
      confirmed_bookings: 2,
      pending_bookings: 1,
      pending_revenue: 45999,
      cancelled_bookings: 1,
      confirmed_revenue: 91998,
      average_booking_value: 45999,
    });
    const ledger = await app.get<CustomerLedger>('customer-ledger/b@x.example');
    expect(ledger.summary).toMatchObject({ total_paid: 11499.75, outstanding_amount: 34499.25 });
    expect(await rows('?balance=due')).toHaveLength(1);
    await expectAgreement();
  });

  it('B20 final INR customer invoices with a balance are outstanding; proformas and dollars are not', async () => {
    await app.writeInvoice();
    await app.writeInvoice({ invoice_type: 'proforma' });
    await app.writeInvoice({ currency: 'USD', exchange_rate: '83.25' });
    expect(await stats()).toMatchObject({ outstanding_invoices: 1, outstanding_amount: 1180 });
    const { ageing } = await app.get<AccountCharts>('dashboard-charts');
    expect(ageing.map(({ age, count }) => [age, count])).toEqual([
      ['not_due', 1],
      ['to_30', 0],
      ['to_60', 0],
      ['over_60', 0],
    ]);
  });

  it('B23 a ledger has the latest date first, however it was entered, and leads to its customer', async () => {
    const whose = { customer_email: 'Asha@X.example' };
    await app.writeInvoice({ ...whose, invoice_date: '2027-01-05', due_date: '2027-02-05' });
    await app.writeInvoice({ ...whose, invoice_date: '2027-01-02', due_date: '2027-02-02' });
    const before = await app.get<CustomerLedger>('customer-ledger/asha@x.example');
    expect(before.transactions.map((one) => one.date)).toEqual(['2027-01-05', '2027-01-02']);
    expect(before.customer_id).toBeNull();
    const made = await app.staff<{ id: string }>('POST', '/customers', {
      name: 'Asha Rao',
      email: 'asha@x.example',
      phone: '+91 98450 11762',
    });
    const after = await app.get<CustomerLedger>('customer-ledger/asha@x.example');
    expect(after.customer_id).toBe(made.body.id);
  });

  it('MON-15 money beyond the total is a refund that is due, and in no figure', async () => {
    const { id } = await app.booked('full');
    await app.db.update(bookings).set({ paidAmount: 9_199_800 }).where(eq(bookings.id, id));
    expect(await stats()).toMatchObject({ total_paid: 45999, total_pending: 0 });
    await expectAgreement();
  });

  it('DAT-05 a booking at 00:15 of 1 April in India is of April', async () => {
    app.setNow('2026-03-31T18:45:00Z');
    await app.booked('full', { travelDate: '2026-05-12' });
    app.setNow('2026-04-01T03:30:00Z');
    expect(await stats()).toMatchObject({ today_bookings: 1, today_revenue: 45999, month_revenue: 45999 });
    const count = async (query: string) => (await sales(query)).summary.total_bookings;
    expect(await count(days('2026-04-01', '2026-04-30'))).toBe(1);
    expect(await count(days('2026-03-01', '2026-03-31'))).toBe(0);
    expect((await gst(days('2026-04-01', '2026-04-30'))).by_quarter).toHaveProperty(['2026-27 Q1']);
  });

  it('DAT-06 the end date is a whole day in India, in every report', async () => {
    for (const [index, at] of [
      '2026-03-30T18:30:00Z',
      '2026-03-31T06:30:00Z',
      '2026-03-31T18:29:59.500Z',
    ].entries()) {
      app.setNow(at);
      await app.booked('full', { travelDate: '2026-05-12', email: `p${index}@x.example` });
    }
    const day = days('2026-03-31', '2026-03-31');
    expect((await sales(day)).summary.total_bookings).toBe(3);
    expect((await gst(day)).summary.total_invoices).toBe(3);
    expect(await rows(day)).toHaveLength(3);
    expect(Object.keys((await gst(day)).by_quarter)).toEqual(['2025-26 Q4']);
    expect((await sales(days('2026-04-01', '2026-04-01'))).summary.total_bookings).toBe(0);
    // An empty date, as a form sends it, is none.
    for (const open of [days('2026-03-31', ''), days('', '2026-03-31'), days('', '')]) {
      expect((await sales(open)).summary.total_bookings).toBe(3);
      expect(await rows(open)).toHaveLength(3);
    }
  });

  it('DAT-09 on the 31st the month is the whole month, and each month of the chart is there once', async () => {
    app.setNow('2026-05-01T06:00:00Z');
    await app.booked('full', { travelDate: '2026-08-12', email: 'a@x.example' });
    app.setNow('2026-05-31T06:30:00Z');
    await app.booked('full', { travelDate: '2026-08-12', email: 'b@x.example' });
    expect(await stats()).toMatchObject({ month_bookings: 2, month_revenue: 91998, today_bookings: 1 });
    const { by_month } = await app.get<AccountCharts>(`dashboard-charts${days('2026-01-31', '2026-05-31')}`);
    expect(by_month.map((one) => [one.month, one.revenue])).toEqual([
      ['2026-01', 0],
      ['2026-02', 0],
      ['2026-03', 0],
      ['2026-04', 0],
      ['2026-05', 91998],
    ]);
  });

  it.each(['2027-02-29', '2026-13-01', '31/12/2026', ' '])(
    'B22 an impossible date (%s) is refused by name',
    async (date) => {
      for (const path of ['invoices', 'sales-report', 'gst-report']) {
        const answer = await app.staff('GET', `/accounts/${path}?start_date=${encodeURIComponent(date)}`);
        expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['start_date']]);
      }
    },
  );
});

describe('accounts invoices', () => {
  it('B21 looking issues nothing; the number is there once the invoice is made', async () => {
    const { id } = await app.booked('deposit');
    await rows();
    expect(await rows()).toMatchObject([
      {
        booking_id: id,
        customer_name: 'Asha Verma',
        invoice_number_final: null,
        taxable_amount: 38982.2,
        gst_amount: 7016.8,
        total_amount: 45999,
        paid_amount: 11499.75,
        balance_amount: 34499.25,
        payment_status: 'partial',
      },
    ]);
    await app.generateInvoice(id);
    expect(await rows('?q=DJ/26-27/00001')).toMatchObject([{ invoice_number_final: 'DJ/26-27/00001' }]);
    expect(await rows('?q=verma')).toHaveLength(1);
    expect(await rows('?q=DJ/26-27/00002')).toEqual([]);
    await expectAgreement();
  });

  it('B21 pages, sorts and says how many there are', async () => {
    for (const name of ['Charu', 'Asha', 'Bina'])
      await app.booked('full', { name, email: `${name}@x.example` });
    const answer = await app.staff<AccountInvoice[]>('GET', '/accounts/invoices?sort=customer&limit=2');
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.body.map((row) => row.customer_name)).toEqual(['Asha', 'Bina']);
    const next = await rows('?sort=customer&limit=2&offset=2');
    expect(next.map((row) => row.customer_name)).toEqual(['Charu']);
  });

  it('MON-04 the tax in the rows is that of the domain, for any amount, rate and customer', async () => {
    const office = { ...OFFICE_DEFAULTS.tax, tcs: true };
    await app.db.insert(settings).values({ section: 'tax', value: office });
    const customers = [
      { billingCategory: 'unregistered', billingState: '' },
      { billingCategory: 'unregistered', billingState: '29' },
      { billingCategory: 'regular', billingGstin: '29AABCR1718E1ZL' },
      { billingCategory: 'overseas', overseas: true },
      { billingCategory: 'unregistered', billingPan: 'AAKPD4821M', overseas: true },
      { billingCategory: 'unregistered', overseas: true },
    ] as const;
    const amounts = [100, 8472, 100025, 1105, 4_599_900, 123_456_789, 100_000_000_000_000];
    const { id } = await app.booked('nothing');
    await app.db.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, id));
    const issuer = await readIssuer(app.ctx, app.db);
    for (const customer of customers) {
      for (const gstRate of [0, 5, 18]) {
        const totalAmount = amounts[(gstRate + customers.indexOf(customer)) % amounts.length] ?? 0;
        const [row] = await app.db
          .update(bookings)
          .set({
            billingGstin: '',
            billingState: '',
            billingPan: '',
            overseas: false,
            ...customer,
            gstRate,
            totalAmount,
          })
          .where(eq(bookings.id, id))
          .returning();
        if (!row) throw new Error('no booking');
        const party = { category: row.billingCategory, gstin: row.billingGstin, stateCode: row.billingState };
        const { split, tcs } = taxOfBooking(row, issuer, {
          amount: row.totalAmount,
          supply: taxPlace(party, issuer).supply,
          date: row.bookingDate,
        });
        expect(await rows()).toMatchObject([{ gst_amount: split.tax / 100, tcs_amount: tcs / 100 }]);
      }
    }
    await expectAgreement();
  });
});

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
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { ledgerDifferences } from '#app/db/schema/documents.ts';
import { settings } from '#app/db/schema/settings.ts';
import { OFFICE_DEFAULTS } from '#app/domain/office-settings.ts';
import { checkLedger } from '#app/services/accounts/check-ledger.ts';
import { taxOfBooking } from '#app/services/documents/booking-customer.ts';
import { taxPlace } from '#app/services/documents/issue-document.ts';
import { readIssuer } from '#app/services/documents/issuer.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  await app.db.delete(ledgerDifferences);
});

const get = async <Body>(path: string) => (await app.staff<Body>('GET', `/accounts/${path}`)).body;
const stats = () => get<AccountStats>('dashboard-stats');
const rows = (query = '') => get<AccountInvoice[]>(`invoices${query}`);
const sales = (query = '') => get<SalesReport>(`sales-report${query}`);
const gst = (query = '') => get<GstReport>(`gst-report${query}`);
const days = (start: string, end: string) => `?start_date=${start}&end_date=${end}`;

/** A booking of ₹45,999 for one, paid as said, at the clock's time. */
async function booked(paid: 'nothing' | 'deposit' | 'full', change: Record<string, unknown> = {}) {
  const order = await app.order({ paymentOption: paid === 'deposit' ? 'partial' : 'full', ...change });
  if (paid !== 'nothing') {
    const { paymentId } = app.payments.pay(order.orderId);
    expect((await app.paymentEvent('payment.captured', paymentId)).status).toBe(200);
  }
  return (await app.bookingOf(order.orderId)).id;
}

async function invoice(id: string): Promise<void> {
  const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
  const answer = await app.fetch(`/crm/bookings/${id}/generate-invoice`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
}

async function finalInvoice(fields: Record<string, unknown> = {}): Promise<string> {
  const form = new FormData();
  const all = {
    customer_name: 'Asha Verma',
    customer_email: 'asha@example.in',
    customer_phone: '+91 98160 11122',
    invoice_date: '2027-01-10',
    invoice_type: 'final',
    items: JSON.stringify([{ description: 'Visa help', quantity: 1, rate: 1000 }]),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, String(value));
  const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
  const answer = await app.fetch('/accounts/customer-invoices', { method: 'POST', body: form, headers });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

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
    await booked('full', { email: 'a@x.example' });
    await booked('deposit', { email: 'b@x.example' });
    const cancelled = await booked('nothing', { email: 'c@x.example' });
    await app.staff('PUT', `/crm/bookings/${cancelled}/status`, { status: 'cancelled' });
    await booked('nothing', { email: 'd@x.example' });

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
    const ledger = await get<CustomerLedger>('customer-ledger/b@x.example');
    expect(ledger.summary).toMatchObject({ total_paid: 11499.75, outstanding_amount: 34499.25 });
    expect(await rows('?balance=due')).toHaveLength(1);
    await expectAgreement();
  });

  it('B20 final INR customer invoices with a balance are outstanding; proformas and dollars are not', async () => {
    await finalInvoice();
    await finalInvoice({ invoice_type: 'proforma' });
    await finalInvoice({ currency: 'USD', exchange_rate: '83.25' });
    expect(await stats()).toMatchObject({ outstanding_invoices: 1, outstanding_amount: 1180 });
    const { ageing } = await get<AccountCharts>('dashboard-charts');
    expect(ageing.map(({ age, count }) => [age, count])).toEqual([
      ['not_due', 1],
      ['to_30', 0],
      ['to_60', 0],
      ['over_60', 0],
    ]);
  });

  it('MON-15 money beyond the total is a refund that is due, and in no figure', async () => {
    const id = await booked('full');
    await app.db.update(bookings).set({ paidAmount: 9_199_800 }).where(eq(bookings.id, id));
    expect(await stats()).toMatchObject({ total_paid: 45999, total_pending: 0 });
    await expectAgreement();
  });

  it('DAT-05 a booking at 00:15 of 1 April in India is of April', async () => {
    app.setNow('2026-03-31T18:45:00Z');
    await booked('full', { travelDate: '2026-05-12' });
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
      await booked('full', { travelDate: '2026-05-12', email: `p${index}@x.example` });
    }
    const day = days('2026-03-31', '2026-03-31');
    expect((await sales(day)).summary.total_bookings).toBe(3);
    expect((await gst(day)).summary.total_invoices).toBe(3);
    expect(await rows(day)).toHaveLength(3);
    expect(Object.keys((await gst(day)).by_quarter)).toEqual(['2025-26 Q4']);
    expect((await sales(days('2026-04-01', '2026-04-01'))).summary.total_bookings).toBe(0);
  });

  it('DAT-09 on the 31st the month is the whole month, and each month of the chart is there once', async () => {
    app.setNow('2026-05-01T06:00:00Z');
    await booked('full', { travelDate: '2026-08-12', email: 'a@x.example' });
    app.setNow('2026-05-31T06:30:00Z');
    await booked('full', { travelDate: '2026-08-12', email: 'b@x.example' });
    expect(await stats()).toMatchObject({ month_bookings: 2, month_revenue: 91998, today_bookings: 1 });
    const { by_month } = await get<AccountCharts>(`dashboard-charts${days('2026-01-31', '2026-05-31')}`);
    expect(by_month.map((one) => [one.month, one.revenue])).toEqual([
      ['2026-01', 0],
      ['2026-02', 0],
      ['2026-03', 0],
      ['2026-04', 0],
      ['2026-05', 91998],
    ]);
  });

  it.each(['2027-02-29', '2026-13-01', '31/12/2026', ''])(
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
    const id = await booked('deposit');
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
    await invoice(id);
    expect(await rows('?q=DJ/26-27/00001')).toMatchObject([{ invoice_number_final: 'DJ/26-27/00001' }]);
    expect(await rows('?q=verma')).toHaveLength(1);
    expect(await rows('?q=DJ/26-27/00002')).toEqual([]);
    await expectAgreement();
  });

  it('B21 pages, sorts and says how many there are', async () => {
    for (const name of ['Charu', 'Asha', 'Bina']) await booked('full', { name, email: `${name}@x.example` });
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
    const id = await booked('nothing');
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

describe('GST report', () => {
  it('B23 each supply’s tax once: the voucher of the deposit, then the invoice less it', async () => {
    const id = await booked('deposit');
    const first = await gst();
    expect(first.summary).toMatchObject({
      total_invoices: 1,
      total_cgst: 877.1,
      total_sgst: 877.1,
      total_igst: 0,
    });
    await invoice(id);
    const after = await gst();
    // 45,999.00 with 18% inside: 2 × 3,508.40 (india-rules §2).
    expect(after.summary).toMatchObject({
      total_invoices: 1,
      total_taxable_amount: 38982.2,
      total_gst_collected: 7016.8,
      total_cgst: 3508.4,
      total_sgst: 3508.4,
    });
    expect((await stats()).total_gst_collected).toBe(7016.8);
  });

  it('B23 quarters sum to the summary, over the end of the financial year', async () => {
    for (const [index, at] of [
      '2026-03-31T06:00:00Z',
      '2026-04-01T06:00:00Z',
      '2026-07-15T06:00:00Z',
    ].entries()) {
      app.setNow(at);
      await booked('deposit', { travelDate: '2026-09-12', email: `p${index}@x.example` });
    }
    const { summary, by_quarter } = await gst();
    expect(Object.keys(by_quarter)).toEqual(['2025-26 Q4', '2026-27 Q1', '2026-27 Q2']);
    const sum = (name: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
      Math.round(Object.values(by_quarter).reduce((all, one) => all + one[name] * 100, 0)) / 100;
    expect([sum('taxable'), sum('cgst'), sum('total')]).toEqual([
      summary.total_taxable_amount,
      summary.total_cgst,
      summary.total_gst_collected,
    ]);
  });

  it('MON-16 MON-04 intra-state is in CGST and SGST, inter-state in IGST, and they sum to the tax', async () => {
    await finalInvoice({ items: JSON.stringify([{ description: 'A', quantity: 1, rate: 10000 }]) });
    await finalInvoice({
      items: JSON.stringify([{ description: 'A', quantity: 1, rate: 10000 }]),
      customer_gstin: '29AABCR1718E1ZL',
    });
    await finalInvoice({ items: JSON.stringify([{ description: 'A', quantity: 1, rate: 84.72 }]) });
    await finalInvoice({
      currency: 'USD',
      exchange_rate: '83.25',
      items: JSON.stringify([{ description: 'A', quantity: 1, rate: 100 }]),
    });
    const cancelled = await finalInvoice();
    await app.staff('DELETE', `/accounts/customer-invoices/${cancelled}`);
    const { summary } = await gst();
    expect(summary).toMatchObject({
      total_invoices: 4,
      total_taxable_amount: 20084.72 + 8325,
      total_cgst: 907.62,
      total_sgst: 907.62,
      total_igst: 1800,
      total_gst_collected: 3615.24,
    });
  });
});

describe('files and the ledger', () => {
  it('B24 SEC-20 the ledger has invoices too; the address is found whatever its case', async () => {
    await booked('deposit', { email: 'asha+goa@example.in' });
    await finalInvoice({ customer_email: 'Asha+Goa@Example.in' });
    const { summary, transactions } = await get<CustomerLedger>('customer-ledger/asha%2Bgoa@example.in');
    expect(summary).toEqual({
      total_bookings: 1,
      total_spent: 47179,
      total_paid: 11499.75,
      outstanding_amount: 35679.25,
    });
    expect(transactions.map((one) => [one.kind, one.invoice_number, one.balance]).sort()).toEqual([
      ['booking', null, 34499.25],
      ['invoice', 'DJ/26-27/00001', 1180],
    ]);
    expect((await app.staff('GET', '/accounts/customer-ledger/nobody@x.example')).status).toBe(404);
  });

  it('SEC-03 text is never a formula, amounts stay numbers', async () => {
    await booked('deposit', { name: '=HYPERLINK("http://evil.example")' });
    const headers = { cookie: await app.loginAsStaff() };
    const csv = await app.fetch('/accounts/invoices?format=csv&columns=customer,total,balance', { headers });
    expect(await csv.text()).toBe(
      `Customer,Total (INR),Balance due (INR)\r\n"'=HYPERLINK(""http://evil.example"")",45999,34499.25\r\n`,
    );
    const file = await app.fetch('/accounts/sales-report?format=csv', { headers });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="sales-report.csv"');
    expect(await file.text()).toContain('Confirmed,1,45999\r\n');
  });

  it.each([
    'dashboard-stats',
    'invoices',
    'sales-report',
    'gst-report',
    'customer-ledger/asha@example.in',
    'gstr1?period=2027-01',
  ])('B20–B24 %s is an XLSX file too', async (path) => {
    await booked('deposit');
    const headers = { cookie: await app.loginAsStaff() };
    const answer = await app.fetch(`/accounts/${path}${path.includes('?') ? '&' : '?'}format=xlsx`, {
      headers,
    });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  });

  it('MON-15 a stored sum that differs from the ledger is reported, once, until it is right', async () => {
    const id = await booked('full');
    expect(await checkLedger(app.ctx)).toEqual([]);
    await app.db.update(bookings).set({ paidAmount: 100 }).where(eq(bookings.id, id));
    const invoiceId = await finalInvoice();
    await app.db.update(customerInvoices).set({ paidAmount: 5 }).where(eq(customerInvoices.id, invoiceId));
    expect(await checkLedger(app.ctx)).toEqual([
      { entity: 'booking', entityId: id, field: 'paid_amount', stored: '100', computed: '4599900' },
      { entity: 'customer_invoice', entityId: invoiceId, field: 'paid_amount', stored: '5', computed: '0' },
    ]);
    expect((await stats()).ledger_differences).toBe(2);
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        entityId: id,
        message: 'A stored sum differs from the ledger',
      }),
    );
    await app.db.update(bookings).set({ paidAmount: 4_599_900 }).where(eq(bookings.id, id));
    await app.db.update(customerInvoices).set({ paidAmount: 0 }).where(eq(customerInvoices.id, invoiceId));
    expect(await checkLedger(app.ctx)).toEqual([]);
    expect((await stats()).ledger_differences).toBe(0);
  });
});

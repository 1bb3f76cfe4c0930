import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountStats, CustomerLedger, GstReport } from '#app/contract/accounts.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { checkLedger } from '#app/services/accounts/check-ledger.ts';
import { type AccountsApp, createAccountsApp } from '#tests/support/accounts-app.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const stats = () => app.get<AccountStats>('dashboard-stats');
const gst = (query = '') => app.get<GstReport>(`gst-report${query}`);

describe('GST report', () => {
  it('B23 each supply’s tax once: the voucher of the deposit, then the invoice less it', async () => {
    const { id } = await app.booked('deposit');
    const first = await gst();
    expect(first.summary).toMatchObject({
      total_invoices: 1,
      total_cgst: 877.1,
      total_sgst: 877.1,
      total_igst: 0,
    });
    await app.generateInvoice(id);
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
      await app.booked('deposit', { travelDate: '2026-09-12', email: `p${index}@x.example` });
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
    await app.writeInvoice({ items: JSON.stringify([{ description: 'A', quantity: 1, rate: 10000 }]) });
    await app.writeInvoice({
      items: JSON.stringify([{ description: 'A', quantity: 1, rate: 10000 }]),
      customer_gstin: '29AABCR1718E1ZL',
    });
    await app.writeInvoice({ items: JSON.stringify([{ description: 'A', quantity: 1, rate: 84.72 }]) });
    await app.writeInvoice({
      currency: 'USD',
      exchange_rate: '83.25',
      items: JSON.stringify([{ description: 'A', quantity: 1, rate: 100 }]),
    });
    const cancelled = await app.writeInvoice();
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
    await app.booked('deposit', { email: 'asha+goa@example.in' });
    await app.writeInvoice({ customer_email: 'Asha+Goa@Example.in' });
    const { summary, transactions } = await app.get<CustomerLedger>('customer-ledger/asha%2Bgoa@example.in');
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
    await app.booked('deposit', { name: '=HYPERLINK("http://evil.example")' });
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
    await app.booked('deposit');
    const headers = { cookie: await app.loginAsStaff() };
    const answer = await app.fetch(`/accounts/${path}${path.includes('?') ? '&' : '?'}format=xlsx`, {
      headers,
    });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  });

  it('MON-15 a stored sum that differs from the ledger is reported, once, until it is right', async () => {
    const { id } = await app.booked('full');
    expect(await checkLedger(app.ctx)).toEqual([]);
    await app.db.update(bookings).set({ paidAmount: 100 }).where(eq(bookings.id, id));
    const invoiceId = await app.writeInvoice();
    await app.db
      .update(customerInvoices)
      .set({ paidAmount: 5, creditedAmount: 7, paymentStatus: 'paid' })
      .where(eq(customerInvoices.id, invoiceId));
    expect(await checkLedger(app.ctx)).toEqual([
      { entity: 'booking', entityId: id, field: 'paid_amount', stored: '100', computed: '4599900' },
      {
        entity: 'customer_invoice',
        entityId: invoiceId,
        field: 'credited_amount',
        stored: '7',
        computed: '0',
      },
      { entity: 'customer_invoice', entityId: invoiceId, field: 'paid_amount', stored: '5', computed: '0' },
      {
        entity: 'customer_invoice',
        entityId: invoiceId,
        field: 'payment_status',
        stored: 'paid',
        computed: 'pending',
      },
    ]);
    expect((await stats()).ledger_differences).toBe(4);
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        entityId: id,
        message: 'A stored sum differs from the ledger',
      }),
    );
    await app.db.update(bookings).set({ paidAmount: 4_599_900 }).where(eq(bookings.id, id));
    await app.db
      .update(customerInvoices)
      .set({ paidAmount: 0, creditedAmount: 0, paymentStatus: 'pending' })
      .where(eq(customerInvoices.id, invoiceId));
    expect(await checkLedger(app.ctx)).toEqual([]);
    expect((await stats()).ledger_differences).toBe(0);
  });
});

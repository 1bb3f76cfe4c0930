import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GstReport } from '#app/contract/accounts.ts';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import type { RecordedPayment } from '#app/contract/recorded-payments.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents, filedReturns } from '#app/db/schema/documents.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const record = (body: object) => app.staff<RecordedPayment>('POST', '/accounts/payments', body);
const CASH = { kind: 'payment', mode: 'cash', date: '2027-01-10' };

async function booked(): Promise<string> {
  const { orderId } = await app.order();
  return (await app.bookingOf(orderId)).id;
}

/** One order paid by two payments of the provider: the second one is more than the total. */
async function paidTwice(): Promise<string> {
  const { orderId } = await app.order();
  for (let times = 0; times < 2; times += 1)
    await app.paymentEvent('payment.captured', app.payments.pay(orderId).paymentId);
  return (await app.bookingOf(orderId)).id;
}

async function invoiced(type = 'final'): Promise<string> {
  const form = new FormData();
  const fields = {
    customer_name: 'Asha Verma',
    customer_email: 'asha@example.in',
    customer_phone: '+91 98160 11122',
    invoice_date: '2027-01-10',
    invoice_type: type,
    items: JSON.stringify([{ description: 'Package', quantity: 1, rate: 1000 }]),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await app.fetch('/accounts/customer-invoices', {
    method: 'POST',
    body: form,
    headers: { cookie: await app.loginAsStaff(), origin: 'http://localhost' },
  });
  return ((await answer.json()) as CustomerInvoiceView).id;
}

async function invoice(id: string) {
  const [row] = await app.db.select().from(customerInvoices).where(eq(customerInvoices.id, id));
  return row;
}

describe('of bookings', () => {
  it('MON-15 the first payment confirms it, brings its voucher and the confirmation; the next a receipt', async () => {
    const booking_id = await booked();
    const first = await record({ ...CASH, booking_id, amount: 20_000, note: 'At the counter' });
    expect([first.status, first.body]).toMatchObject([
      201,
      { amount: 20_000, paid_amount: 20_000, balance_amount: 25_999, payment_status: 'partial' },
    ]);
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, booking_id));
    expect(booking).toMatchObject({ status: 'confirmed', paidAmount: 2_000_000 });
    const second = await record({ ...CASH, booking_id, amount: 25_999, mode: 'upi', reference: '4477' });
    expect(second.body).toMatchObject({ balance_amount: 0, payment_status: 'completed' });
    const kinds = (await app.mailsOf(booking_id)).map((mail) => mail.kind);
    expect(kinds.toSorted()).toEqual(['booking_confirmation', 'payment_received']);
    const papers = await app.db.select().from(documents).orderBy(asc(documents.number));
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt_voucher', 2_000_000],
      ['receipt_voucher', 2_599_900],
    ]);
    const entries = await app.db.select().from(ledgerEntries);
    expect(entries.map(({ source, recordedBy }) => [source, recordedBy !== ''])).toEqual([
      ['staff', true],
      ['staff', true],
    ]);
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.action, 'payment.recorded'));
    expect(audits).toHaveLength(2);
  });

  it('MON-15 a refund gives back what is held and no more, also when five come at once', async () => {
    const booking_id = await booked();
    await record({ ...CASH, booking_id, amount: 45_999 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        record({ ...CASH, booking_id, kind: 'refund', amount: 20_000, reference: `r${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422]);
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, booking_id));
    expect(booking).toMatchObject({
      refundedAmount: 4_000_000,
      paymentStatus: 'partial',
      status: 'confirmed',
    });
    const vouchers = await app.db.select().from(documents).where(eq(documents.kind, 'refund_voucher'));
    expect(vouchers).toHaveLength(2);
  });
});

describe('papers of what moved', () => {
  it('MON-15 money above the total that is given back after the invoice takes back none of its tax', async () => {
    const booking_id = await paidTwice();
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const path = `/crm/bookings/${booking_id}/generate-invoice`;
    expect((await app.fetch(path, { method: 'POST', headers })).status).toBe(200);
    expect((await record({ ...CASH, booking_id, kind: 'refund', amount: 45_999 })).status).toBe(201);
    const notes = () => app.db.select().from(documents).where(eq(documents.kind, 'credit_note'));
    expect(await notes()).toEqual([]);
    await record({ ...CASH, booking_id, kind: 'refund', amount: 1000, reference: 'less' });
    expect(await notes()).toMatchObject([{ total: 100_000 }]);
  });

  it('B31 a payment of a month whose return was filed has its voucher today', async () => {
    await app.db
      .insert(filedReturns)
      .values({ period: '2026-12', filedBy: 'Meera', filedAt: new Date('2027-01-05T06:00:00Z') });
    const booking_id = await booked();
    await record({ ...CASH, booking_id, amount: 1000, date: '2026-12-31' });
    await record({ ...CASH, booking_id, amount: 2000, date: '2027-01-02' });
    const papers = await app.db.select().from(documents).orderBy(asc(documents.serial));
    expect(papers.map(({ date, total }) => [date, total])).toEqual([
      ['2027-01-10', 100_000],
      ['2027-01-02', 200_000],
    ]);
    const entries = await app.db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.businessDate));
    expect(entries.map(({ businessDate }) => businessDate)).toEqual(['2026-12-31', '2027-01-02']);
  });
});

describe('of customer invoices', () => {
  it('B30 payments move the payment status, a refund moves it back', async () => {
    const customer_invoice_id = await invoiced();
    const part = await record({ ...CASH, customer_invoice_id, amount: '180.00' });
    expect(part.body).toMatchObject({ payment_status: 'partial', balance_amount: 1000, currency: 'INR' });
    const rest = await record({ ...CASH, customer_invoice_id, amount: 1000 });
    expect(rest.body).toMatchObject({ payment_status: 'paid', balance_amount: 0 });
    const listed = await app.staff<CustomerInvoiceView[]>(
      'GET',
      '/accounts/customer-invoices?payment_status=paid',
    );
    expect(listed.body[0]).toMatchObject({ paid_amount: 1180, balance_amount: 0 });
    const back = await record({ ...CASH, customer_invoice_id, kind: 'refund', amount: 1180 });
    expect(back.body).toMatchObject({ payment_status: 'pending', balance_amount: 1180, paid_amount: 0 });
  });

  it('B30 one recorded twice is questioned, and recorded once confirmed', async () => {
    const customer_invoice_id = await invoiced();
    const bank = { ...CASH, customer_invoice_id, mode: 'bank', reference: 'UTR 77', amount: 100 };
    const both = await Promise.all([record(bank), record(bank)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const again = both.find(({ status }) => status === 409);
    expect(again?.body).toMatchObject({
      code: 'duplicate',
      detail: expect.stringMatching(/recorded already.*\?$/),
    });
    expect((await record({ ...bank, reference: 'UTR 78' })).status).toBe(201);
    expect((await record({ ...bank, confirm_duplicate: true })).status).toBe(201);
    expect((await invoice(customer_invoice_id))?.paidAmount).toBe(30_000);
  });

  it('B30 a proforma with money on it stays, keeps its currency, and may become final', async () => {
    const id = await invoiced('proforma');
    await record({ ...CASH, customer_invoice_id: id, amount: 100 });
    await record({ ...CASH, customer_invoice_id: id, kind: 'refund', amount: 100 });
    const removed = await app.staff('DELETE', `/accounts/customer-invoices/${id}`);
    expect([removed.status, removed.body.code]).toEqual([409, 'invoice_locked']);
    const form = new FormData();
    form.append('currency', 'USD');
    const changed = await app.fetch(`/accounts/customer-invoices/${id}`, {
      method: 'PUT',
      body: form,
      headers: { cookie: await app.loginAsStaff(), origin: 'http://localhost' },
    });
    expect(changed.status).toBe(409);
  });

  it('B31 a smaller total of a paid proforma moves its payment status', async () => {
    const id = await invoiced('proforma');
    await record({ ...CASH, customer_invoice_id: id, amount: 590 });
    const form = new FormData();
    form.append('items', JSON.stringify([{ description: 'Package', quantity: 1, rate: 500 }]));
    form.append('invoice_type', 'final');
    const changed = await app.fetch(`/accounts/customer-invoices/${id}`, {
      method: 'PUT',
      body: form,
      headers: { cookie: await app.loginAsStaff(), origin: 'http://localhost' },
    });
    expect(await changed.json()).toMatchObject({
      payment_status: 'paid',
      balance_amount: 0,
      invoice_type: 'final',
    });
  });
});

describe('advances on a proforma', () => {
  it('MON-15 bring vouchers whose tax is exactly the invoice’s once all is paid, and the final one takes them in', async () => {
    const id = await invoiced('proforma');
    await record({ ...CASH, customer_invoice_id: id, amount: 333.33 });
    await record({ ...CASH, customer_invoice_id: id, amount: 846.67, reference: 'rest' });
    await record({ ...CASH, customer_invoice_id: id, kind: 'refund', amount: 100 });
    const form = new FormData();
    form.append('invoice_type', 'final');
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const path = `/accounts/customer-invoices/${id}`;
    const changed = await app.fetch(path, { method: 'PUT', body: form, headers });
    expect(await changed.json()).toMatchObject({ paid_amount: 1080, balance_amount: 100 });
    const papers = await app.db.select().from(documents);
    const of = (kind: string) => papers.filter((one) => one.kind === kind);
    expect(of('receipt_voucher').reduce((sum, one) => sum + one.cgst, 0)).toBe(9000);
    const [refund] = of('refund_voucher');
    expect(refund).toMatchObject({ total: 10_000, cgst: 763 });
    const [invoicePaper] = of('invoice');
    expect(invoicePaper).toMatchObject({
      advanceTaxable: 100_000 - (refund?.taxable ?? 0),
      advanceCgst: 9000 - 763,
      advanceSgst: 9000 - 763,
    });
    expect(papers.filter((one) => one.takenIntoId === invoicePaper?.id)).toHaveLength(3);
    const pdf = await app.fetch(`${path}/download`, { headers });
    const text = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).map((page) => page.text).join(' ');
    expect(text).toContain('RV/26-27/00001');
    expect(text).toContain('₹100.00');
  });

  it('MON-16 an advance holds rate, state and total of its proforma until it is given back', async () => {
    const id = await invoiced('proforma');
    await record({ ...CASH, customer_invoice_id: id, amount: 1000 });
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const change = async (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const path = `/accounts/customer-invoices/${id}`;
      const answer = await app.fetch(path, { method: 'PUT', body: form, headers });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await change({ gst_rate: '5' })).toEqual([409, 'invoice_locked']);
    expect(await change({ customer_state: '29' })).toEqual([409, 'invoice_locked']);
    const less = JSON.stringify([{ description: 'Package', quantity: 1, rate: 800 }]);
    expect(await change({ items: less })).toEqual([422, 'invalid_input']);
    expect(await change({ notes: 'Anything else may change' })).toEqual([200, undefined]);
    await record({ ...CASH, customer_invoice_id: id, kind: 'refund', amount: 1000 });
    expect(await change({ items: less })).toEqual([200, undefined]);
    expect(await change({ customer_state: '29' })).toEqual([200, undefined]);
  });

  it('MON-16 an invoice that takes in advances is corrected by a credit note alone, also once all is given back', async () => {
    const id = await invoiced('proforma');
    await record({ ...CASH, customer_invoice_id: id, amount: 500 });
    const form = new FormData();
    form.append('invoice_type', 'final');
    const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
    const path = `/accounts/customer-invoices/${id}`;
    expect((await app.fetch(path, { method: 'PUT', body: form, headers })).status).toBe(200);
    await record({ ...CASH, customer_invoice_id: id, kind: 'refund', amount: 500 });
    form.set('invoice_type', 'proforma');
    const refused = [
      await app.fetch(path, { method: 'DELETE', headers }),
      await app.fetch(path, { method: 'PUT', body: form, headers }),
    ];
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({
        code: 'invoice_locked',
        detail: expect.stringContaining('takes in advances'),
      });
    }
    await app.staff('POST', `${path}/credit-notes`, { reason: 'Cancelled' });
    const report = await app.staff<GstReport>('GET', '/accounts/gst-report');
    expect(report.body.summary).toMatchObject({ total_taxable_amount: 0, total_gst_collected: 0 });
  });

  it('MON-15 a payment of a final invoice brings none', async () => {
    const id = await invoiced();
    await record({ ...CASH, customer_invoice_id: id, amount: 100 });
    expect((await app.db.select().from(documents)).map(({ kind }) => kind)).toEqual(['invoice']);
  });
});

describe('what is refused', () => {
  it('MON-08 wrong amounts, modes, dates and owners name the field', async () => {
    const customer_invoice_id = await invoiced();
    const good = { ...CASH, customer_invoice_id, amount: 1 };
    for (const amount of [0, -1, 'x', '', null, 1.005, '1e3', 1180.01])
      expect((await record({ ...good, amount })).body.fields).toHaveProperty('amount');
    for (const date of ['2027-01-11', '2017-06-30', '2027-02-30', ''])
      expect((await record({ ...good, date })).body.fields).toHaveProperty('date');
    expect((await record({ ...good, mode: 'gold' })).body.fields).toHaveProperty('mode');
    expect((await record({ ...good, kind: 'gift' })).body.fields).toHaveProperty('kind');
    expect((await record({ ...good, booking_id: 'bkg_1' })).status).toBe(422);
    expect((await record({ ...CASH, amount: 1 })).status).toBe(422);
    expect((await record({ ...CASH, amount: 1, booking_id: 'nobody' })).status).toBe(404);
    expect((await record({ ...CASH, amount: 1, customer_invoice_id: 'nobody' })).status).toBe(404);
    expect((await record({ ...good, kind: 'refund' })).body.fields?.amount).toBe(
      'Nothing was paid that could be given back',
    );
    expect(await app.db.select().from(ledgerEntries)).toEqual([]);
  });

  it('B32 a cancelled invoice and a cancelled booking take no payment', async () => {
    const id = await invoiced();
    await app.staff('DELETE', `/accounts/customer-invoices/${id}`);
    expect((await record({ ...CASH, customer_invoice_id: id, amount: 1 })).body.code).toBe(
      'already_cancelled',
    );
    const booking_id = await booked();
    await app.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, booking_id));
    expect((await record({ ...CASH, booking_id, amount: 1 })).body.code).toBe('already_cancelled');
  });
});

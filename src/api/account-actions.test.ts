import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RemindersQueued, RevenueYears } from '#app/contract/account-actions.ts';
import type { AccountInvoice } from '#app/contract/accounts.ts';
import type { CustomerInvoiceStats, CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import type { SendAnswer } from '#app/contract/messages.ts';
import type { RecordedEntry } from '#app/contract/recorded-payments.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { messages } from '#app/db/schema/messages.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { sendMessage } from '#app/services/messages/send-message.ts';
import { type AccountsApp, createAccountsApp } from '#tests/support/accounts-app.ts';

let app: AccountsApp;
beforeAll(async () => {
  const mail = {
    isSet: true,
    send: async () => ({ result: 'sent' as const, response: '250' }),
    async close() {},
  };
  app = await createAccountsApp({ mail });
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const remind = (body: object) => app.staff<RemindersQueued>('POST', '/accounts/reminders', body);
const mails = () => app.db.select().from(messages).where(eq(messages.kind, 'payment_reminder'));
const dated = (day: string, due: string, fields: Record<string, unknown> = {}) =>
  app.writeInvoice({ invoice_date: day, due_date: due, ...fields });

describe('reminders', () => {
  it('B30 of an invoice: with its PDF and its payment link, once a day, and it counts as sent once that went', async () => {
    const id = await dated('2026-12-01', '2026-12-20');
    const both = await Promise.all([
      remind({ customer_invoice_ids: [id] }),
      remind({ customer_invoice_ids: [id] }),
    ]);
    expect(both.map(({ body }) => body.queued).toSorted()).toEqual([0, 1]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'asha@example.in', documentId: expect.stringMatching(/^doc_/) });
    expect(mail?.text).toContain('was to be paid by 20 Dec 2026');
    expect(mail?.text).toContain('https://pay.example/');
    const [waiting] = await app.db.select().from(customerInvoices);
    expect(waiting?.sentAt).toBeNull();
    expect(await sendMessage(app.ctx, { messageId: mail?.id ?? '' })).toBe('sent');
    const [row] = await app.db.select().from(customerInvoices);
    expect(row?.sentAt).not.toBeNull();
    app.setNow('2027-01-11T06:00:00Z');
    expect((await remind({ customer_invoice_ids: [id] })).body.queued).toBe(1);
  });

  it('B30 a provider that makes no link stops no reminder', async () => {
    const id = await dated('2026-12-01', '2027-02-20');
    app.payments.failWith(new ProviderError('down', { retriable: true }));
    expect((await remind({ customer_invoice_ids: [id] })).body).toEqual({ queued: 1, skipped: [] });
    expect((await mails())[0]?.text).not.toContain('pay.example');
  });

  it('B21 of sales: what is due goes out, what is paid, unknown or named twice is said', async () => {
    const part = await app.booked('deposit');
    const paid = await app.booked('full', { email: 'paid@example.in' });
    const answer = await remind({ booking_ids: [part.id, part.id, paid.id, 'bkg_none'] });
    expect(answer.body.queued).toBe(1);
    expect(answer.body.skipped.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Nothing is due on /),
      expect.stringMatching(/booking/),
    ]);
    const sent = await app.db.select().from(messages).where(eq(messages.kind, 'balance_reminder'));
    expect(sent.map(({ bookingId }) => bookingId)).toEqual([part.id]);
    expect(sent[0]?.text).toContain('Please pay ₹34,499.25');
    expect((await remind({})).body.fields).toEqual({ booking_ids: 'Choose at least one' });
    const many = Array.from({ length: 101 }, (_, at) => `b${at}`);
    expect((await remind({ booking_ids: many })).status).toBe(422);
  });
});

describe('the statement of account', () => {
  const send = (email: string, body: object = {}) =>
    app.staff<SendAnswer>('POST', `/accounts/customer-ledger/${encodeURIComponent(email)}/email`, body);

  it('B24 goes to the customer with bookings, invoices and what is due; a double click sends one', async () => {
    await app.booked('deposit', { email: 'asha@example.in' });
    await app.writeInvoice();
    const key = { request_key: 'form-1' };
    const both = await Promise.all([send('ASHA@example.in', key), send('ASHA@example.in', key)]);
    expect(both.map(({ status, body }) => [status, body.detail, body.message.to])).toEqual(
      Array(2).fill([200, 'Email sent successfully!', 'asha@example.in']),
    );
    const sent = await app.db.select().from(messages).where(eq(messages.kind, 'account_statement'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Due: ₹35,679.25');
    expect(sent[0]?.text).toContain('DJ/26-27/00001');
  });

  it('B24 of nobody, or to no address, is refused', async () => {
    expect((await send('nobody@example.in')).status).toBe(404);
    await app.writeInvoice();
    expect((await send('asha@example.in', { to: 'no address' })).body.fields).toHaveProperty('to');
  });
});

it('B22 this year stands beside the last, month by month, to the month of today', async () => {
  app.setNow('2026-01-15T06:00:00Z');
  await app.booked('full');
  app.setNow('2027-01-10T06:00:00Z');
  await app.booked('full', { email: 'b@x.example' });
  const years = await app.get<RevenueYears>('revenue-years');
  expect(years).toMatchObject({ year: '2026-27', last_year: '2025-26' });
  expect(years.months.map(({ month }) => month)).toEqual([
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`),
    '2027-01',
  ]);
  expect(years.months.at(-1)).toEqual({ month: '2027-01', revenue: 45_999, last_revenue: 45_999 });
});

it('B21 the views that everybody has: who travels this month, and large sales', async () => {
  await app.booked('full', { travelDate: '2027-01-25' });
  await app.booked('full', { travelDate: '2027-04-12', email: 'b@x.example' });
  const titles = async (query: string) =>
    (await app.get<AccountInvoice[]>(`invoices?${query}`)).map((row) => row.travel_date);
  expect(await titles('travel=month')).toEqual(['2027-01-25']);
  expect(await titles('min_total=45999')).toHaveLength(2);
  expect(await titles('min_total=46000')).toEqual([]);
  expect((await app.staff('GET', '/accounts/invoices?min_total=-1')).status).toBe(422);
});

it('B30 overdue, due this week, old proformas, and the notes of the cards', async () => {
  await dated('2026-12-01', '2027-01-09', { customer_name: 'Late' });
  await dated('2027-01-05', '2027-01-17', { customer_name: 'Soon' });
  await dated('2026-12-20', '', { customer_name: 'Old', invoice_type: 'proforma' });
  const names = async (due: string) =>
    (await app.get<CustomerInvoiceView[]>(`customer-invoices?due=${due}`)).map((row) => row.customer_name);
  expect(await names('overdue')).toEqual(['Late']);
  expect(await names('week')).toEqual(['Soon']);
  expect(await names('old_proforma')).toEqual(['Old']);
  expect(await app.get<CustomerInvoiceStats>('customer-invoices/stats')).toEqual({
    total_invoices: 3,
    proforma_count: 1,
    final_count: 2,
    pending_count: 3,
    became_final_count: 0,
    settled_count: 0,
    overdue_count: 1,
  });
});

it('B30 an invoice that was a proforma counts as one that became final, and no other does', async () => {
  await app.writeInvoice();
  const id = await app.writeInvoice({ invoice_type: 'proforma' });
  const became = async () =>
    (await app.get<CustomerInvoiceStats>('customer-invoices/stats')).became_final_count;
  expect(await became()).toBe(0);
  await app.changeInvoice(id, { invoice_type: 'final' });
  expect(await became()).toBe(1);
});

it('B30 what was recorded is listed, the latest first, and not without an owner', async () => {
  const id = await app.writeInvoice();
  const body = { customer_invoice_id: id, mode: 'bank', date: '2027-01-09', reference: 'UTR 1' };
  await app.staff('POST', '/accounts/payments', { ...body, kind: 'payment', amount: 500 });
  await app.staff('POST', '/accounts/payments', { ...body, kind: 'refund', amount: 100, date: '2027-01-10' });
  const entries = await app.get<RecordedEntry[]>(`payments?customer_invoice_id=${id}`);
  expect(entries.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
    ['refund', 100, 'UTR 1'],
    ['payment', 500, 'UTR 1'],
  ]);
  expect(entries[0]?.recorded_by).not.toBe('');
  expect((await app.staff('GET', '/accounts/payments')).status).toBe(422);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  CreditNoteView,
  CustomerInvoiceView,
  PaymentLinkView,
} from '#app/contract/customer-invoices.ts';
import type { SendAnswer } from '#app/contract/messages.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { customerInvoices } from '#app/db/schema/customer-invoices.ts';
import { documents } from '#app/db/schema/documents.ts';
import { messages } from '#app/db/schema/messages.ts';
import { ledgerEntries, paymentIssues, paymentLinks } from '#app/db/schema/payments.ts';
import type { Mail, MailOutcome } from '#app/integrations/mail/port.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { sendMessage } from '#app/services/messages/send-message.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const sent: Mail[] = [];
const TAKEN: MailOutcome = { result: 'sent', response: '250 OK' };
/** What the mail server says next. */
let outcome: MailOutcome = TAKEN;
let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp({
    mail: {
      isSet: true,
      async send(mail): Promise<MailOutcome> {
        if (outcome.result === 'sent') sent.push(mail);
        return outcome;
      },
      async close() {},
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.clear();
  sent.length = 0;
  outcome = TAKEN;
});

const PATH = '/accounts/customer-invoices';
type Refusal = { code: string };

async function create(fields: Record<string, string> = {}): Promise<CustomerInvoiceView> {
  const form = new FormData();
  const all = {
    customer_name: 'Asha Verma',
    customer_email: 'asha@example.in',
    customer_phone: '+91 98160 11122',
    invoice_date: '2027-01-10',
    invoice_type: 'final',
    items: JSON.stringify([{ description: 'Package', quantity: 1, rate: 100 }]),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  const cookie = await app.loginAsStaff();
  const answer = await app.fetch(PATH, {
    method: 'POST',
    body: form,
    headers: { cookie, origin: 'http://localhost' },
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as CustomerInvoiceView;
}

const credit = (id: string, body: object) =>
  app.staff<CreditNoteView>('POST', `${PATH}/${id}/credit-notes`, body);
const link = (id: string) => app.staff<PaymentLinkView>('POST', `${PATH}/${id}/payment-link`);
const email = (id: string, body: object = {}) =>
  app.staff<SendAnswer & Refusal>('POST', `${PATH}/${id}/email`, body);

async function rename(id: string) {
  const form = new FormData();
  form.append('customer_name', 'Asha V.');
  const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
  const answer = await app.fetch(`${PATH}/${id}`, { method: 'PUT', body: form, headers });
  return { status: answer.status, body: (await answer.json()) as Refusal };
}

async function stored(id: string) {
  const [row] = await app.db.select().from(customerInvoices).where(eq(customerInvoices.id, id));
  if (!row) throw new Error('no invoice');
  return row;
}

async function pdfText(path: string): Promise<string> {
  const answer = await app.fetch(path, { headers: { cookie: await app.loginAsStaff() } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).map((page) => page.text).join('\n');
}

describe('credit notes', () => {
  it('B31 one over what is left takes back exactly the tax, and has a PDF', async () => {
    const invoice = await create({
      items: JSON.stringify([{ description: 'Package', quantity: 1, rate: 84.72 }]),
    });
    const first = await credit(invoice.id, { amount: 50, reason: 'One night less' });
    expect([first.status, first.body.number]).toEqual([201, 'CN/26-27/00001']);
    const second = await credit(invoice.id, { reason: 'Trip called off' });
    expect(second.body).toMatchObject({ total_amount: 49.96, reason: 'Trip called off' });
    const notes = await app.db.select().from(documents).where(eq(documents.kind, 'credit_note'));
    expect(notes.reduce((sum, one) => sum + one.cgst, 0)).toBe(762);
    expect(notes.reduce((sum, one) => sum + one.taxable, 0)).toBe(8472);
    for (const note of notes)
      expect(note.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(note.taxable);
    expect(await stored(invoice.id)).toMatchObject({ creditedAmount: 9996, paymentStatus: 'paid' });
    const listed = await app.staff<CreditNoteView[]>('GET', `${PATH}/${invoice.id}/credit-notes`);
    expect(listed.body.map((one) => one.number)).toEqual(['CN/26-27/00001', 'CN/26-27/00002']);
    const text = await pdfText(`${PATH}/${invoice.id}/credit-notes/${first.body.id}/download`);
    for (const part of ['Credit Note', 'CN/26-27/00001', 'DJ/26-27/00001', '₹50.00', 'One night less'])
      expect(text).toContain(part);
    expect((await credit(invoice.id, { reason: 'again' })).status).toBe(409);
  });

  it('B31 never more than the total, also when ten come at once', async () => {
    const { id } = await create();
    const tooMuch = await credit(id, { amount: 118.01, reason: 'x' });
    expect([tooMuch.status, tooMuch.body.fields?.amount]).toEqual([422, 'Only ₹118.00 is left to credit']);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => credit(id, { amount: 20, reason: 'x' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await stored(id)).creditedAmount).toBe(10_000);
  });

  it('B31 only for a final invoice, with a reason, and an amount above 0', async () => {
    const proforma = await create({ invoice_type: 'proforma' });
    expect((await credit(proforma.id, { reason: 'x' })).body.code).toBe('invoice_locked');
    const final = await create();
    expect((await credit(final.id, {})).body.fields).toHaveProperty('reason');
    for (const amount of [0, -1, 'x', 1.005])
      expect((await credit(final.id, { amount, reason: 'x' })).body.fields).toHaveProperty('amount');
    expect((await credit('inv_nobody', { reason: 'x' })).status).toBe(404);
  });

  it('MON-16 a note on an invoice of another state bears IGST alone', async () => {
    const { id } = await create({ customer_gstin: '29AABCR1718E1ZL' });
    await credit(id, { amount: 59, reason: 'x' });
    const [note] = await app.db.select().from(documents).where(eq(documents.kind, 'credit_note'));
    expect(note).toMatchObject({ igst: 900, cgst: 0, taxable: 5000, placeOfSupply: '29' });
  });
});

describe('e-mail', () => {
  it('B32 goes to the customer with the PDF, and the invoice counts as sent', async () => {
    const invoice = await create();
    const answer = await email(invoice.id);
    expect([answer.status, answer.body.detail]).toEqual([200, 'Email sent successfully!']);
    expect((await stored(invoice.id)).sentAt).not.toBeNull();
    expect(sent[0]).toMatchObject({
      to: 'asha@example.in',
      subject: expect.stringContaining('DJ/26-27/00001'),
    });
    const attachment = sent[0]?.attachments?.[0];
    expect(attachment).toMatchObject({ filename: 'DJ-26-27-00001.pdf', contentType: 'application/pdf' });
    const pages = await readPdf(attachment?.content ?? new Uint8Array());
    expect(pages.map((page) => page.text).join('')).toContain('Asha Verma');
    const removed = await app.staff('DELETE', `${PATH}/${invoice.id}`);
    expect([removed.status, removed.body]).toEqual([200, { deleted: true, cancelled: true }]);
    expect((await email(invoice.id)).body.code).toBe('already_cancelled');
  });

  it('MSG-01 a line break in the subject is refused; another address and text are taken', async () => {
    const { id } = await create();
    expect((await email(id, { subject: 'Goa\r\nBcc: spy@evil.example' })).status).toBe(422);
    expect((await email(id, { to: 'office@example.in', message: 'Please pay' })).status).toBe(200);
    const [message] = await app.db.select().from(messages);
    expect(message).toMatchObject({ to: 'office@example.in', text: expect.stringContaining('Please pay') });
  });

  it('MSG-09 what the mail server refuses is told and the invoice was not sent; pressed again it goes', async () => {
    const { id } = await create();
    outcome = { result: 'refused', reason: 'No such mailbox' };
    const refused = await email(id, { request_key: 'first-press' });
    expect([refused.status, refused.body.detail]).toEqual([502, 'No such mailbox']);
    expect((await stored(id)).sentAt).toBeNull();
    expect((await rename(id)).status).toBe(200);
    outcome = TAKEN;
    expect((await email(id, { request_key: 'second-press' })).status).toBe(200);
    expect((await rename(id)).status).toBe(409);
  });

  it('MSG-09 what waits for the mail server is queued, not sent; nobody edits it meanwhile', async () => {
    const { id } = await create();
    outcome = { result: 'later', reason: 'busy' };
    const waiting = await email(id);
    expect([waiting.status, waiting.body.detail]).toEqual([
      202,
      'Queued: it will be sent as soon as possible',
    ]);
    expect((await stored(id)).sentAt).toBeNull();
    expect((await rename(id)).body).toMatchObject({ code: 'invoice_locked' });
    outcome = TAKEN;
    app.setNow(new Date(app.ctx.now().getTime() + 60_000));
    expect(await sendMessage(app.ctx, { messageId: waiting.body.message.id })).toBe('sent');
    expect((await stored(id)).sentAt).not.toBeNull();
  });

  it('MSG-09 a message whose document is gone is refused, not sent without it', async () => {
    const { id } = await create();
    outcome = { result: 'later', reason: 'busy' };
    const { body } = await email(id);
    await app.db.update(messages).set({ documentId: 'doc_gone', notBefore: null });
    outcome = TAKEN;
    expect(await sendMessage(app.ctx, { messageId: body.message.id })).toBe('failed');
    expect(sent).toEqual([]);
  });
});

describe('payment links', () => {
  const paidEvent = (invoiceLink: { id: string; amount: number }, change: Record<string, unknown> = {}) => ({
    payment_link: { entity: { id: 'plink_of_provider', reference_id: invoiceLink.id } },
    payment: {
      entity: {
        id: 'pay_link0001',
        order_id: 'order_of_link',
        amount: invoiceLink.amount,
        currency: 'INR',
        status: 'captured',
        method: 'upi',
        ...change,
      },
    },
  });

  async function linkRow(id: string) {
    const [row] = await app.db.select().from(paymentLinks).where(eq(paymentLinks.customerInvoiceId, id));
    if (!row) throw new Error('no link');
    return row;
  }

  it('B31 asks for the balance, is given out again, and locks the invoice, which was not sent yet', async () => {
    const { id } = await create();
    const [first, second] = await Promise.all([link(id), link(id)]);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ amount: 118, url: expect.stringMatching(/^https:/) });
    expect(second.body.url).toBe(first.body.url);
    expect((await stored(id)).sentAt).toBeNull();
    expect((await rename(id)).body).toMatchObject({ code: 'invoice_locked' });
  });

  it('PAY-03 its payment is credited once, in whatever order and number the events come', async () => {
    const { id } = await create();
    await link(id);
    const row = await linkRow(id);
    const event = paidEvent(row);
    await app.webhook('payment.captured', { payment: event.payment });
    expect(await app.db.select().from(paymentIssues)).toHaveLength(1);
    await Promise.all([app.webhook('payment_link.paid', event), app.webhook('payment_link.paid', event)]);
    await app.webhook('order.paid', { payment: event.payment });
    expect(await app.db.select().from(ledgerEntries)).toMatchObject([
      { customerInvoiceId: id, amount: 11_800, source: 'webhook', kind: 'payment' },
    ]);
    expect(await stored(id)).toMatchObject({ paidAmount: 11_800, paymentStatus: 'paid' });
    const issues = await app.db.select().from(paymentIssues);
    expect(issues.filter((issue) => issue.resolvedAt === null)).toEqual([]);
    expect((await link(id)).body.code).toBe('already_paid');
  });

  it('PAY-17 another amount credits nothing; what comes too much is kept as refund due; a refund counts once', async () => {
    const { id } = await create();
    await link(id);
    const row = await linkRow(id);
    await app.webhook('payment_link.paid', paidEvent(row, { amount: 1 }));
    expect((await stored(id)).paidAmount).toBe(0);
    const cash = { customer_invoice_id: id, kind: 'payment', amount: 100, mode: 'cash', date: '2027-01-10' };
    expect((await app.staff('POST', '/accounts/payments', cash)).status).toBe(201);
    await app.webhook('payment_link.paid', paidEvent(row, { id: 'pay_link0002' }));
    expect(await stored(id)).toMatchObject({ paidAmount: 21_800, paymentStatus: 'paid' });
    const due = await app.db.select().from(paymentIssues).where(eq(paymentIssues.kind, 'refund_due'));
    expect(due).toMatchObject([{ amount: 10_000 }]);
    const refund = {
      id: 'rfnd_1',
      payment_id: 'pay_link0002',
      amount: 10_000,
      currency: 'INR',
      status: 'processed',
    };
    for (let times = 0; times < 2; times += 1)
      await app.webhook('refund.processed', { refund: { entity: refund } });
    expect((await stored(id)).paidAmount).toBe(11_800);
  });

  it('B31 a provider that fails says so, and nothing is locked', async () => {
    const { id } = await create();
    app.payments.failWith(new ProviderError('no', { retriable: true, status: 500 }));
    expect((await link(id)).body.code).toBe('provider_failed');
    expect((await rename(id)).status).toBe(200);
    const dollars = await create({ currency: 'USD', exchange_rate: '83' });
    expect((await link(dollars.id)).body.code).toBe('not_bookable');
    expect((await link('inv_nobody')).status).toBe(404);
  });
});

describe('preview and file', () => {
  it('UI-04 a preview is the paper of what is typed, without a number', async () => {
    const form = new FormData();
    form.append('customer_name', 'Asha Verma');
    form.append('customer_email', 'asha@example.in');
    form.append('customer_phone', '+91 98160 11122');
    form.append('invoice_date', '2027-01-10');
    form.append('items', JSON.stringify([{ description: 'Houseboat', quantity: 0.5, rate: 4999.99 }]));
    const answer = await app.fetch(`${PATH}/preview`, {
      method: 'POST',
      body: form,
      headers: { cookie: await app.loginAsStaff(), origin: 'http://localhost' },
    });
    expect(answer.status).toBe(200);
    const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const text = pages.map((page) => page.text).join('\n');
    for (const part of ['PREVIEW', 'Houseboat', '₹2,500.00', '₹2,950.00']) expect(text).toContain(part);
    expect(await app.db.select().from(documents)).toEqual([]);
    expect(await app.db.select().from(auditLog).where(eq(auditLog.entity, 'document'))).toEqual([]);
  });

  it('B01 the search over everything finds it by its number', async () => {
    const { id } = await create();
    const found = await app.staff<Array<{ kind: string; hits: Array<{ id: string }> }>>(
      'GET',
      `/admin/search?q=${encodeURIComponent('DJ/26-27/00001')}`,
    );
    expect(found.body).toMatchObject([{ kind: 'customer_invoice', hits: [{ id }] }]);
  });

  it('B30 the list is a CSV file too', async () => {
    await create();
    const cookie = await app.loginAsStaff();
    const answer = await app.fetch(`${PATH}?format=csv&columns=number,name,total`, { headers: { cookie } });
    expect(await answer.text()).toContain('DJ/26-27/00001,Asha Verma,118.00');
  });
});

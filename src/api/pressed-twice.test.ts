import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import type { CrmBooking } from '#app/contract/bookings.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import type { CreditNoteView, CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import type { SendAnswer } from '#app/contract/messages.ts';
import type { RecordedPayment } from '#app/contract/recorded-payments.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { messages } from '#app/db/schema/messages.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { requestKeys } from '#app/db/schema/request-keys.ts';
import { sweepRequestKeys } from '#app/services/requests/sweep-request-keys.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp({
    mail: { isSet: true, send: async () => ({ result: 'sent', response: '' }), close: async () => undefined },
  });
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const KEY = 'key-of-one-press';
const CASH = { kind: 'payment', mode: 'cash', date: '2027-01-10', amount: 100 };

/** Two at the same moment, and one after a lost answer. */
async function pressed<Body>(path: string, body: object) {
  const once = () => app.staff<Body>('POST', path, { ...body, request_key: KEY });
  return [...(await Promise.all([once(), once()])), await once()];
}

async function booked(): Promise<string> {
  const { orderId } = await app.order();
  return (await app.bookingOf(orderId)).id;
}

async function invoiced(): Promise<string> {
  const form = new FormData();
  const fields = {
    customer_name: 'Asha Verma',
    customer_email: 'asha@example.in',
    customer_phone: '+91 98160 11122',
    invoice_date: '2027-01-10',
    invoice_type: 'final',
    items: JSON.stringify([{ description: 'Package', quantity: 1, rate: 1000 }]),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { cookie: await app.loginAsStaff(), origin: 'http://localhost' };
  const answer = await app.fetch('/accounts/customer-invoices', { method: 'POST', body: form, headers });
  return ((await answer.json()) as CustomerInvoiceView).id;
}

it('UI-15 one press adds one note, to a booking and to an inquiry; another press another one', async () => {
  const id = await booked();
  const all = await pressed<CrmBooking>(`/crm/bookings/${id}/notes`, { note: 'Window seat' });
  expect(all.map(({ status, body }) => [status, body.notes.length])).toEqual(Array(3).fill([200, 1]));
  const again = await app.staff<CrmBooking>('POST', `/crm/bookings/${id}/notes`, { note: 'Window seat' });
  expect(again.body.notes).toHaveLength(2);
  await app.db
    .insert(inquiries)
    .values({ id: 'inq_1', source: 'general', name: 'Asha', email: 'asha@example.in', phone: '' });
  const asked = await pressed<CrmInquiry>('/crm/inquiries/inq_1/notes', { note: 'Window seat' });
  expect(asked.map(({ status, body }) => [status, body.notes.length])).toEqual(Array(3).fill([200, 1]));
});

it('B32 one press records one payment, also one that was confirmed as a second of its kind', async () => {
  const owners = [{ booking_id: await booked() }, { customer_invoice_id: await invoiced() }];
  for (const owner of owners) {
    const first = await app.staff<RecordedPayment>('POST', '/accounts/payments', { ...CASH, ...owner });
    const second = { ...CASH, ...owner, confirm_duplicate: true };
    const all = await pressed<RecordedPayment>('/accounts/payments', second);
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all[0]?.body.id).not.toBe(first.body.id);
    expect(all.map(({ status, body }) => [status, body.paid_amount, body.amount])).toEqual(
      Array(3).fill([201, 200, 100]),
    );
  }
  expect(await app.db.$count(ledgerEntries)).toBe(4);
  const { body } = await app.staff<BookingDetail>('GET', `/crm/bookings/${owners[0]?.booking_id}`);
  expect(body.documents.filter(({ kind }) => kind === 'receipt_voucher')).toHaveLength(2);
});

it('B31 one press issues one credit note, and sends one e-mail', async () => {
  const path = `/accounts/customer-invoices/${await invoiced()}`;
  const notes = await pressed<CreditNoteView>(`${path}/credit-notes`, {
    amount: 50,
    reason: 'One night less',
  });
  expect(notes.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(notes.map(({ body }) => body.number)).size).toBe(1);
  const all = await app.staff<CreditNoteView[]>('GET', `${path}/credit-notes`);
  expect(all.body).toHaveLength(1);
  const mails = await pressed<SendAnswer>(`${path}/email`, { message: 'As we said' });
  expect(mails.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(mails.map(({ body }) => body.message.id)).size).toBe(1);
  expect(await app.db.$count(messages)).toBe(1);
});

it('UI-15 a key is kept for a week', async () => {
  const id = await booked();
  await pressed(`/crm/bookings/${id}/notes`, { note: 'Window seat' });
  await sweepRequestKeys(app.ctx);
  const mine = like(requestKeys.id, `note:${id}:%`);
  expect(await app.db.$count(requestKeys, mine)).toBe(1);
  app.setNow(new Date(app.ctx.now().getTime() + 8 * 24 * 60 * 60_000));
  await sweepRequestKeys(app.ctx);
  expect(await app.db.$count(requestKeys, mine)).toBe(0);
});

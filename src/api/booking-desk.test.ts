import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

it('B08 a booking is answered with its money, papers, messages, notes and history', async () => {
  const order = await app.order({ paymentOption: 'partial' });
  app.setNow('2027-01-10T07:00:00Z');
  await app.verify(app.payments.pay(order.orderId));
  const { id } = await app.bookingOf(order.orderId);
  app.setNow('2027-01-10T08:00:00Z');
  await app.staff('POST', `/crm/bookings/${id}/notes`, { note: 'Wants a window seat' });
  const { status, body } = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    reference: order.reference,
    totalAmount: 45999,
    paidAmount: 11499.75,
    balanceAmount: 34499.25,
    entries: [{ kind: 'payment', amount: 11499.75 }],
    documents: [{ kind: 'receipt_voucher', status: 'issued', amount: 11499.75 }],
    messages: [{ kind: 'booking_confirmation', channel: 'email' }],
    allNotes: [{ note: 'Wants a window seat' }],
    payment: { link: null, dueDate: '2027-03-28' },
    cancellation: null,
    refunds: [],
    refundable: 0,
    may: { cancel: true, recordPayment: true, sendLink: true, refund: false, resendConfirmation: true },
  });
  expect(body.history.map((line) => line.action)).toEqual(['Note added', 'Payment received', 'Created']);
  expect(body.history[1]?.text).toContain('Status: pending → confirmed');
  const paper = await app.fetch(body.documents[0]?.href ?? '', {
    headers: { cookie: await app.loginAsStaff() },
  });
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect((await app.staff('GET', '/crm/bookings/bkg_nobody')).status).toBe(404);
  expect((await app.staff('GET', `/crm/bookings/${id}/documents/doc_nobody`)).status).toBe(404);
});

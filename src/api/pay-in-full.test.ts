import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderResponse, VisitorBooking } from '#app/contract/bookings.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());

it('P15 a booking made with the deposit can be paid in full from its page, until something is paid', async () => {
  const order = await app.order({ paymentOption: 'partial' });
  const { accessKey: key } = await app.bookingOf(order.orderId);
  const pay = (full: boolean) => app.post<OrderResponse>(`/bookings/${order.reference}/pay`, { key, full });

  expect((await pay(false)).body).toMatchObject({ orderId: order.orderId, amount: 1_149_975 });
  const whole = await pay(true);
  expect(whole.body).toMatchObject({ amount: 4_599_900, reference: order.reference });
  expect((await pay(true)).body.orderId).toBe(whole.body.orderId);

  await app.verify(app.payments.pay(whole.body.orderId));
  const { body } = await app.json<VisitorBooking>(`/bookings/${order.reference}?key=${key}`);
  expect(body).toMatchObject({
    bookingStatus: 'confirmed',
    paymentStatus: 'completed',
    balanceAmount: 0,
    dueNow: 0,
  });
  expect((await pay(true)).body).toMatchObject({ code: 'already_paid' });
});

it('P15 after the deposit, paying in full is paying the balance', async () => {
  const order = await app.order({ paymentOption: 'partial' });
  const { accessKey: key } = await app.bookingOf(order.orderId);
  await app.verify(app.payments.pay(order.orderId));
  const rest = await app.post<OrderResponse>(`/bookings/${order.reference}/pay`, { key, full: true });
  expect(rest.body).toMatchObject({ amount: 3_449_925 });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paymentOrders } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { expireUnpaidBookings } from '#app/services/bookings/expire-unpaid-bookings.ts';
import { reconcileOpenOrders } from '#app/services/payments/reconcile-open-orders.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

async function statusOf(orderId: string) {
  const [row] = await app.db.select().from(paymentOrders).where(eq(paymentOrders.providerOrderId, orderId));
  return row?.status;
}

it('PAY-01 neither verify nor a webhook came: the reconciler finds the payment, once', async () => {
  const order = await app.order();
  app.payments.pay(order.orderId);
  expect(await reconcileOpenOrders(app.ctx)).toEqual({ checked: 0, credited: 0 });
  app.setNow(minutes(3));
  const runs = await Promise.all([reconcileOpenOrders(app.ctx), reconcileOpenOrders(app.ctx)]);
  expect(runs.reduce((sum, run) => sum + run.credited, 0)).toBe(1);
  expect(runs.reduce((sum, run) => sum + run.checked, 0)).toBe(1);
  const booking = await app.bookingOf(order.orderId);
  expect(booking).toMatchObject({ status: 'confirmed', paidAmount: 4_599_900 });
  expect((await app.mailsOf(booking.id)).map((mail) => mail.kind)).toEqual(['booking_confirmation']);
  expect(await statusOf(order.orderId)).toBe('paid');
});

it('PAY-01 asks less and less often about an order that nobody pays, and at least every hour', async () => {
  const order = await app.order();
  let asked = 0;
  for (let minute = 0; minute <= 24 * 60; minute += 1) {
    app.setNow(minutes(minute));
    asked += (await reconcileOpenOrders(app.ctx)).checked;
    if (minute === 60) expect(asked).toBeLessThan(12);
  }
  expect(asked).toBeGreaterThan(20);
  expect(asked).toBeLessThan(40);
  app.payments.pay(order.orderId);
  app.setNow(minutes(25 * 60));
  expect((await reconcileOpenOrders(app.ctx)).credited).toBe(1);
});

it('PAY-01 a provider that is down loses nothing: the next run asks again', async () => {
  const order = await app.order();
  app.payments.pay(order.orderId);
  app.payments.failWith(new ProviderError('down', { retriable: true }));
  app.setNow(minutes(3));
  expect(await reconcileOpenOrders(app.ctx)).toEqual({ checked: 1, credited: 0 });
  app.payments.failWith(null);
  app.setNow(minutes(6));
  expect((await reconcileOpenOrders(app.ctx)).credited).toBe(1);
});

it('PAY-01 goes through more orders than a page holds', async () => {
  const trip = await addPackage(app.db);
  for (let index = 0; index < 60; index++) {
    const { body } = await app.createOrder(bookingBody(trip.id, { specialRequests: `number ${index}` }));
    app.payments.pay(body.orderId);
  }
  app.setNow(minutes(5));
  expect(await reconcileOpenOrders(app.ctx)).toEqual({ checked: 60, credited: 60 });
});

it('PAY-07 authorized payments wait', async () => {
  const order = await app.order();
  app.payments.pay(order.orderId, { status: 'authorized' });
  app.setNow(minutes(3));
  expect(await reconcileOpenOrders(app.ctx)).toEqual({ checked: 1, credited: 0 });
  expect((await app.bookingOf(order.orderId)).status).toBe('pending');
});

it('PAY-01 the asking ends three days after an expired booking; money that still comes is refund due', async () => {
  const order = await app.order();
  app.setNow(minutes(49 * 60));
  await expireUnpaidBookings(app.ctx);
  app.setNow(minutes(73 * 60));
  await reconcileOpenOrders(app.ctx);
  expect(await statusOf(order.orderId)).toBe('closed');
  const { paymentId } = app.payments.pay(order.orderId);
  await app.paymentEvent('payment.captured', paymentId);
  expect((await app.crm(`?q=${order.reference}`))[0]).toMatchObject({
    bookingStatus: 'cancelled',
    cancelReason: 'expired',
    refundDue: 45_999,
  });
});

it('PAY-19 a payment that was given back before we heard of it confirms nothing', async () => {
  const order = await app.order();
  app.payments.pay(order.orderId, { status: 'refunded', amountRefunded: 4_599_900 });
  app.setNow(minutes(3));
  await reconcileOpenOrders(app.ctx);
  const booking = await app.bookingOf(order.orderId);
  expect(booking).toMatchObject({
    status: 'pending',
    paymentStatus: 'refunded',
    paidAmount: 4_599_900,
    refundedAmount: 4_599_900,
  });
  expect(await app.mailsOf(booking.id)).toEqual([]);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OrderResponse, VisitorBooking } from '#app/contract/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import { expireUnpaidBookings } from '#app/services/bookings/expire-unpaid-bookings.ts';
import { travellers } from '#tests/factories/booking-body.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());
beforeEach(() => app.setNow(NOW));

const show = (reference: string, key: string) =>
  app.json<VisitorBooking & { detail: string }>(`/bookings/${reference}?key=${encodeURIComponent(key)}`);
const pay = (reference: string, key: string) =>
  app.post<OrderResponse>(`/bookings/${reference}/pay`, { key });

it('P15 the booking page shows what is paid and due, and nothing internal', async () => {
  const order = await app.order({ paymentOption: 'partial', travelers: 2, travelerDetails: travellers(2) });
  const { accessKey } = await app.bookingOf(order.orderId);
  const before = await show(order.reference, accessKey);
  expect(before.body).toMatchObject({
    bookingStatus: 'pending',
    paidAmount: 0,
    dueNow: 22_999.5,
    expiresAt: '2027-01-12T06:00:00.000Z',
    payments: [],
  });
  const paid = app.payments.pay(order.orderId);
  await app.verify(paid);
  const { body } = await show(order.reference, accessKey);
  expect(body).toMatchObject({
    reference: order.reference,
    itemType: 'package',
    packageTitle: 'Kashmir Great Lakes & Houseboats',
    travelDate: '2027-04-12',
    travelers: 2,
    travelerDetails: [{ name: 'Traveller 1', age: 30, ageGroup: 'Adult' }, { name: 'Traveller 2' }],
    unitPrice: 45_999,
    totalAmount: 91_998,
    paidAmount: 22_999.5,
    balanceAmount: 68_998.5,
    dueNow: 68_998.5,
    bookingStatus: 'confirmed',
    paymentStatus: 'partial',
    expiresAt: null,
    payments: [{ kind: 'payment', amount: 22_999.5, paymentId: paid.paymentId, date: '2027-01-10' }],
  });
  const text = JSON.stringify(body);
  for (const secret of [accessKey, 'bkg_', 'dedupe', 'fingerprint']) expect(text).not.toContain(secret);
});

it('P15 says whether the trip still has a page, and at which address', async () => {
  const order = await app.order();
  const { accessKey, itemId } = await app.bookingOf(order.orderId);
  const trip = async () => {
    const { itemPublished, itemSlug } = (await show(order.reference, accessKey)).body;
    return { itemPublished, itemSlug };
  };
  const before = await trip();
  expect(before.itemPublished).toBe(true);
  const change = (values: Partial<typeof packages.$inferInsert>) =>
    app.db.update(packages).set(values).where(eq(packages.id, itemId));
  await change({ slug: 'another-address' });
  expect(await trip()).toEqual({ itemPublished: true, itemSlug: 'another-address' });
  await change({ slug: before.itemSlug, status: 'draft' });
  expect(await trip()).toEqual({ ...before, itemPublished: false });
  await change({ status: 'published' });
  expect(await trip()).toEqual(before);
});

it('P15 a wrong key and an unknown reference look alike', async () => {
  const order = await app.order();
  const { accessKey } = await app.bookingOf(order.orderId);
  const unknown = await show('DJ-000000', accessKey);
  expect(unknown.status).toBe(404);
  const attempts = [
    await show(order.reference, ''),
    await show(order.reference, accessKey.slice(1)),
    await show(order.reference, accessKey.toUpperCase()),
    await app.json(`/bookings/${order.reference}`),
    await app.json('/bookings/%00?key=x'),
    await pay(order.reference, 'wrong'),
    await pay('DJ-000000', accessKey),
  ];
  for (const attempt of attempts) expect([attempt.status, attempt.body]).toEqual([404, unknown.body]);
});

it('P15 the balance is paid with an order of its own, which is used again and brings a receipt by e-mail', async () => {
  const order = await app.order({ paymentOption: 'partial' });
  const { accessKey, id } = await app.bookingOf(order.orderId);
  await app.verify(app.payments.pay(order.orderId));
  const [balance, twin] = await Promise.all([
    pay(order.reference, accessKey),
    pay(order.reference, accessKey),
  ]);
  expect(balance.body).toMatchObject({ amount: 3_449_925, reference: order.reference, totalAmount: 45_999 });
  expect(twin.body).toEqual(balance.body);
  expect(app.payments.orders.get(balance.body.orderId)?.receipt?.length).toBeLessThanOrEqual(40);
  const verified = await app.verify(app.payments.pay(balance.body.orderId));
  expect(verified.body).toMatchObject({ paymentStatus: 'completed', paidAmount: 45_999, balanceAmount: 0 });
  expect((await app.mailsOf(id)).map((mail) => mail.kind).sort()).toEqual([
    'booking_confirmation',
    'payment_received',
  ]);
  const again = await pay(order.reference, accessKey);
  expect([again.status, again.body.code]).toEqual([409, 'already_paid']);
});

it('P15 an unpaid booking pays with the order it has; an expired one cannot', async () => {
  const order = await app.order();
  const { accessKey } = await app.bookingOf(order.orderId);
  expect((await pay(order.reference, accessKey)).body.orderId).toBe(order.orderId);
  app.setNow(new Date(NOW.getTime() + 48.5 * 3_600_000));
  expect((await pay(order.reference, accessKey)).body.code).toBe('already_cancelled');
  await expireUnpaidBookings(app.ctx);
  expect((await pay(order.reference, accessKey)).body.code).toBe('already_cancelled');
  expect((await show(order.reference, accessKey)).body).toMatchObject({
    bookingStatus: 'cancelled',
    dueNow: 0,
    expiresAt: null,
  });
});

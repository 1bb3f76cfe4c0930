import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderResponse } from '#app/contract/bookings.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import { bookingBody, travellers } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
let keys = 0;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());
beforeEach(() => app.setNow(NOW));

const newKey = () => `form-key-${++keys}`;

async function bookingsFor(itemId: string): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(bookings).where(eq(bookings.itemId, itemId));
  return row?.n ?? 0;
}

describe('submitting twice', () => {
  it.each([
    ['an idempotency key', true],
    ['no key', false],
  ])('PAY-14 parallel identical submits with %s make one booking and one order', async (_name, withKey) => {
    const trip = await addPackage(app.db);
    const body = bookingBody(trip.id);
    const headers = withKey ? { 'idempotency-key': newKey() } : undefined;
    const before = app.payments.orders.size;
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.createOrder(body, headers)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.orderId)).size).toBe(1);
    expect(app.payments.orders.size).toBe(before + 1);
    expect(await bookingsFor(trip.id)).toBe(1);
  });

  it('PAY-14 the same body again after a dropped response is the same order; the key in the body works too', async () => {
    const trip = await addPackage(app.db);
    const first = await app.createOrder(bookingBody(trip.id));
    app.setNow(new Date(NOW.getTime() + 20 * 60_000));
    expect((await app.createOrder(bookingBody(trip.id))).body).toEqual(first.body);
    const idempotencyKey = newKey();
    const keyed = await app.createOrder(bookingBody(trip.id, { idempotencyKey }));
    expect(keyed.body.orderId).not.toBe(first.body.orderId);
    expect((await app.createOrder(bookingBody(trip.id), { 'idempotency-key': idempotencyKey })).body).toEqual(
      keyed.body,
    );
  });

  it('PAY-14 an unpaid booking of the same wishes counts once in the figures', async () => {
    await app.clear();
    const trip = await addPackage(app.db);
    await app.createOrder(bookingBody(trip.id));
    const { body } = await app.createOrder(bookingBody(trip.id));
    await app.verify(app.payments.pay(body.orderId));
    const stats = await app.staff('GET', '/crm/stats');
    expect(stats.body).toMatchObject({
      total_bookings: 1,
      confirmed_bookings: 1,
      total_revenue: 45_999,
      pending_revenue: 0,
    });
  });

  it('PAY-14 once paid, the form’s key answers already_paid and charges nothing more', async () => {
    const trip = await addPackage(app.db);
    const headers = { 'idempotency-key': newKey() };
    const { body: order } = await app.createOrder(bookingBody(trip.id), headers);
    await app.verify(app.payments.pay(order.orderId));
    const before = app.payments.orders.size;
    const again = await app.createOrder(bookingBody(trip.id), headers);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: 'already_paid',
      detail: expect.stringContaining(order.reference),
    });
    expect(app.payments.orders.size).toBe(before);
  });

  it('PAY-24 an order from before the booking grew does not confirm it until the deposit is there', async () => {
    const trip = await addPackage(app.db, { price: '₹45,999' });
    const key = { 'idempotency-key': 'grown-form' };
    const small = bookingBody(trip.id, { paymentOption: 'partial' });
    const first = await app.createOrder(small, key);
    const large = { ...small, travelers: 8, travelerDetails: travellers(8), paymentOption: 'full' };
    const second = await app.createOrder(large, key);
    expect(second.body.reference).toBe(first.body.reference);
    const old = app.payments.pay(first.body.orderId);
    expect((await app.verify(old)).body).toMatchObject({
      bookingStatus: 'pending',
      paymentStatus: 'partial',
    });
    const { id, accessKey } = await app.bookingOf(first.body.orderId);
    const kinds = async () => (await app.mailsOf(id)).map((mail) => mail.kind).sort();
    expect(await kinds()).toEqual(['payment_received']);
    const rest = await app.post<OrderResponse>(`/bookings/${first.body.reference}/pay`, { key: accessKey });
    expect(rest.body.amount).toBe(36_799_200 - 1_149_975);
    await app.verify(app.payments.pay(rest.body.orderId));
    expect(await app.bookingOf(first.body.orderId)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
    });
    expect(await kinds()).toEqual(['booking_confirmation', 'payment_received']);
  });

  it('PAY-14 without a key the same trip can be booked again once the first is paid', async () => {
    const trip = await addPackage(app.db);
    const first = await app.createOrder(bookingBody(trip.id));
    await app.verify(app.payments.pay(first.body.orderId));
    const second = await app.createOrder(bookingBody(trip.id));
    expect(second.status).toBe(200);
    expect(second.body.reference).not.toBe(first.body.reference);
  });

  it('PAY-14 a late submit does not use a booking that is about to expire', async () => {
    const trip = await addPackage(app.db);
    const first = await app.createOrder(bookingBody(trip.id));
    app.setNow(new Date(NOW.getTime() + 30 * 3_600_000));
    const second = await app.createOrder(bookingBody(trip.id));
    expect(second.status).toBe(200);
    expect(second.body.reference).not.toBe(first.body.reference);
  });
});

describe('changing the form before paying', () => {
  it('PAY-21 the same key with other wishes changes the one booking, and its price', async () => {
    const trip = await addPackage(app.db);
    const headers = { 'idempotency-key': newKey() };
    const first = await app.createOrder(bookingBody(trip.id), headers);
    const changed = await app.createOrder(
      bookingBody(trip.id, {
        travelers: 2,
        travelerDetails: travellers(2),
        paymentOption: 'partial',
        specialRequests: 'A quiet room',
      }),
      headers,
    );
    expect(changed.body).toMatchObject({
      reference: first.body.reference,
      amount: 2_299_950,
      totalAmount: 91_998,
    });
    expect(changed.body.orderId).not.toBe(first.body.orderId);
    expect(await bookingsFor(trip.id)).toBe(1);
    const booking = await app.bookingOf(changed.body.orderId);
    expect(booking).toMatchObject({ pax: 2, paymentOption: 'partial', specialRequests: 'A quiet room' });
    const rows = await app.db
      .select()
      .from(bookingTravellers)
      .where(eq(bookingTravellers.bookingId, booking.id));
    expect(rows.map((row) => row.name).sort()).toEqual(['Traveller 1', 'Traveller 2']);
  });

  it('PAY-21 a change that costs the same keeps the order; changing back finds the first order again', async () => {
    const trip = await addPackage(app.db);
    const headers = { 'idempotency-key': newKey() };
    const first = await app.createOrder(bookingBody(trip.id), headers);
    const renamed = await app.createOrder(
      bookingBody(trip.id, { specialRequests: 'Vegetarian meals' }),
      headers,
    );
    expect(renamed.body.orderId).toBe(first.body.orderId);
    await app.createOrder(bookingBody(trip.id, { paymentOption: 'partial' }), headers);
    expect((await app.createOrder(bookingBody(trip.id), headers)).body.orderId).toBe(first.body.orderId);
  });

  it('PAY-21 the older order stays payable and is credited by its own amount', async () => {
    const trip = await addPackage(app.db);
    const headers = { 'idempotency-key': newKey() };
    const deposit = await app.createOrder(bookingBody(trip.id, { paymentOption: 'partial' }), headers);
    await app.createOrder(bookingBody(trip.id), headers);
    const verified = await app.verify(app.payments.pay(deposit.body.orderId));
    expect(verified.body).toMatchObject({
      paidAmount: 11_499.75,
      balanceAmount: 34_499.25,
      paymentStatus: 'partial',
    });
  });

  it('PAY-23 a new price before paying is asked for with a new order', async () => {
    const trip = await addPackage(app.db);
    const first = await app.createOrder(bookingBody(trip.id));
    await app.db.update(packages).set({ price: '₹55,999' }).where(eq(packages.id, trip.id));
    const second = await app.createOrder(bookingBody(trip.id));
    expect(second.body).toMatchObject({
      reference: first.body.reference,
      amount: 5_599_900,
      totalAmount: 55_999,
    });
  });

  it('PAY-14 a key used by somebody else neither shows nor changes their booking', async () => {
    const trip = await addPackage(app.db);
    const headers = { 'idempotency-key': 'the-same-for-all' };
    const first = await app.createOrder(bookingBody(trip.id), headers);
    const other = await app.createOrder(
      bookingBody(trip.id, { name: 'Ravi', email: 'ravi@example.in', phone: '+91 90000 12345' }),
      headers,
    );
    expect(other.status).toBe(409);
    expect(JSON.stringify(other.body)).not.toContain(first.body.reference);
    expect((await app.bookingOf(first.body.orderId)).name).toBe('Asha Verma');
  });
});

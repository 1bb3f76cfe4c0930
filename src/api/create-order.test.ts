import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { bookingBody, travellers } from '#tests/factories/booking-body.ts';
import { addCruise, addPackage, addPilgrimage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.setNow(NOW);
  app.payments.failWith(null);
});

async function counts() {
  const [row] = await app.db.select({ bookings: count() }).from(bookings);
  return { bookings: row?.bookings ?? 0, orders: app.payments.orders.size };
}

/** The call is refused readably, and neither a booking nor an order comes of it. */
async function expectRefused(body: unknown, statuses: number[]) {
  const before = await counts();
  const answer = await app.createOrder(body);
  expect(statuses).toContain(answer.status);
  expect(answer.body.detail).toMatch(/[a-z]{3}/);
  expect(await counts()).toEqual(before);
  return answer.body;
}

describe('the amount', () => {
  it.each([
    ['₹45,999', 4_599_900],
    ['Rs. 1,25,000/-', 12_500_000],
    ['45999.50', 4_599_950],
    ['from ₹12,499 per person', 1_249_900],
    ['INR 45,999 + GST', 4_599_900],
    ['₹ 45 999', 4_599_900],
    ['19.99', 1_999],
    ['2,499.95', 249_995],
    ['8,999.55', 899_955],
    ['1,136.35', 113_635],
  ])('PAY-09 PAY-13 a price of "%s" makes an order of %i paise', async (price, amount) => {
    const order = await app.order({}, price);
    expect(order.amount).toBe(amount);
    expect(app.payments.orders.get(order.orderId)).toMatchObject({
      amount,
      currency: 'INR',
      receipt: order.reference,
    });
  });

  it.each(['On request', '₹0', 'TBA', 'Call us', '-'])(
    'PAY-10 a price of "%s" cannot be booked: a readable refusal, no order, no booking',
    async (price) => {
      const trip = await addPackage(app.db, { price });
      const body = await expectRefused(bookingBody(trip.id), [409]);
      expect(body).toMatchObject({ code: 'not_bookable', detail: expect.stringContaining('enquiry') });
    },
  );

  it.each([
    ['45999.50', 1, 1_149_988, 34_499.62],
    ['45999.50', 3, 3_449_963, 103_498.87],
    ['₹12,499', 1, 312_475, 9_374.25],
    ['12345.67', 1, 308_642, 9_259.25],
  ])('PAY-12 the deposit of "%s" × %i is %i paise, the balance ₹%d', async (price, pax, amount, balance) => {
    const order = await app.order(
      { paymentOption: 'partial', travelers: pax, travelerDetails: travellers(pax) },
      price,
    );
    expect(order.amount).toBe(amount);
    const verified = await app.verify(app.payments.pay(order.orderId));
    expect(verified.body).toMatchObject({
      paymentStatus: 'partial',
      paidAmount: amount / 100,
      balanceAmount: balance,
    });
    const [shown] = await app.crm(`?q=${order.reference}`);
    expect(Math.round(((shown?.paidAmount ?? 0) + (shown?.balanceAmount ?? 0)) * 100)).toBe(
      Math.round((shown?.totalAmount ?? 0) * 100),
    );
  });

  it('PAY-24 ₹45,999 for two with the deposit: the same figure is ordered, captured and shown', async () => {
    const order = await app.order({
      paymentOption: 'partial',
      travelers: 2,
      travelerDetails: travellers(2),
      totalAmount: 91_998,
    });
    expect(order).toMatchObject({ amount: 2_299_950, totalAmount: 91_998 });
    await app.verify(app.payments.pay(order.orderId));
    expect((await app.crm(`?q=${order.reference}`))[0]).toMatchObject({
      paidAmount: 22_999.5,
      totalAmount: 91_998,
    });
  });

  it.each([
    [1, 409],
    [0, 409],
    [-1, 409],
    [1e9, 409],
    [1e300, 409],
    ['91998', 422],
  ])(
    'PAY-08 a client total of %j for ₹91,998 is refused with %i, never charged',
    async (totalAmount, status) => {
      const trip = await addPackage(app.db);
      const body = await expectRefused(
        bookingBody(trip.id, { travelers: 2, travelerDetails: travellers(2), totalAmount }),
        [status],
      );
      if (status === 409)
        expect(body).toMatchObject({ code: 'amount_mismatch', detail: expect.stringContaining('₹91,998') });
    },
  );

  it('PAY-08 without a client total our price is charged, in full or as the deposit', async () => {
    const two = { travelers: 2, travelerDetails: travellers(2) };
    expect((await app.order(two)).amount).toBe(9_199_800);
    expect((await app.order({ ...two, totalAmount: null, paymentOption: 'partial' })).amount).toBe(2_299_950);
  });

  it('PAY-23 a price that changes after the order leaves the booking as it was sold', async () => {
    const trip = await addPackage(app.db);
    const { body: order } = await app.createOrder(bookingBody(trip.id, { paymentOption: 'partial' }));
    await app.verify(app.payments.pay(order.orderId));
    await app.db.update(packages).set({ price: '₹55,999' }).where(eq(packages.id, trip.id));
    expect((await app.crm(`?q=${order.reference}`))[0]).toMatchObject({
      totalAmount: 45_999,
      paidAmount: 11_499.75,
      balanceAmount: 34_499.25,
    });
  });
});

describe('what can be booked', () => {
  it('P07 P06 cruises and pilgrimages with a price are booked like packages', async () => {
    const cruise = await addCruise(app.db);
    const yatra = await addPilgrimage(app.db);
    expect((await app.createOrder(bookingBody(cruise.id, { packageType: 'cruise' }))).body.amount).toBe(
      3_250_000,
    );
    const { body } = await app.createOrder(bookingBody(yatra.id, { packageType: 'pilgrimage' }));
    expect(body.amount).toBe(2_899_900);
    expect((await app.crm(`?q=${body.reference}`))[0]).toMatchObject({
      packageType: 'pilgrimage',
      destination: 'Uttarakhand',
    });
  });

  it('PAY-25 enquiry-only items, drafts, unknown ids and ids of another list are refused', async () => {
    const enquiry = await addPackage(app.db, { enquiryOnly: true });
    expect((await expectRefused(bookingBody(enquiry.id), [409])).code).toBe('not_bookable');
    const draft = await addPackage(app.db, { status: 'draft' });
    await expectRefused(bookingBody(draft.id), [404]);
    await expectRefused(bookingBody('pkg_nothing'), [404]);
    await expectRefused(bookingBody('\u0000'), [404, 422]);
    const cruise = await addCruise(app.db);
    await expectRefused(bookingBody(cruise.id), [404]);
    const priceless = await addCruise(app.db, { price: '' });
    await expectRefused(bookingBody(priceless.id, { packageType: 'cruise' }), [409]);
  });

  it.each([0, -1, 9, 1.5, '1.5', 'two', null])('PAY-25 %j travellers are refused', async (travelers) => {
    const trip = await addPackage(app.db);
    await expectRefused(bookingBody(trip.id, { travelers }), [422]);
  });

  it('PAY-25 one traveller with three rows, and two with one, are refused; "2" is two', async () => {
    const trip = await addPackage(app.db);
    const three = await expectRefused(bookingBody(trip.id, { travelerDetails: travellers(3) }), [422]);
    expect(three.detail).toBe('Please fill all traveler details');
    await expectRefused(bookingBody(trip.id, { travelers: 2 }), [422]);
    const order = await app.order({ travelers: '2', travelerDetails: travellers(2) });
    expect(order.amount).toBe(9_199_800);
  });

  it('PAY-10 a deposit below the provider’s smallest order is refused before the provider is asked', async () => {
    const trip = await addPackage(app.db, { price: '₹2' });
    await expectRefused(bookingBody(trip.id, { paymentOption: 'partial' }), [409]);
  });

  it('P14 the age group follows from the age and can be changed', async () => {
    const order = await app.order({
      travelers: 4,
      travelerDetails: [
        { name: 'Asha', age: 0 },
        { name: 'Ravi', age: '11' },
        { name: 'Meera', age: 12 },
        { name: 'Isha', age: 12, ageGroup: 'Child' },
      ],
    });
    const booking = await app.bookingOf(order.orderId);
    const rows = await app.db
      .select()
      .from(bookingTravellers)
      .where(eq(bookingTravellers.bookingId, booking.id));
    expect(rows.sort((a, b) => a.position - b.position).map((row) => row.ageGroup)).toEqual([
      'Infant',
      'Child',
      'Adult',
      'Child',
    ]);
  });
});

describe('dates', () => {
  it('DAT-01 just after midnight in India today can be booked, yesterday cannot', async () => {
    app.setNow('2026-03-14T19:00:00Z');
    const order = await app.order({ travelDate: '2026-03-15' });
    expect((await app.bookingOf(order.orderId)).bookingDate).toBe('2026-03-15');
    const trip = await addPackage(app.db);
    const body = await expectRefused(bookingBody(trip.id, { travelDate: '2026-03-14' }), [422]);
    expect(body.fields).toHaveProperty('travelDate');
  });

  it('DAT-03 a travel date comes back as it was sent', async () => {
    const order = await app.order({ travelDate: '2027-04-01' });
    const [shown] = await app.crm(`?q=${order.reference}`);
    expect(shown?.travelDate).toBe('2027-04-01');
  });

  it('DAT-08 29 February 2028 is a day; 2027 has none', async () => {
    const order = await app.order({ travelDate: '2028-02-29' });
    expect((await app.bookingOf(order.orderId)).travelDate).toBe('2028-02-29');
    const trip = await addPackage(app.db);
    for (const travelDate of [
      '2027-02-29',
      '2027-04-31',
      '2027-13-01',
      '31/12/2027',
      '',
      '2027-04-12T00:00:00Z',
      null,
    ]) {
      const body = await expectRefused(bookingBody(trip.id, { travelDate }), [422]);
      expect(body.fields).toHaveProperty('travelDate');
    }
  });

  it('DAT-08 a date beyond three years is refused', async () => {
    const trip = await addPackage(app.db);
    await expectRefused(bookingBody(trip.id, { travelDate: '2031-01-01' }), [422]);
  });
});

describe('what is stored', () => {
  it('SEC-13 fields that are ours are not taken from the body', async () => {
    const order = await app.order({
      paymentStatus: 'completed',
      bookingStatus: 'confirmed',
      status: 'confirmed',
      paidAmount: 45_999,
      id: 'bkg_mine',
      reference: 'DJ-MINE00',
      unitPrice: 1,
      ['__proto__']: { isAdmin: true },
      constructor: { prototype: { isAdmin: true } },
    });
    const booking = await app.bookingOf(order.orderId);
    expect(booking).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      paidAmount: 0,
      totalAmount: 4_599_900,
    });
    expect(booking.id).not.toBe('bkg_mine');
    expect('isAdmin' in {}).toBe(false);
  });

  it('P15 keeps the accepted terms, writes an audit row, and answers only what the widget needs', async () => {
    const order = await app.order();
    const booking = await app.bookingOf(order.orderId);
    expect(booking.termsVersion).not.toBe('');
    expect(booking.termsAcceptedAt).toEqual(NOW);
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id));
    expect(audit.map((row) => [row.action, row.actorType])).toEqual([['booking.created', 'visitor']]);
    expect(Object.keys(order).sort()).toEqual(
      [
        'amount',
        'checkoutScript',
        'currency',
        'key',
        'orderId',
        'reference',
        'testMode',
        'totalAmount',
      ].sort(),
    );
    expect(order).toMatchObject({ currency: 'INR', key: 'rzp_test_simulator', testMode: true });
  });

  it('SEC-17 the answer holds no secret and not the key of the booking page', async () => {
    const order = await app.order();
    const booking = await app.bookingOf(order.orderId);
    const text = JSON.stringify(order);
    for (const secret of [booking.accessKey, 'test_key_secret', 'test_webhook_secret'])
      expect(text).not.toContain(secret);
  });
});

describe('the provider fails', () => {
  it('P15 a provider that does not answer is a readable 502, and nothing is stored', async () => {
    app.payments.failWith(new ProviderError('boom at 10.0.0.7', { retriable: true }));
    const trip = await addPackage(app.db);
    const body = await expectRefused(bookingBody(trip.id), [502]);
    expect(body).toMatchObject({ code: 'provider_failed', detail: expect.not.stringContaining('10.0.0.7') });
  });
});

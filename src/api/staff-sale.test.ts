import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingDetail, BookingLink } from '#app/contract/booking-desk.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { packages } from '#app/db/schema/content.ts';
import { documents } from '#app/db/schema/documents.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { bookingBody, travellers } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';
import { addStaff } from '#tests/support/staff-member.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

let keys = 0;
const newKey = () => `key-of-a-sale-${++keys}`;
const detailOf = async (id: string) => (await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`)).body;

async function sell(change: Record<string, unknown> = {}, price = '₹45,999') {
  const trip = await addPackage(app.db, { price });
  const body = { ...bookingBody(trip.id), payment: 'none', request_key: newKey(), ...change };
  return { trip, body, answer: await app.staff<BookingDetail>('POST', '/crm/bookings', body) };
}

describe('a sale by telephone', () => {
  it.each([
    ['45999.50', 1, 11499.88, 34499.62],
    ['45999.50', 3, 34499.63, 103498.87],
    ['₹12,499', 1, 3124.75, 9374.25],
    ['12345.67', 1, 3086.42, 9259.25],
  ])('PAY-12 has the website’s price and deposit: %s for %i', async (price, count, deposit, balance) => {
    const { answer } = await sell(
      {
        travelers: count,
        travelerDetails: travellers(count),
        paymentOption: 'partial',
        payment: 'recorded',
        mode: 'upi',
        reference: 'UTR 1',
      },
      price,
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      bookingStatus: 'confirmed',
      paymentStatus: 'partial',
      paidAmount: deposit,
      balanceAmount: balance,
      entries: [{ mode: 'upi', amount: deposit }],
      documents: [{ kind: 'receipt_voucher' }],
    });
    expect(answer.body.totalAmount).toBe(Math.round((deposit + balance) * 100) / 100);
  });

  it('PAY-23 keeps the price of that moment', async () => {
    const { trip, answer } = await sell({ paymentOption: 'partial', payment: 'recorded', mode: 'cash' });
    await app.db.update(packages).set({ price: '₹55,999' }).where(eq(packages.id, trip.id));
    expect(await detailOf(answer.body.id)).toMatchObject({
      totalAmount: 45999,
      paidAmount: 11499.75,
      balanceAmount: 34499.25,
    });
  });

  it('by link is mailed with the deposit, and confirmed when the link is paid', async () => {
    const { answer } = await sell({ paymentOption: 'partial', payment: 'link' });
    expect(answer.body).toMatchObject({
      bookingStatus: 'pending',
      payment: { link: expect.stringContaining('https://'), linkAmount: 11499.75 },
    });
    const [link] = [...app.payments.links.values()];
    if (!link) throw new Error('no link was made');
    const [mail] = await app.mailsOf(answer.body.id);
    expect(mail).toMatchObject({ kind: 'payment_link' });
    expect(mail?.text).toContain(link.url);
    const payment = app.payments.payments.get(app.payments.payLink(link.id));
    await app.webhook('payment_link.paid', {
      payment_link: { entity: { id: link.id, reference_id: link.referenceId } },
      payment: {
        entity: {
          id: payment?.id,
          order_id: payment?.orderId,
          amount: payment?.amount,
          currency: 'INR',
          status: 'captured',
          method: 'upi',
        },
      },
    });
    expect(await detailOf(answer.body.id)).toMatchObject({
      bookingStatus: 'confirmed',
      paidAmount: 11499.75,
      payment: { link: null },
    });
  });

  it('the same form pressed ten times is one booking with one payment', async () => {
    const { body, answer } = await sell({ payment: 'recorded', mode: 'cash' });
    const again = await Promise.all(
      Array.from({ length: 10 }, () => app.staff<BookingDetail>('POST', '/crm/bookings', body)),
    );
    expect(new Set(again.map((one) => one.body.id))).toEqual(new Set([answer.body.id]));
    expect(await app.db.select().from(bookings)).toHaveLength(1);
    expect((await detailOf(answer.body.id)).entries).toHaveLength(1);
    const changed = await app.staff('POST', '/crm/bookings', { ...body, name: 'Ravi Menon' });
    expect(changed).toMatchObject({ status: 409, body: { code: 'duplicate' } });
  });

  it('a provider that is away costs the link, not the booking', async () => {
    const trip = await addPackage(app.db);
    const body = { ...bookingBody(trip.id), payment: 'link', request_key: newKey() };
    app.payments.failWith(new ProviderError('away', { retriable: true }));
    expect((await app.staff('POST', '/crm/bookings', body)).status).toBe(502);
    app.payments.failWith(null);
    const again = await app.staff<BookingDetail>('POST', '/crm/bookings', body);
    expect(again).toMatchObject({ status: 201, body: { payment: { linkAmount: 45999 } } });
    expect(await app.db.select().from(bookings)).toHaveLength(1);
  });

  it.each([
    [{ travelers: 0, travelerDetails: [] }, 'travelers'],
    [{ travelers: 9, travelerDetails: travellers(9) }, 'travelers'],
    [{ travelers: 1.5 }, 'travelers'],
    [{ travelers: 1, travelerDetails: travellers(3) }, 'travelerDetails'],
    [{ travelDate: '2027-01-09' }, 'travelDate'],
    [{ travelDate: '2031-01-01' }, 'travelDate'],
    [{ email: 'nobody' }, 'email'],
    [{ payment: 'recorded' }, 'mode'],
    [{ payment: 'later' }, 'payment'],
    [{ payment: 'recorded', mode: 'cash', date: '2027-01-11' }, 'date'],
    [{ payment: 'recorded', mode: 'cash', amount: 46000 }, 'amount'],
    [{ request_key: 'x' }, 'request_key'],
  ])('PAY-25 %o is refused by its field', async (change, field) => {
    const { answer } = await sell(change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toContain(field);
    expect(await app.db.select().from(bookings)).toEqual([]);
  });

  it('PAY-25 what is sold on enquiry only is not sold here either', async () => {
    expect((await sell({}, 'On request')).answer).toMatchObject({
      status: 409,
      body: { code: 'not_bookable' },
    });
    const unknown = await app.staff('POST', '/crm/bookings', {
      ...bookingBody('pkg_nobody'),
      payment: 'none',
      request_key: newKey(),
    });
    expect(unknown.status).toBe(404);
  });

  it('SEC-13 takes no price, status or paid amount from the form', async () => {
    const { answer } = await sell({
      totalAmount: 1,
      unitPrice: 1,
      paidAmount: 45999,
      bookingStatus: 'confirmed',
      paymentStatus: 'completed',
      createdAt: '2020-01-01',
      __proto__: { isAdmin: true },
    });
    expect(answer.body).toMatchObject({
      totalAmount: 45999,
      paidAmount: 0,
      bookingStatus: 'pending',
      paymentStatus: 'pending',
    });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('SEC-04 sales may sell, and not record what was paid', async () => {
    const trip = await addPackage(app.db);
    const { cookie } = await addStaff(app, 'sales');
    const post = (change: object) =>
      app.json('/crm/bookings', {
        method: 'POST',
        body: { ...bookingBody(trip.id), payment: 'none', request_key: newKey(), ...change },
        headers: { cookie, origin: 'http://localhost' },
      });
    expect((await post({ payment: 'recorded', mode: 'cash' })).status).toBe(403);
    expect((await post({ specialRequests: 'by sales' })).status).toBe(201);
  });

  it('DAT-01 today is the agency’s day just after midnight', async () => {
    app.setNow('2026-03-14T19:00:00Z');
    expect((await sell({ travelDate: '2026-03-15' })).answer.status).toBe(201);
    expect((await sell({ travelDate: '2026-03-14' })).answer.status).toBe(422);
  });
});

describe('changing a booking', () => {
  it('DAT-03 a new travel date is that day everywhere; the due date and the proforma follow', async () => {
    const { answer } = await sell({ paymentOption: 'partial', payment: 'recorded', mode: 'cash' });
    const { id } = answer.body;
    const cookie = await app.loginAsStaff();
    const headers = { cookie, origin: 'http://localhost' };
    await app.fetch(`/crm/bookings/${id}/generate-proforma`, { method: 'POST', headers });
    const { body } = await app.staff<BookingDetail>('PUT', `/crm/bookings/${id}/travel-date`, {
      travel_date: '2027-06-01',
    });
    expect(body).toMatchObject({ travelDate: '2027-06-01', payment: { dueDate: '2027-05-17' } });
    const proformas = await app.db.select().from(documents).where(eq(documents.kind, 'proforma'));
    expect(proformas.map((row) => [row.status, row.paper.dueDate]).sort()).toEqual([
      ['issued', '2027-05-17'],
      ['replaced', '2027-03-28'],
    ]);
    expect((await app.mailsOf(id))[0]).toMatchObject({
      kind: 'travel_date_changed',
      text: expect.stringContaining('now starts on 1 Jun 2027 instead of 12 Apr 2027'),
    });
    const past = await app.staff('PUT', `/crm/bookings/${id}/travel-date`, { travel_date: '2027-01-09' });
    expect(past.body.fields).toEqual({ travel_date: 'Choose today or a later date' });
    await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'cancelled' });
    const late = await app.staff('PUT', `/crm/bookings/${id}/travel-date`, { travel_date: '2027-06-02' });
    expect(late).toMatchObject({ status: 409, body: { code: 'already_cancelled' } });
  });

  it('names are corrected, the number of travelers stays', async () => {
    const { answer } = await sell({ travelers: 2, travelerDetails: travellers(2) });
    const path = `/crm/bookings/${answer.body.id}/travellers`;
    const { body } = await app.staff<BookingDetail>('PUT', path, {
      travelers: [
        { name: 'Asha Verma', age: 34 },
        { name: 'Kabir Verma', age: 0 },
      ],
    });
    expect(body.travelerDetails).toEqual([
      { name: 'Asha Verma', age: 34, ageGroup: 'Adult' },
      { name: 'Kabir Verma', age: 0, ageGroup: 'Infant' },
    ]);
    expect(body.history.map((line) => line.text).join()).toContain('Kabir Verma (0, Infant)');
    const fewer = await app.staff('PUT', path, { travelers: [{ name: 'Asha Verma', age: 34 }] });
    expect(fewer.body.fields).toHaveProperty('travelers');
    const nameless = await app.staff('PUT', path, {
      travelers: [
        { name: ' ', age: 34 },
        { name: 'B', age: 3 },
      ],
    });
    expect(nameless.body.fields).toHaveProperty(['travelers.0.name']);
  });

  it('MSG-10 the confirmation goes out again, once for each press', async () => {
    const { answer } = await sell({ payment: 'recorded', mode: 'cash' });
    const path = `/crm/bookings/${answer.body.id}/confirmation`;
    const count = async () =>
      (await app.mailsOf(answer.body.id)).filter((mail) => mail.kind === 'booking_confirmation').length;
    expect(await count()).toBe(1);
    await Promise.all([app.staff('POST', path), app.staff('POST', path)]);
    expect(await count()).toBe(2);
    app.setNow('2027-01-10T06:05:00Z');
    // Without a mail server it is kept as not sent, and the answer says so.
    expect(await app.staff('POST', path)).toMatchObject({
      status: 409,
      body: { code: 'provider_not_configured' },
    });
    expect(await count()).toBe(3);
    const { history } = await detailOf(answer.body.id);
    expect(history.map((one) => one.action)).not.toContain('Confirmation resent');
    const unpaid = await sell();
    expect((await app.staff('POST', `/crm/bookings/${unpaid.answer.body.id}/confirmation`)).status).toBe(409);
  });

  it('a customer holds one payment link at a time, and none once the balance is paid', async () => {
    const { answer } = await sell({ paymentOption: 'partial', payment: 'recorded', mode: 'cash' });
    const { id } = answer.body;
    const path = `/crm/bookings/${id}/payment-link`;
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => app.staff<BookingLink>('POST', path, {})),
    );
    expect(new Set(presses.map((one) => one.body.url)).size).toBe(1);
    expect(presses[0]?.body).toMatchObject({ amount: 34499.25, mailed: false });
    // MSG-08: nothing left, so the history tells of no sending.
    const told = (await detailOf(id)).history.map((one) => one.action);
    expect([told.includes('Link made'), told.includes('Link sent')]).toEqual([true, false]);
    const part = await app.staff<BookingLink>('POST', path, { amount: 10000 });
    expect((await detailOf(id)).payment).toMatchObject({ link: part.body.url, linkAmount: 10000 });
    const tooMuch = await app.staff('POST', path, { amount: 34499.26 });
    expect(tooMuch.body.fields).toEqual({ amount: 'Only ₹34,499.25 is due' });
    const pay = { booking_id: id, kind: 'payment', amount: 34499.25, mode: 'bank', date: '2027-01-10' };
    await app.staff('POST', '/accounts/payments', pay);
    expect((await detailOf(id)).payment.link).toBeNull();
    expect((await app.staff('POST', path, {})).body.code).toBe('already_paid');
  });
});

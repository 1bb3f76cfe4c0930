import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerEntries, paymentIssues, paymentOrders } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
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

async function entriesOf(bookingId: string): Promise<number> {
  const [row] = await app.db
    .select({ n: count() })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId));
  return row?.n ?? 0;
}

async function confirmationsOf(bookingId: string) {
  return (await app.mailsOf(bookingId)).filter((mail) => mail.kind === 'booking_confirmation').length;
}

function issuesOf(paymentId: string) {
  return app.db.select().from(paymentIssues).where(eq(paymentIssues.providerPaymentId, paymentId));
}

describe('verify-payment', () => {
  it('P15 a captured payment confirms the booking, pays its order and queues one e-mail', async () => {
    const order = await app.order({ paymentOption: 'partial' });
    const paid = app.payments.pay(order.orderId);
    const answer = await app.verify(paid);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      reference: order.reference,
      bookingStatus: 'confirmed',
      paymentStatus: 'partial',
      paidAmount: 11_499.75,
      balanceAmount: 34_499.25,
    });
    expect(answer.body.bookingUrl).toMatch(new RegExp(`^/booking/${order.reference}\\?key=[0-9a-z]{32}$`));
    const booking = await app.bookingOf(order.orderId);
    expect(await confirmationsOf(booking.id)).toBe(1);
    const [row] = await app.db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.providerOrderId, order.orderId));
    expect(row?.status).toBe('paid');
  });

  it('PAY-04 webhook first, then verify: 200, counted once, one e-mail', async () => {
    const order = await app.order();
    const paid = app.payments.pay(order.orderId);
    expect((await app.paymentEvent('payment.captured', paid.paymentId)).status).toBe(200);
    const answer = await app.verify(paid);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ paymentStatus: 'completed', paidAmount: 45_999 });
    const booking = await app.bookingOf(order.orderId);
    expect(await entriesOf(booking.id)).toBe(1);
    expect(await confirmationsOf(booking.id)).toBe(1);
  });

  it('PAY-04 both at the same moment, 20 times: always 200, one booking, one e-mail', async () => {
    for (let run = 0; run < 20; run++) {
      const order = await app.order();
      const paid = app.payments.pay(order.orderId);
      const [hook, verified, again] = await Promise.all([
        app.paymentEvent('payment.captured', paid.paymentId),
        app.verify(paid),
        app.verify(paid),
      ]);
      expect([hook.status, verified.status, again.status]).toEqual([200, 200, 200]);
      const booking = await app.bookingOf(order.orderId);
      expect(booking).toMatchObject({ status: 'confirmed', paidAmount: 4_599_900 });
      expect([await entriesOf(booking.id), await confirmationsOf(booking.id)]).toEqual([1, 1]);
    }
  });

  it('PAY-04 verify again answers the same; also while the provider is down', async () => {
    const order = await app.order();
    const paid = app.payments.pay(order.orderId);
    const first = await app.verify(paid);
    app.payments.failWith(new ProviderError('down', { retriable: true }));
    expect((await app.verify(paid)).body).toEqual(first.body);
  });

  it('PAY-07 authorized is not paid: 409, nothing credited, completed by payment.captured', async () => {
    const order = await app.order();
    const paid = app.payments.pay(order.orderId, { status: 'authorized' });
    const answer = await app.verify(paid);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('payment_not_captured');
    // MSG-08: no mail server is set here, so no e-mail is promised.
    expect(answer.body.detail).toBe(
      'Your bank has not completed this payment yet. We will confirm your booking as soon as it does.',
    );
    await app.paymentEvent('payment.authorized', paid.paymentId);
    expect(await app.bookingOf(order.orderId)).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      paidAmount: 0,
    });
    const payment = app.payments.payments.get(paid.paymentId);
    if (payment) payment.status = 'captured';
    await app.paymentEvent('payment.captured', paid.paymentId);
    expect(await app.bookingOf(order.orderId)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
    });
  });

  it('PAY-07 a failed payment with a right signature is not paid', async () => {
    const order = await app.order();
    const answer = await app.verify(app.payments.pay(order.orderId, { status: 'failed' }));
    expect(answer.status).toBe(409);
    expect((await app.bookingOf(order.orderId)).status).toBe('pending');
  });

  it('PAY-15 malformed signatures are refused with 400 or 422, and the booking stays pending', async () => {
    const order = await app.order();
    const other = await app.order();
    const paid = app.payments.pay(order.orderId);
    const { signature } = paid;
    const wrong: unknown[] = [
      '',
      'a',
      signature.slice(1),
      `${signature}0`,
      'z'.repeat(64),
      `${signature[0] === '0' ? '1' : '0'}${signature.slice(1)}`,
      null,
      ['x'],
      { $ne: null },
      'é'.repeat(64),
      `${signature}\u0000`,
      'f'.repeat(900_000),
    ];
    for (const bad of wrong) {
      const answer = await app.verify({ ...paid, signature: bad });
      expect([400, 422]).toContain(answer.status);
      expect(answer.body.detail).not.toBe('');
    }
    const { signature: _dropped, ...without } = paid;
    expect((await app.verify(without)).status).toBe(422);
    for (const id of [order.orderId, other.orderId]) {
      expect(await app.bookingOf(id)).toMatchObject({ status: 'pending', paidAmount: 0 });
    }
    expect([200, 400]).toContain((await app.verify({ ...paid, signature: signature.toUpperCase() })).status);
  });

  it('PAY-15 odd ids are refused without a 5xx', async () => {
    const order = await app.order();
    const paid = app.payments.pay(order.orderId);
    for (const orderId of ['order_unknown', '\u0000', "' OR 1=1--", '../orders', '😀']) {
      expect([404, 422]).toContain((await app.verify({ ...paid, orderId })).status);
    }
    for (const paymentId of ['pay_unknown', '\u0000', '../payments']) {
      expect([400, 404, 422]).toContain((await app.verify({ ...paid, paymentId })).status);
    }
  });

  it('PAY-15 a payment of another order does not pay this one, whatever its signature', async () => {
    const mine = await app.order();
    const other = await app.order();
    const paid = app.payments.pay(other.orderId);
    expect((await app.verify({ ...paid, orderId: mine.orderId })).status).toBe(400);
    expect((await app.bookingOf(mine.orderId)).status).toBe('pending');
  });

  it('PAY-17 another amount or currency is flagged and refused, never counted as paid', async () => {
    for (const change of [{ amount: 100 }, { currency: 'USD' }]) {
      const order = await app.order();
      const paid = app.payments.pay(order.orderId, change);
      const answer = await app.verify(paid);
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('payment_mismatch');
      expect((await app.paymentEvent('payment.captured', paid.paymentId)).status).toBe(200);
      const booking = await app.bookingOf(order.orderId);
      expect(booking).toMatchObject({ status: 'pending', paymentStatus: 'pending', paidAmount: 0 });
      expect(await issuesOf(paid.paymentId)).toMatchObject([
        { kind: 'amount_mismatch', bookingId: booking.id },
      ]);
    }
  });

  it('PAY-17 the payment told right afterwards is credited, and its flag is taken back', async () => {
    const order = await app.order();
    const paid = app.payments.pay(order.orderId, { amount: 100 });
    await app.verify(paid);
    const payment = app.payments.payments.get(paid.paymentId);
    if (payment) payment.amount = 4_599_900;
    expect((await app.verify(paid)).status).toBe(200);
    expect((await issuesOf(paid.paymentId)).every((issue) => issue.resolvedAt !== null)).toBe(true);
    expect((await app.crm(`?q=${order.reference}`))[0]?.refundDue).toBe(0);
  });

  it('MSG-08 a provider that does not answer is a 503 that promises an e-mail where one can leave; the webhook then keeps it', async () => {
    const order = await app.order();
    const paid = app.payments.pay(order.orderId);
    app.payments.failWith(new ProviderError('time-out', { retriable: true }));
    const answer = await app.verify(paid);
    expect(answer.status).toBe(503);
    const said = (how: string) =>
      `The payment service did not answer. If you have paid, we will confirm your booking${how} within a few minutes.`;
    expect(answer.body.detail).toBe(said(''));
    const { mail } = app.ctx;
    app.ctx.mail = { ...mail, isSet: true };
    expect((await app.verify(paid)).body.detail).toBe(said(' by e-mail'));
    app.ctx.mail = mail;
    await app.paymentEvent('payment.captured', paid.paymentId);
    expect((await app.bookingOf(order.orderId)).status).toBe('confirmed');
  });

  it('P15 money for a booking that was cancelled is kept as refund due, and not called a success', async () => {
    const order = await app.order();
    const booking = await app.bookingOf(order.orderId);
    await app.staff('PUT', `/crm/bookings/${booking.id}/status`, { status: 'cancelled' });
    const paid = app.payments.pay(order.orderId);
    for (let time = 0; time < 2; time++) {
      const answer = await app.verify(paid);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'already_cancelled',
        detail: expect.stringContaining(order.reference),
      });
    }
    expect((await app.crm(`?q=${order.reference}`))[0]).toMatchObject({
      bookingStatus: 'cancelled',
      paidAmount: 45_999,
      balanceAmount: 0,
      refundDue: 45_999,
    });
    expect(await confirmationsOf(booking.id)).toBe(0);
    const reopened = await app.staff('PUT', `/crm/bookings/${booking.id}/status`, { status: 'confirmed' });
    expect(reopened.body).toMatchObject({ bookingStatus: 'confirmed', refundDue: 0 });
  });

  it('PAY-14 a second payment when nothing is due is credited once and flagged as refund due', async () => {
    const order = await app.order();
    await app.verify(app.payments.pay(order.orderId));
    app.setNow(new Date(NOW.getTime() + 60_000));
    const second = app.payments.pay(order.orderId);
    expect((await app.verify(second)).status).toBe(200);
    expect((await app.crm(`?q=${order.reference}`))[0]).toMatchObject({
      bookingStatus: 'confirmed',
      paymentStatus: 'completed',
      balanceAmount: 0,
      refundDue: 45_999,
      paymentIds: [expect.any(String), second.paymentId],
    });
    const due = await app.db
      .select()
      .from(paymentIssues)
      .where(
        and(eq(paymentIssues.kind, 'refund_due'), eq(paymentIssues.providerPaymentId, second.paymentId)),
      );
    expect(due).toMatchObject([{ amount: 4_599_900, detail: { reason: 'overpaid' } }]);
  });
});

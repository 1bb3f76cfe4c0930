import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries, paymentEvents, paymentIssues } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { signPayment, signWebhook } from '#app/integrations/payments/signatures.ts';
import { type BookingApp, createBookingApp, paymentEntity } from '#tests/support/booking-app.ts';
import { FAKE_KEY_SECRET, FAKE_WEBHOOK_SECRET } from '#tests/support/fake-payments.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());

async function shown(reference: string) {
  const [booking] = await app.crm(`?q=${reference}`);
  if (!booking) throw new Error(`${reference} is not in the CRM`);
  return booking;
}

async function mailKinds(bookingId: string) {
  return (await app.mailsOf(bookingId)).map((mail) => mail.kind).sort();
}

async function transactionsOf(email: string) {
  const answer = await app.staff<{ transactions: unknown[] }>(
    'GET',
    `/accounts/customer-ledger/${encodeURIComponent(email)}`,
  );
  return answer.body.transactions;
}

function sendRaw(raw: string, signature: string | null, more: Record<string, string> = {}) {
  const headers = new Headers({ 'content-type': 'application/json', ...more });
  if (signature !== null) headers.set('x-razorpay-signature', signature);
  return app.fetch('/payments/webhook', { method: 'POST', headers, body: raw });
}

describe('the webhook', () => {
  it('PAY-01 captured with the browser closed: the webhook alone confirms the booking, with one e-mail', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    expect((await app.paymentEvent('payment.captured', paymentId)).status).toBe(200);
    expect((await app.paymentEvent('order.paid', paymentId)).status).toBe(200);
    const booking = await shown(order.reference);
    expect(booking).toMatchObject({
      paymentStatus: 'completed',
      bookingStatus: 'confirmed',
      paidAmount: 45_999,
    });
    expect(await mailKinds(booking.id)).toEqual(['booking_confirmation']);
  });

  it('PAY-02 the same delivery twice and then ten at once: every one 2xx, one credit, one e-mail, one transaction', async () => {
    const email = 'repeat@example.in';
    const order = await app.order({ email });
    const { paymentId } = app.payments.pay(order.orderId);
    const deliver = () => app.paymentEvent('payment.captured', paymentId, { id: 'evt_same' });
    const answers = [
      await deliver(),
      await deliver(),
      ...(await Promise.all(Array.from({ length: 10 }, deliver))),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const booking = await shown(order.reference);
    expect(booking.paidAmount).toBe(45_999);
    expect(await mailKinds(booking.id)).toEqual(['booking_confirmation']);
    expect(await transactionsOf(email)).toHaveLength(1);
  });

  it('PAY-02 without an event id ten deliveries of the same body count once', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    const raw = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: paymentEntity(app.payments.payments.get(paymentId)) } },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendRaw(raw, app.payments.sign(raw))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect((await shown(order.reference)).paidAmount).toBe(45_999);
  });

  it.each([
    ['payment.captured', 'order.paid'],
    ['order.paid', 'payment.captured'],
  ])('PAY-03 %s and then %s with different event ids count one payment', async (first, second) => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    await app.paymentEvent(first, paymentId);
    await app.paymentEvent(second, paymentId);
    expect(await shown(order.reference)).toMatchObject({ paidAmount: 45_999, paymentIds: [paymentId] });
  });

  it.each([
    ['captured, then a late failure', ['captured', 'failed']],
    ['a failure, then captured', ['failed', 'captured']],
  ])('PAY-06 %s: completed with the payment that was captured', async (_name, sequence) => {
    const order = await app.order();
    const failed = app.payments.pay(order.orderId, { status: 'failed' });
    const captured = app.payments.pay(order.orderId);
    for (const kind of sequence) {
      const { paymentId } = kind === 'failed' ? failed : captured;
      expect((await app.paymentEvent(`payment.${kind}`, paymentId)).status).toBe(200);
    }
    expect(await shown(order.reference)).toMatchObject({
      paymentStatus: 'completed',
      bookingStatus: 'confirmed',
      paidAmount: 45_999,
      paymentIds: [captured.paymentId],
    });
  });

  it('PAY-19 two partial refunds, one delivered twice, add up to 15,999', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    await app.paymentEvent('payment.captured', paymentId);
    const refund = (id: string, rupees: number, event: string) =>
      app.webhook(
        'refund.processed',
        {
          refund: {
            entity: { id, payment_id: paymentId, amount: rupees * 100, currency: 'INR', status: 'processed' },
          },
          payment: { entity: paymentEntity(app.payments.payments.get(paymentId)) },
        },
        { id: event },
      );
    await refund('rfnd_a1', 10_000, 'evt_rf_1');
    await refund('rfnd_b1', 5_999, 'evt_rf_2');
    await refund('rfnd_b1', 5_999, 'evt_rf_2');
    await refund('rfnd_b1', 5_999, 'evt_rf_3');
    expect(await shown(order.reference)).toMatchObject({
      paidAmount: 45_999,
      refundedAmount: 15_999,
      balanceAmount: 15_999,
      paymentStatus: 'partial',
      bookingStatus: 'confirmed',
    });
    await refund('rfnd_c1', 30_000, 'evt_rf_4');
    await refund('rfnd_d1', 1, 'evt_rf_5');
    expect(await shown(order.reference)).toMatchObject({ refundedAmount: 45_999, paymentStatus: 'refunded' });
  });

  it('PAY-19 a refund that is only created or failed moves nothing; one that overtakes its payment brings it', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    const entity = { id: 'rfnd_early', payment_id: paymentId, amount: 1_000, currency: 'INR' };
    const payment = { entity: paymentEntity(app.payments.payments.get(paymentId)) };
    await app.webhook('refund.failed', { refund: { entity: { ...entity, status: 'failed' } } });
    await app.webhook('refund.created', { refund: { entity: { ...entity, status: 'pending' } } });
    expect((await shown(order.reference)).refundedAmount).toBe(0);
    await app.webhook('refund.processed', {
      refund: { entity: { ...entity, status: 'processed' } },
      payment,
    });
    expect(await shown(order.reference)).toMatchObject({ paidAmount: 45_999, refundedAmount: 10 });
  });

  it('PAY-19 a refund before its payment and without it asks the provider; one of a stranger’s payment is ignored', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    const refund = (of: string) => ({
      refund: {
        entity: { id: `rfnd_of_${of}`, payment_id: of, amount: 1_000, currency: 'INR', status: 'processed' },
      },
    });
    app.payments.failWith(new ProviderError('away', { retriable: true }));
    expect((await app.webhook('refund.processed', refund(paymentId), { id: 'evt_early' })).status).toBe(503);
    app.payments.failWith(null);
    expect((await app.webhook('refund.processed', refund(paymentId), { id: 'evt_early' })).status).toBe(200);
    expect(await shown(order.reference)).toMatchObject({ paidAmount: 45_999, refundedAmount: 10 });
    await app.paymentEvent('payment.captured', paymentId);
    expect(await shown(order.reference)).toMatchObject({ paidAmount: 45_999, refundedAmount: 10 });
    expect((await app.webhook('refund.processed', refund('pay_of_nobody'))).status).toBe(200);
  });

  it('PAY-19 giving back what was due takes it off the list of refunds due', async () => {
    const order = await app.order();
    await app.verify(app.payments.pay(order.orderId));
    const { paymentId } = app.payments.pay(order.orderId);
    await app.paymentEvent('payment.captured', paymentId);
    expect((await shown(order.reference)).refundDue).toBe(45_999);
    await app.webhook('refund.processed', {
      refund: {
        entity: {
          id: 'rfnd_twice',
          payment_id: paymentId,
          amount: 4_599_900,
          currency: 'INR',
          status: 'processed',
        },
      },
    });
    expect(await shown(order.reference)).toMatchObject({
      refundDue: 0,
      balanceAmount: 0,
      paymentStatus: 'completed',
    });
  });

  it('PAY-20 the signature is over the raw bytes, whatever the JSON inside looks like', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    const raw = `{ "event" :"payment.captured",  "payload": {"payment": {"entity": {"id":"${paymentId}",
      "order_id":"${order.orderId}", "amount": 4599900, "currency":"INR", "status":"captured", "method":"upi",
      "notes": {"say": "\\"caf\\u00e9\\" \\u20b9 a\\/b"} } } } }\n`;
    expect((await sendRaw(raw, app.payments.sign(raw))).status).toBe(200);
    expect((await shown(order.reference)).paidAmount).toBe(45_999);
  });

  it('PAY-20 wrong secrets and no signature are 401 and change nothing', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    const raw = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: paymentEntity(app.payments.payments.get(paymentId)) } },
    });
    const signatures = [
      null,
      '',
      'a',
      'f'.repeat(64),
      signWebhook(raw, 'another secret'),
      signWebhook(raw, FAKE_KEY_SECRET),
      signWebhook(JSON.stringify(JSON.parse(raw), null, 1), FAKE_WEBHOOK_SECRET),
      signPayment(order.orderId, paymentId, FAKE_KEY_SECRET),
    ];
    for (const signature of signatures) {
      const answer = await sendRaw(raw, signature, { 'x-razorpay-event-id': 'evt_forged' });
      expect(answer.status).toBe(401);
    }
    expect(await app.bookingOf(order.orderId)).toMatchObject({ status: 'pending', paidAmount: 0 });
    const kept = await app.db.select().from(paymentEvents);
    expect(kept.filter((one) => one.eventId.startsWith('evt_forged'))).toEqual([]);
  });

  it('PAY-20 an event id is not signed: with another signed body it hides nothing', async () => {
    const [first, second] = [await app.order(), await app.order()];
    for (const order of [first, second]) {
      const { paymentId } = app.payments.pay(order.orderId);
      await app.paymentEvent('payment.captured', paymentId, { id: 'evt_used_twice' });
    }
    expect((await shown(first.reference)).paidAmount).toBe(45_999);
    expect((await shown(second.reference)).paidAmount).toBe(45_999);
  });

  it.each(['text/plain;charset=UTF-8', 'application/octet-stream'])(
    'PAY-20 what is signed counts whatever type it is sent as: %s',
    async (type) => {
      const order = await app.order();
      const { paymentId } = app.payments.pay(order.orderId);
      const entity = paymentEntity(app.payments.payments.get(paymentId));
      const raw = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
      const answer = await sendRaw(raw, app.payments.sign(raw), { 'content-type': type });
      expect(answer.status).toBe(200);
      expect((await shown(order.reference)).paidAmount).toBe(45_999);
    },
  );

  it('PAY-20 signed nonsense is never a 5xx', async () => {
    const bodies = [
      '',
      'null',
      '[]',
      '{',
      '"x"',
      '{"event":1}',
      '{"event":"payment.captured"}',
      '{"event":"x","payload":null}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"a\\u0000","amount":1,"currency":"INR","status":"captured"}}}}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"p","order_id":"o","amount":1e300,"currency":"INR","status":"captured"}}}}',
    ];
    for (const raw of bodies) {
      const answer = await sendRaw(raw, app.payments.sign(raw));
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('PAY-01 a captured payment of an unknown order is taken in and put on the list', async () => {
    const entity = {
      id: 'pay_foreign',
      order_id: 'order_foreign',
      amount: 5_000,
      currency: 'INR',
      status: 'captured',
    };
    for (const event of ['payment.captured', 'order.paid']) {
      expect((await app.webhook(event, { payment: { entity } })).status).toBe(200);
    }
    const issues = await app.db
      .select()
      .from(paymentIssues)
      .where(eq(paymentIssues.providerPaymentId, 'pay_foreign'));
    expect(issues).toMatchObject([{ kind: 'unknown_order', amount: 5_000, bookingId: null }]);
  });

  it('PAY-03 a payment link of ours settles once; a foreign one and unknown events are ignored', async () => {
    const order = await app.order();
    const { paymentId } = app.payments.pay(order.orderId);
    const entity = paymentEntity(app.payments.payments.get(paymentId));
    const link = { entity: { id: 'plink_1', reference_id: 'not-ours', status: 'paid' } };
    await app.webhook('payment_link.paid', { payment_link: link, payment: { entity } });
    await app.webhook('payment.captured', { payment: { entity } });
    expect((await shown(order.reference)).paidAmount).toBe(45_999);
    const foreign = { entity: { ...entity, id: 'pay_link_foreign', order_id: 'order_of_link' } };
    expect((await app.webhook('payment_link.paid', { payment_link: link, payment: foreign })).status).toBe(
      200,
    );
    expect((await app.webhook('settlement.processed', {})).status).toBe(200);
    const rows = await app.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.providerPaymentId, 'pay_link_foreign'));
    expect(rows).toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { checkLedger } from '#app/services/accounts/check-ledger.ts';
import { sendDueRefunds } from '#app/services/refunds/send-due-refunds.ts';
import { type BookingApp, createBookingApp, paymentEntity } from '#tests/support/booking-app.ts';
import { type CancellingKit, cancellingKit } from '#tests/support/cancelling-kit.ts';

/** The journey starts on 12 April 2027. */
const TWENTY_DAYS = '2027-03-23T06:00:00Z';

let app: BookingApp;
let kit: CancellingKit;
beforeAll(async () => {
  app = await createBookingApp();
  kit = cancellingKit(app);
});
beforeEach(() => app.clear());
afterAll(() => app.close());

it('a payment that comes while the booking is cancelled is kept, and what is too much goes back', async () => {
  const { id } = await kit.paid({ paymentOption: 'partial' });
  app.setNow(TWENTY_DAYS);
  await app.staff('POST', `/crm/bookings/${id}/payment-link`, {});
  const [asked] = [...app.payments.links.values()];
  if (!asked) throw new Error('no link was made');
  const payment = app.payments.payments.get(app.payments.payLink(asked.id));
  const news = () =>
    app.webhook('payment_link.paid', {
      payment_link: { entity: { id: asked.id, reference_id: asked.referenceId } },
      payment: { entity: paymentEntity(payment) },
    });
  const [answer] = await Promise.all([kit.cancel(id), news(), news()]);
  if (answer.status !== 200) await kit.cancel(id);
  // Which came first decides whether the cancellation gives it back or staff do.
  if ((await kit.detailOf(id)).refundable > 0) {
    const input = { reason: 'Came after the cancellation', request_key: kit.newKey() };
    await app.staff('POST', `/crm/bookings/${id}/refunds`, input);
  }
  expect(await kit.detailOf(id)).toMatchObject({
    paidAmount: 45999,
    refundedAmount: 34499.25,
    refundable: 0,
    refundDue: 0,
  });
  expect(kit.refundsAtProvider().reduce((sum, one) => sum + one, 0)).toBe(3449925);
  expect(await kit.taxedOf(id)).toEqual({ taxable: 974555, tax: 175420 });
  expect(await checkLedger(app.ctx)).toEqual([]);
});

describe('refunds', () => {
  it('one whose answer was lost is found at the provider, not made twice', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    app.payments.refundsAre('answer lost');
    const { body } = await kit.cancel(id);
    expect(body).toMatchObject({ refundedAmount: 0, cancellation: { state: 'open' } });
    expect(body.refunds[0]?.status).toBe('waiting');
    expect(await sendDueRefunds(app.ctx)).toBe(0);
    app.setNow('2027-03-23T06:05:00Z');
    const runs = await Promise.all([sendDueRefunds(app.ctx), sendDueRefunds(app.ctx)]);
    expect(Math.max(...runs)).toBe(1);
    expect(kit.refundsAtProvider()).toEqual([3449925]);
    const entries = await app.db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'refund'));
    expect(entries.map((one) => one.amount)).toEqual([3449925]);
  });

  it('after a crash before the provider was asked the job sends it', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    const { expected } = (await kit.preview(id)).body;
    app.payments.failWith(new ProviderError('away', { retriable: true }));
    const input = { expected, reason: 'Ill', request_key: kit.newKey() };
    const first = await app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, input);
    expect(first).toMatchObject({ status: 200, body: { bookingStatus: 'cancelled', refundedAmount: 0 } });
    app.payments.failWith(null);
    expect(kit.refundsAtProvider()).toEqual([]);
    app.setNow('2027-03-23T06:02:00Z');
    await sendDueRefunds(app.ctx);
    expect(kit.refundsAtProvider()).toEqual([3449925]);
    const again = await app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, input);
    expect(again.body).toMatchObject({ refundedAmount: 34499.25, cancellation: { state: 'settled' } });
  });

  it('a process that ends in the middle of the call leaves it to the job', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    const ask = app.payments.refundPayment;
    app.payments.refundPayment = async (input) => {
      await ask(input);
      throw new Error('killed');
    };
    expect((await kit.cancel(id)).body).toMatchObject({ refundedAmount: 0, cancellation: { state: 'open' } });
    app.payments.refundPayment = ask;
    app.setNow('2027-03-23T06:02:00Z');
    await Promise.all([sendDueRefunds(app.ctx), sendDueRefunds(app.ctx), sendDueRefunds(app.ctx)]);
    expect(kit.refundsAtProvider()).toEqual([3449925]);
    expect(await kit.detailOf(id)).toMatchObject({
      refundedAmount: 34499.25,
      cancellation: { state: 'settled' },
    });
  });

  it('PAY-19 webhooks of a refund before, with and after our own record of it count once', async () => {
    const { id, paymentId } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    app.payments.refundsAre('pending');
    const { body } = await kit.cancel(id);
    const [pending] = body.refunds;
    expect(pending?.status).toBe('pending');
    const [made] = [...app.payments.refunds.values()];
    if (!made) throw new Error('no refund was made');
    made.status = 'processed';
    const news = (eventId: string) =>
      app.webhook(
        'refund.processed',
        {
          refund: {
            entity: {
              id: made.id,
              payment_id: paymentId,
              amount: made.amount,
              currency: 'INR',
              status: 'processed',
              notes: { refund: pending?.id },
            },
          },
        },
        { id: eventId },
      );
    app.setNow('2027-03-23T06:10:00Z');
    await Promise.all([news('evt_a'), sendDueRefunds(app.ctx), news('evt_b'), news('evt_a')]);
    const after = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(after.body).toMatchObject({ refundedAmount: 34499.25, refunds: [{ status: 'done' }] });
    expect((await kit.papersOf(id)).filter((one) => one.kind === 'refund_voucher')).toHaveLength(1);
    expect((await app.mailsOf(id)).filter((mail) => mail.kind === 'refund_sent')).toHaveLength(1);
  });

  it('one that the provider refuses is a task: staff ask again, or pay it out and say so', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    const { expected } = (await kit.preview(id)).body;
    app.payments.failWith(new ProviderError('Your balance is too low', { retriable: false, status: 400 }));
    const { body } = await app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, {
      expected,
      reason: 'Ill',
      request_key: kit.newKey(),
    });
    expect(body.refunds[0]).toMatchObject({ status: 'failed', failure: 'Your balance is too low' });
    expect(body.tasks).toMatchObject([{ kind: 'refund_failed', doneAt: null }]);
    const refund = body.refunds[0]?.id;
    await app.staff('POST', `/crm/bookings/${id}/refunds/${refund}/retry`);
    app.payments.failWith(null);
    const paidOut = await app.staff<BookingDetail>('POST', `/crm/bookings/${id}/refunds/${refund}/paid`, {
      mode: 'bank',
      date: '2027-03-23',
      reference: 'NEFT 1',
    });
    expect(paidOut.body).toMatchObject({ refundedAmount: 34499.25, cancellation: { state: 'settled' } });
    expect(paidOut.body.tasks.every((one) => one.doneAt !== null)).toBe(true);
    const again = await app.staff('POST', `/crm/bookings/${id}/refunds/${refund}/paid`, {
      mode: 'bank',
      date: '2027-03-23',
    });
    expect(again.status).toBe(409);
    expect(await kit.taxedOf(id)).toEqual({ taxable: 974555, tax: 175420 });
  });

  it('one that the bank sends back after it was done is a task too, once', async () => {
    const { id, paymentId } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    const { body } = await kit.cancel(id);
    const [made] = [...app.payments.refunds.values()];
    const entity = {
      id: made?.id,
      payment_id: paymentId,
      amount: made?.amount,
      currency: 'INR',
      status: 'failed',
      notes: { refund: body.refunds[0]?.id },
    };
    expect((await app.webhook('refund.failed', { refund: { entity } })).status).toBe(200);
    expect((await app.webhook('refund.failed', { refund: { entity } })).status).toBe(200);
    const { tasks, refundedAmount } = await kit.detailOf(id);
    expect(refundedAmount).toBe(34499.25);
    expect(tasks).toMatchObject([{ kind: 'refund_failed', doneAt: null }]);
  });

  it('cash goes back by hand: a refund recorded in the accounts keeps the promise, a second one is refused', async () => {
    const { id } = await kit.paid({ paymentOption: 'partial' });
    const record = (kind: string, amount: number, reference: string) =>
      app.staff('POST', '/accounts/payments', {
        booking_id: id,
        kind,
        amount,
        mode: 'cash',
        date: '2027-01-10',
        reference,
      });
    await record('payment', 34499.25, 'A');
    const { body } = await kit.cancel(id);
    expect(body.refunds.map((one) => [one.how, one.status, one.amount])).toEqual(
      expect.arrayContaining([
        ['provider', 'done', 11499.75],
        ['manual', 'waiting', 34499.25],
      ]),
    );
    // Promised money cannot be given back a second time in other parts.
    expect((await record('refund', 10000, 'B')).status).toBe(422);
    expect((await record('refund', 34499.25, 'C')).status).toBe(201);
    const after = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(after.body).toMatchObject({ paymentStatus: 'refunded', cancellation: { state: 'settled' } });
    expect(await kit.taxedOf(id)).toEqual({ taxable: 0, tax: 0 });
    expect(await checkLedger(app.ctx)).toEqual([]);
  });

  it('an overpayment goes back to who paid it, once', async () => {
    const { id, orderId } = await kit.paid();
    app.payments.pay(orderId);
    const second = app.payments.pay(orderId);
    await app.verify(second);
    const before = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(before.body).toMatchObject({ paidAmount: 91998, refundable: 45999, may: { refund: true } });
    const path = `/crm/bookings/${id}/refunds`;
    const tooMuch = await app.staff('POST', path, {
      amount: 46000,
      reason: 'Twice',
      request_key: kit.newKey(),
    });
    expect(tooMuch.body.fields).toEqual({ amount: 'Only ₹45,999.00 is to be given back' });
    const presses = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.staff('POST', path, { reason: 'Paid twice', request_key: kit.newKey() }),
      ),
    );
    expect(presses.filter((one) => one.status === 200)).toHaveLength(1);
    expect(kit.refundsAtProvider()).toEqual([4599900]);
    const after = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(after.body).toMatchObject({
      refundable: 0,
      refundDue: 0,
      bookingStatus: 'confirmed',
      balanceAmount: 0,
    });
    expect(await kit.taxedOf(id)).toEqual({ taxable: 3898220, tax: 701680 });
  });
});

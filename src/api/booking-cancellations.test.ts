import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingDetail, CancellationPreview } from '#app/contract/booking-desk.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { documents } from '#app/db/schema/documents.ts';
import { ledgerEntries } from '#app/db/schema/payments.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import { checkLedger } from '#app/services/accounts/check-ledger.ts';
import { sendDueRefunds } from '#app/services/refunds/send-due-refunds.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

/** The journey starts on 12 April 2027. */
const EARLY = '2027-03-01T06:00:00Z';
const TWENTY_DAYS = '2027-03-23T06:00:00Z';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

let keys = 0;
const newKey = () => `key-of-a-form-${++keys}`;

/** A booking that its customer has paid online. */
async function paid(change: Record<string, unknown> = {}) {
  const order = await app.order(change);
  const payment = app.payments.pay(order.orderId);
  await app.verify(payment);
  return { id: (await app.bookingOf(order.orderId)).id, ...payment };
}

const preview = (id: string, query = '') =>
  app.staff<CancellationPreview>('GET', `/crm/bookings/${id}/cancellation${query}`);

async function cancel(id: string, change: Record<string, unknown> = {}, query = '') {
  const seen = await preview(id, query);
  return app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, {
    expected: seen.body.expected,
    reason: 'The customer fell ill',
    request_key: newKey(),
    ...change,
  });
}

const refundsAtProvider = () => [...app.payments.refunds.values()].map((one) => one.amount);

async function papersOf(bookingId: string) {
  const rows = await app.db
    .select()
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.status, 'issued')))
    .orderBy(documents.kind);
  return rows.map((row) => ({ kind: row.kind, total: row.total }));
}

/** What the GST report counts of a booking, in paise. */
async function taxedOf(bookingId: string) {
  const rows = await app.db
    .select()
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.status, 'issued')));
  const sign = { receipt_voucher: 1, invoice: 1, refund_voucher: -1, credit_note: -1, proforma: 0 };
  return rows.reduce(
    (sum, row) => ({
      taxable: sum.taxable + sign[row.kind] * (row.taxable - row.advanceTaxable),
      tax: sum.tax + sign[row.kind] * (2 * (row.cgst - row.advanceCgst) + row.igst - row.advanceIgst),
    }),
    { taxable: 0, tax: 0 },
  );
}

describe('cancelling by the policy', () => {
  it('shows charge and refund first, then gives back through the provider with papers and e-mail', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    const seen = await preview(id);
    expect(seen.body).toMatchObject({
      daysBefore: 20,
      percentKept: 25,
      total: 45999,
      paid: 45999,
      charge: 11499.75,
      refund: 34499.25,
      refunds: [{ amount: 34499.25, how: 'provider' }],
      documents: [
        { kind: 'refund_voucher', amount: 34499.25 },
        { kind: 'invoice', amount: 11499.75 },
      ],
      warnings: [],
    });
    expect((await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`)).body.bookingStatus).toBe(
      'confirmed',
    );

    const { status, body } = await cancel(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      bookingStatus: 'cancelled',
      refundedAmount: 34499.25,
      balanceAmount: 0,
      refundDue: 0,
      cancellation: { chargedAmount: 11499.75, refundAmount: 34499.25, state: 'settled' },
      refunds: [{ status: 'done', how: 'provider', amount: 34499.25 }],
      may: { cancel: false, refund: false, sendLink: false },
    });
    expect(refundsAtProvider()).toEqual([3449925]);
    expect(await papersOf(id)).toEqual([
      { kind: 'invoice', total: 1149975 },
      { kind: 'receipt_voucher', total: 4599900 },
      { kind: 'refund_voucher', total: 3449925 },
    ]);
    // What stays taxed is the charge: ₹11,499.75 at 18% within the state.
    expect(await taxedOf(id)).toEqual({ taxable: 974555, tax: 175420 });
    const mails = (await app.mailsOf(id)).map((mail) => mail.kind);
    expect(mails).toEqual(expect.arrayContaining(['booking_cancelled', 'refund_sent']));
    expect(await checkLedger(app.ctx)).toEqual([]);
  });

  it('after the invoice a credit note leaves the charge, and no refund makes another', async () => {
    const { id } = await paid({ paymentOption: 'partial' });
    await app.fetch(`/crm/bookings/${id}/generate-invoice`, {
      method: 'POST',
      headers: { cookie: await app.loginAsStaff(), origin: 'http://localhost' },
    });
    app.setNow('2027-04-08T06:00:00Z');
    const { body } = await cancel(id);
    // 100% of the total is kept by the policy, and never more than was paid.
    expect(body.cancellation).toMatchObject({ chargedAmount: 11499.75, refundAmount: 0, state: 'settled' });
    expect(await papersOf(id)).toEqual([
      { kind: 'credit_note', total: 3449925 },
      { kind: 'invoice', total: 4599900 },
      { kind: 'receipt_voucher', total: 1149975 },
    ]);
    expect(await taxedOf(id)).toMatchObject({ taxable: 974555, tax: 175420 });
  });

  it('early, everything goes back and nothing stays taxed', async () => {
    const { id } = await paid();
    app.setNow(EARLY);
    const { body } = await cancel(id);
    expect(body).toMatchObject({ paymentStatus: 'refunded', cancellation: { chargedAmount: 0 } });
    expect(await taxedOf(id)).toEqual({ taxable: 0, tax: 0 });
  });

  it('where the agency cancels, everything goes back on the last day too', async () => {
    const { id } = await paid();
    app.setNow('2027-04-11T06:00:00Z');
    const { body } = await cancel(id, { by: 'agency' }, '?by=agency');
    expect(body.cancellation).toMatchObject({ by: 'agency', chargedAmount: 0, refundAmount: 45999 });
  });

  it('counts from the day on which the cancellation arrived', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    const arrived = await preview(id, '?date=2027-03-12');
    expect(arrived.body).toMatchObject({ daysBefore: 31, charge: 0 });
    expect((await preview(id, '?date=2027-03-24')).body.fields).toMatchObject({ date: expect.any(String) });
    expect((await preview(id, '?date=2027-01-01')).status).toBe(422);
  });

  it('another charge needs a reason, and is never more than what is held', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    expect((await cancel(id, { charge: 5000 })).body.fields).toMatchObject({ note: expect.any(String) });
    const tooMuch = await cancel(id, { charge: 46000, note: 'As agreed' });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.body.fields).toEqual({ charge: 'Only ₹45,999.00 is held, so no more can be kept' });
    const { body } = await cancel(id, { charge: 5000, note: 'As agreed by telephone' });
    expect(body.cancellation).toMatchObject({ chargedAmount: 5000, refundAmount: 40999 });
  });

  it('figures that have moved are looked at again', async () => {
    const { id } = await paid({ paymentOption: 'partial' });
    const seen = await preview(id);
    await app.staff('POST', '/accounts/payments', {
      booking_id: id,
      kind: 'payment',
      amount: 10000,
      mode: 'cash',
      date: '2027-01-10',
    });
    const answer = await app.staff('POST', `/crm/bookings/${id}/cancellation`, {
      expected: seen.body.expected,
      reason: 'Ill',
      request_key: newKey(),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  });

  it('ten cancellations at once are one; a second press of the same form is the first', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    const { expected } = (await preview(id)).body;
    const press = (request_key: string) =>
      app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, {
        expected,
        reason: 'Ill',
        request_key,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(newKey())));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(9);
    expect(refundsAtProvider()).toEqual([3449925]);
    expect((await papersOf(id)).map((one) => one.kind)).toEqual([
      'invoice',
      'receipt_voucher',
      'refund_voucher',
    ]);

    const other = await paid();
    const same = newKey();
    const shown = (await preview(other.id)).body.expected;
    const twice = await Promise.all(
      [1, 2].map(() =>
        app.staff('POST', `/crm/bookings/${other.id}/cancellation`, {
          expected: shown,
          reason: 'Ill',
          request_key: same,
        }),
      ),
    );
    expect(twice.map((one) => one.status)).toEqual([200, 200]);
    expect(refundsAtProvider()).toHaveLength(2);
  });
});

describe('refunds', () => {
  it('one whose answer was lost is found at the provider, not made twice', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    app.payments.refundsAre('answer lost');
    const { body } = await cancel(id);
    expect(body).toMatchObject({ refundedAmount: 0, cancellation: { state: 'open' } });
    expect(body.refunds[0]?.status).toBe('waiting');
    expect(await sendDueRefunds(app.ctx)).toBe(0);
    app.setNow('2027-03-23T06:05:00Z');
    const runs = await Promise.all([sendDueRefunds(app.ctx), sendDueRefunds(app.ctx)]);
    expect(Math.max(...runs)).toBe(1);
    expect(refundsAtProvider()).toEqual([3449925]);
    const entries = await app.db.select().from(ledgerEntries).where(eq(ledgerEntries.kind, 'refund'));
    expect(entries.map((one) => one.amount)).toEqual([3449925]);
  });

  it('after a crash before the provider was asked the job sends it', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    const { expected } = (await preview(id)).body;
    app.payments.failWith(new ProviderError('away', { retriable: true }));
    const input = { expected, reason: 'Ill', request_key: newKey() };
    const first = await app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, input);
    expect(first).toMatchObject({ status: 200, body: { bookingStatus: 'cancelled', refundedAmount: 0 } });
    app.payments.failWith(null);
    expect(refundsAtProvider()).toEqual([]);
    app.setNow('2027-03-23T06:02:00Z');
    await sendDueRefunds(app.ctx);
    expect(refundsAtProvider()).toEqual([3449925]);
    const again = await app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, input);
    expect(again.body).toMatchObject({ refundedAmount: 34499.25, cancellation: { state: 'settled' } });
  });

  it('PAY-19 webhooks of a refund before, with and after our own record of it count once', async () => {
    const { id, paymentId } = await paid();
    app.setNow(TWENTY_DAYS);
    app.payments.refundsAre('pending');
    const { body } = await cancel(id);
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
    expect((await papersOf(id)).filter((one) => one.kind === 'refund_voucher')).toHaveLength(1);
    expect((await app.mailsOf(id)).filter((mail) => mail.kind === 'refund_sent')).toHaveLength(1);
  });

  it('one that the provider refuses is a task: staff ask again, or pay it out and say so', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    const { expected } = (await preview(id)).body;
    app.payments.failWith(new ProviderError('Your balance is too low', { retriable: false, status: 400 }));
    const { body } = await app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, {
      expected,
      reason: 'Ill',
      request_key: newKey(),
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
    expect(await taxedOf(id)).toEqual({ taxable: 974555, tax: 175420 });
  });

  it('cash goes back by hand: a refund recorded in the accounts keeps the promise, a second one is refused', async () => {
    const { id } = await paid({ paymentOption: 'partial' });
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
    const { body } = await cancel(id);
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
    expect(await taxedOf(id)).toEqual({ taxable: 0, tax: 0 });
    expect(await checkLedger(app.ctx)).toEqual([]);
  });

  it('an overpayment goes back to who paid it, once', async () => {
    const { id, orderId } = await paid();
    app.payments.pay(orderId);
    const second = app.payments.pay(orderId);
    await app.verify(second);
    const before = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(before.body).toMatchObject({ paidAmount: 91998, refundable: 45999, may: { refund: true } });
    const path = `/crm/bookings/${id}/refunds`;
    const tooMuch = await app.staff('POST', path, { amount: 46000, reason: 'Twice', request_key: newKey() });
    expect(tooMuch.body.fields).toEqual({ amount: 'Only ₹45,999.00 is to be given back' });
    const presses = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.staff('POST', path, { reason: 'Paid twice', request_key: newKey() }),
      ),
    );
    expect(presses.filter((one) => one.status === 200)).toHaveLength(1);
    expect(refundsAtProvider()).toEqual([4599900]);
    const after = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(after.body).toMatchObject({
      refundable: 0,
      refundDue: 0,
      bookingStatus: 'confirmed',
      balanceAmount: 0,
    });
    expect(await taxedOf(id)).toEqual({ taxable: 3898220, tax: 701680 });
  });
});

describe('the status dropdown', () => {
  it('SEC-18 sets a paid booking to cancelled, and leaves staff the task to settle it', async () => {
    const { id } = await paid();
    app.setNow(TWENTY_DAYS);
    expect((await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'cancelled' })).status).toBe(200);
    const open = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(open.body).toMatchObject({ cancellation: null, may: { cancel: true } });
    expect(open.body.tasks).toMatchObject([{ kind: 'cancellation_open', doneAt: null }]);
    const { body } = await cancel(id);
    expect(body).toMatchObject({ refundedAmount: 34499.25, cancellation: { state: 'settled' } });
    expect(body.tasks.every((task) => task.doneAt !== null)).toBe(true);
  });

  it('opening a cancelled booking again withdraws what has not left', async () => {
    const { id } = await paid({ paymentOption: 'partial' });
    await app.staff('POST', '/accounts/payments', {
      booking_id: id,
      kind: 'payment',
      amount: 34499.25,
      mode: 'cash',
      date: '2027-01-10',
    });
    app.setNow(TWENTY_DAYS);
    await cancel(id);
    await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'confirmed' });
    const { body } = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(body).toMatchObject({ cancellation: null, bookingStatus: 'confirmed', may: { cancel: true } });
    expect(await app.db.select().from(bookingRefunds)).toHaveLength(2);
    expect(body.refunds.map((one) => one.status).sort()).toEqual(['done', 'withdrawn']);
    const twice = await cancel(id);
    expect(twice.status).toBe(200);
    expect(await checkLedger(app.ctx)).toEqual([]);
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(rows.map((row) => row.action)).toContain('booking.cancellation_undone');
  });
});

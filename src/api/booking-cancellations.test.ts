import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GstReport } from '#app/contract/accounts.ts';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import type { Gstr1Summary } from '#app/contract/gstr1.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { bookingRefunds } from '#app/db/schema/cancellations.ts';
import { settings } from '#app/db/schema/settings.ts';
import { OFFICE_DEFAULTS } from '#app/domain/office-settings.ts';
import { checkLedger } from '#app/services/accounts/check-ledger.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';
import { type CancellingKit, cancellingKit } from '#tests/support/cancelling-kit.ts';

/** The journey starts on 12 April 2027. */
const EARLY = '2027-03-01T06:00:00Z';
const TWENTY_DAYS = '2027-03-23T06:00:00Z';

let app: BookingApp;
let kit: CancellingKit;
beforeAll(async () => {
  app = await createBookingApp();
  kit = cancellingKit(app);
});
beforeEach(() => app.clear());
afterAll(() => app.close());

describe('cancelling by the policy', () => {
  it('shows charge and refund first, then gives back through the provider with papers and e-mail', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    const seen = await kit.preview(id);
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

    const { status, body } = await kit.cancel(id);
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
    expect(kit.refundsAtProvider()).toEqual([3449925]);
    expect(await kit.papersOf(id)).toEqual([
      { kind: 'invoice', total: 1149975 },
      { kind: 'receipt_voucher', total: 4599900 },
      { kind: 'refund_voucher', total: 3449925 },
    ]);
    // What stays taxed is the charge: ₹11,499.75 at 18% within the state.
    expect(await kit.taxedOf(id)).toEqual({ taxable: 974555, tax: 175420 });
    const mails = (await app.mailsOf(id)).map((mail) => mail.kind);
    expect(mails).toEqual(expect.arrayContaining(['booking_cancelled', 'refund_sent']));
    expect(await checkLedger(app.ctx)).toEqual([]);
  });

  it('after the invoice a credit note leaves the charge, and no refund makes another', async () => {
    const { id } = await kit.paid({ paymentOption: 'partial' });
    await kit.invoice(id);
    app.setNow('2027-04-08T06:00:00Z');
    const { body } = await kit.cancel(id);
    // 100% of the total is kept by the policy, and never more than was paid.
    expect(body.cancellation).toMatchObject({ chargedAmount: 11499.75, refundAmount: 0, state: 'settled' });
    expect(await kit.papersOf(id)).toEqual([
      { kind: 'credit_note', total: 3449925 },
      { kind: 'invoice', total: 4599900 },
      { kind: 'receipt_voucher', total: 1149975 },
    ]);
    expect(await kit.taxedOf(id)).toMatchObject({ taxable: 974555, tax: 175420 });
  });

  it.each(['before', 'after'])(
    'the return of the month says what the GST report says, %s the invoice',
    async (when) => {
      const company = { ...OFFICE_DEFAULTS.company, gstin: '27AABCR1718E1ZP', stateCode: '27' };
      await app.db.insert(settings).values({ section: 'company', value: company });
      const { id } = await kit.paid();
      if (when === 'after') await kit.invoice(id);
      app.setNow(TWENTY_DAYS);
      expect((await kit.cancel(id)).status).toBe(200);
      const report = await app.staff<GstReport>(
        'GET',
        '/accounts/gst-report?start_date=2027-03-01&end_date=2027-03-31',
      );
      const filed = await app.staff<Gstr1Summary>('GET', '/accounts/gstr1?period=2027-03');
      expect(filed.body.problems.filter((one) => one.severity === 'error')).toEqual([]);
      expect(filed.body.total).toEqual(report.body.by_month['2027-03']);
      expect(filed.body.total.taxable).toBeLessThan(0);
    },
  );

  it('early, everything goes back and nothing stays taxed', async () => {
    const { id } = await kit.paid();
    app.setNow(EARLY);
    const { body } = await kit.cancel(id);
    expect(body).toMatchObject({ paymentStatus: 'refunded', cancellation: { chargedAmount: 0 } });
    expect(await kit.taxedOf(id)).toEqual({ taxable: 0, tax: 0 });
  });

  it('where the agency cancels, everything goes back on the last day too', async () => {
    const { id } = await kit.paid();
    app.setNow('2027-04-11T06:00:00Z');
    const { body } = await kit.cancel(id, { by: 'agency' }, '?by=agency');
    expect(body.cancellation).toMatchObject({ by: 'agency', chargedAmount: 0, refundAmount: 45999 });
  });

  it('counts from the day on which the cancellation arrived', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    const arrived = await kit.preview(id, '?date=2027-03-12');
    expect(arrived.body).toMatchObject({ daysBefore: 31, charge: 0 });
    expect((await kit.preview(id, '?date=2027-03-24')).body.fields).toMatchObject({
      date: expect.any(String),
    });
    expect((await kit.preview(id, '?date=2027-01-01')).status).toBe(422);
  });

  it('another charge needs a reason, and is never more than what is held', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    expect((await kit.cancel(id, { charge: 5000 })).body.fields).toMatchObject({ note: expect.any(String) });
    const tooMuch = await kit.cancel(id, { charge: 46000, note: 'As agreed' });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.body.fields).toEqual({ charge: 'Only ₹45,999.00 is held, so no more can be kept' });
    const { body } = await kit.cancel(id, { charge: 5000, note: 'As agreed by telephone' });
    expect(body.cancellation).toMatchObject({ chargedAmount: 5000, refundAmount: 40999 });
  });

  it('figures that have moved are looked at again', async () => {
    const { id } = await kit.paid({ paymentOption: 'partial' });
    const seen = await kit.preview(id);
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
      request_key: kit.newKey(),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  });

  it('ten cancellations at once are one; a second press of the same form is the first', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    const { expected } = (await kit.preview(id)).body;
    const press = (request_key: string) =>
      app.staff<BookingDetail>('POST', `/crm/bookings/${id}/cancellation`, {
        expected,
        reason: 'Ill',
        request_key,
      });
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(kit.newKey())));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(9);
    expect(kit.refundsAtProvider()).toEqual([3449925]);
    expect((await kit.papersOf(id)).map((one) => one.kind)).toEqual([
      'invoice',
      'receipt_voucher',
      'refund_voucher',
    ]);

    const other = await kit.paid();
    const same = kit.newKey();
    const shown = (await kit.preview(other.id)).body.expected;
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
    expect(kit.refundsAtProvider()).toHaveLength(2);
  });
});

describe('the status dropdown', () => {
  it('SEC-18 sets a paid booking to cancelled, and leaves staff the task to settle it', async () => {
    const { id } = await kit.paid();
    app.setNow(TWENTY_DAYS);
    expect((await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'cancelled' })).status).toBe(200);
    const open = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(open.body).toMatchObject({ cancellation: null, may: { cancel: true } });
    expect(open.body.tasks).toMatchObject([{ kind: 'cancellation_open', doneAt: null }]);
    const { body } = await kit.cancel(id);
    expect(body).toMatchObject({ refundedAmount: 34499.25, cancellation: { state: 'settled' } });
    expect(body.tasks.every((task) => task.doneAt !== null)).toBe(true);
  });

  it('opening a cancelled booking again withdraws what has not left', async () => {
    const { id } = await kit.paid({ paymentOption: 'partial' });
    await app.staff('POST', '/accounts/payments', {
      booking_id: id,
      kind: 'payment',
      amount: 34499.25,
      mode: 'cash',
      date: '2027-01-10',
    });
    app.setNow(TWENTY_DAYS);
    await kit.cancel(id);
    await app.staff('PUT', `/crm/bookings/${id}/status`, { status: 'confirmed' });
    const { body } = await app.staff<BookingDetail>('GET', `/crm/bookings/${id}`);
    expect(body).toMatchObject({ cancellation: null, bookingStatus: 'confirmed', may: { cancel: true } });
    expect(await app.db.select().from(bookingRefunds)).toHaveLength(2);
    expect(body.refunds.map((one) => one.status).sort()).toEqual(['done', 'withdrawn']);
    const twice = await kit.cancel(id);
    expect(twice.status).toBe(200);
    expect(await checkLedger(app.ctx)).toEqual([]);
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(rows.map((row) => row.action)).toContain('booking.cancellation_undone');
  });
});

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerEntries, paymentIssues, paymentOrders } from '#app/db/schema/payments.ts';
import { reconcileOpenOrders } from '#app/services/payments/reconcile-open-orders.ts';
import { type BookingApp, createBookingApp, NOW } from '#tests/support/booking-app.ts';

let app: BookingApp;
beforeAll(async () => {
  app = await createBookingApp();
});
afterAll(() => app.close());

const STEPS = [
  'verify',
  'captured',
  'order.paid',
  'failed',
  'authorized',
  'reconcile',
  'verify of the failure',
] as const;
type Step = (typeof STEPS)[number];
const CREDITS: Step[] = ['verify', 'captured', 'order.paid', 'reconcile'];

it('PAY-03 PAY-04 PAY-06 any order and repetition of the paths ends in one credit and one e-mail', async () => {
  let clock = NOW.getTime();
  const sequences = fc
    .array(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    })
    .filter((rounds) => rounds.flat().some((step) => CREDITS.includes(step)));
  await fc.assert(
    fc.asyncProperty(sequences, async (rounds) => {
      const order = await app.order({ paymentOption: 'partial' });
      const failed = app.payments.pay(order.orderId, { status: 'failed' });
      const paid = app.payments.pay(order.orderId);
      for (const steps of rounds) {
        clock += 2 * 3_600_000;
        app.setNow(new Date(clock));
        await Promise.all(steps.map((step) => take(step, paid, failed)));
      }
      const booking = await app.bookingOf(order.orderId);
      expect(booking).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'partial',
        paidAmount: order.amount,
        refundedAmount: 0,
      });
      const entries = await app.db
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.bookingId, booking.id));
      expect(entries.map((entry) => entry.providerPaymentId)).toEqual([paid.paymentId]);
      const kinds = (await app.mailsOf(booking.id)).map((mail) => mail.kind);
      expect(kinds).toEqual(['booking_confirmation']);
      const issues = await app.db.select().from(paymentIssues).where(eq(paymentIssues.bookingId, booking.id));
      expect(issues).toEqual([]);
      const orders = await app.db.select().from(paymentOrders).where(eq(paymentOrders.bookingId, booking.id));
      expect(orders.map((one) => one.status)).toEqual(['paid']);
    }),
    { numRuns: 40 },
  );
}, 120_000);

async function take(step: Step, paid: { paymentId: string }, failed: { paymentId: string }): Promise<void> {
  switch (step) {
    case 'verify':
      expect((await app.verify(paid)).status).toBe(200);
      return;
    case 'verify of the failure':
      expect((await app.verify(failed)).status).toBe(409);
      return;
    case 'captured':
    case 'authorized':
      expect((await app.paymentEvent(`payment.${step}`, paid.paymentId)).status).toBe(200);
      return;
    case 'order.paid':
      expect((await app.paymentEvent(step, paid.paymentId)).status).toBe(200);
      return;
    case 'failed':
      expect((await app.paymentEvent('payment.failed', failed.paymentId)).status).toBe(200);
      return;
    case 'reconcile':
      await reconcileOpenOrders(app.ctx);
      return;
    default:
      step satisfies never;
  }
}

import { desc, eq, sql } from 'drizzle-orm';
import type { CrmBooking, OrderResponse, VerifyResponse } from '#app/contract/bookings.ts';
import { bookings } from '#app/db/schema/bookings.ts';
import { messages } from '#app/db/schema/messages.ts';
import { paymentOrders } from '#app/db/schema/payments.ts';
import { figuresChanged } from '#app/services/crm/booking-figures.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { addPackage } from '#tests/factories/trips.ts';
import { type Answer, staffCall } from './staff-call.ts';
import { createTestApp, type TestAppOptions } from './test-app.ts';

/** The instant that booking tests run at, unless they set their own clock. */
export const NOW = new Date('2027-01-10T06:00:00Z');

/** The API with what tests of bookings and payments do over and over. */
export async function createBookingApp(options: TestAppOptions = {}) {
  let now = NOW;
  const config = { formLimitPerMinute: 10_000, ...options.config };
  const app = await createTestApp({ now: () => now, ...options, config });
  let events = 0;

  async function webhook(
    event: string,
    payload: object,
    change: { id?: string; signature?: string | null } = {},
  ) {
    events += 1;
    const raw = JSON.stringify({ event, payload });
    const signature = change.signature === undefined ? app.payments.sign(raw) : change.signature;
    const headers = new Headers({ 'content-type': 'application/json' });
    headers.set('x-razorpay-event-id', change.id ?? `evt_${events}`);
    if (signature !== null) headers.set('x-razorpay-signature', signature);
    return app.fetch('/payments/webhook', { method: 'POST', headers, body: raw });
  }

  return {
    ...app,
    /** Empties what bookings fill, and sets the clock back: quicker than a new database for each test. */
    async clear() {
      await app.db.execute(
        sql`truncate bookings, staff_tasks, payment_orders, ledger_entries, payment_events, payment_issues, messages, audit_log, settings, number_series, customer_invoices, filed_returns cascade`,
      );
      app.payments.orders.clear();
      app.payments.payments.clear();
      app.payments.links.clear();
      app.payments.refunds.clear();
      app.payments.refundsAre('processed');
      app.payments.failWith(null);
      figuresChanged(app.ctx);
      now = NOW;
    },
    setNow(instant: string | Date) {
      now = new Date(instant);
    },
    post: <Body>(path: string, body: unknown, headers?: HeadersInit) =>
      app.json<Answer<Body>>(path, { method: 'POST', body, headers }),
    createOrder: (body: unknown, headers?: HeadersInit) =>
      app.json<Answer<OrderResponse>>('/bookings/create-order', { method: 'POST', body, headers }),
    verify: (body: unknown) =>
      app.json<Answer<VerifyResponse>>('/bookings/verify-payment', { method: 'POST', body }),
    /** A new package and an order for it, by default in full for one traveller. */
    async order(change: Record<string, unknown> = {}, price = '₹45,999'): Promise<OrderResponse> {
      const trip = await addPackage(app.db, { price });
      const answer = await app.json<OrderResponse>('/bookings/create-order', {
        method: 'POST',
        body: bookingBody(trip.id, change),
      });
      if (answer.status !== 200)
        throw new Error(`create-order answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    webhook,
    /** The provider's event about one of its payments, as it is now. */
    paymentEvent(event: string, paymentId: string, change: { id?: string; signature?: string | null } = {}) {
      return webhook(
        event,
        { payment: { entity: paymentEntity(app.payments.payments.get(paymentId)) } },
        change,
      );
    },
    async crm(query = ''): Promise<CrmBooking[]> {
      const cookie = await app.loginAsStaff();
      const answer = await app.json<CrmBooking[]>(`/crm/bookings${query}`, { headers: { cookie } });
      return answer.body;
    },
    staff: staffCall(app),
    async bookingOf(orderId: string) {
      const [row] = await app.db
        .select({ booking: bookings })
        .from(paymentOrders)
        .innerJoin(bookings, eq(bookings.id, paymentOrders.bookingId))
        .where(eq(paymentOrders.providerOrderId, orderId));
      if (!row) throw new Error(`no booking has the order ${orderId}`);
      return row.booking;
    },
    mailsOf: (bookingId: string) =>
      app.db
        .select()
        .from(messages)
        .where(eq(messages.bookingId, bookingId))
        .orderBy(desc(messages.createdAt)),
  };
}

export type BookingApp = Awaited<ReturnType<typeof createBookingApp>>;

interface Payment {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: string;
  method: string;
  amountRefunded: number;
}

/** A payment as the provider's webhooks carry it. */
export function paymentEntity(payment: Payment | undefined) {
  if (!payment) throw new Error('the provider has no such payment');
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    captured: payment.status === 'captured',
    notes: [],
  };
}

import { createRoute, z } from '@hono/zod-openapi';
import {
  BookingRequest,
  OrderResponse,
  PayBalanceRequest,
  VerifyRequest,
  VerifyResponse,
  VisitorBooking,
} from '#app/contract/bookings.ts';
import { createOrder } from '#app/services/bookings/create-order.ts';
import { findVisitorBooking } from '#app/services/bookings/find-visitor-booking.ts';
import { payBalance } from '#app/services/bookings/pay-balance.ts';
import { notFound } from '#app/services/errors.ts';
import { limitAccepted } from '#app/services/limits/limit-accepted.ts';
import { verifyPayment } from '#app/services/payments/verify-payment.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const reference = z.object({ reference: z.string().min(1).max(40) });

const order = createRoute({
  method: 'post',
  path: '/bookings/create-order',
  tags: ['Bookings'],
  summary: 'Book a trip: a pending booking and the order that pays for it',
  description:
    'The amount comes from our price; a totalAmount that differs is refused. The same Idempotency-Key (or idempotencyKey, or the same body) gives the same booking.',
  request: {
    headers: z.object({ 'idempotency-key': z.string().trim().min(1).max(200).optional() }),
    body: { required: true, ...json(BookingRequest) },
  },
  responses: {
    200: { description: 'What the payment widget is opened with', ...json(OrderResponse) },
    404: failure('No such trip'),
    409: failure('Not bookable online, another price, or already paid'),
    422: failure('Something in the request is wrong; fields says what'),
    429: failure('Too many bookings in a minute from this address; Retry-After says how long to wait'),
    502: failure('The payment provider did not answer; nothing was saved'),
  },
});

const verify = createRoute({
  method: 'post',
  path: '/bookings/verify-payment',
  tags: ['Bookings'],
  summary: 'Confirm a booking with what the payment widget handed over',
  request: { body: { required: true, ...json(VerifyRequest) } },
  responses: {
    200: { description: 'The payment is credited (by this call or before it)', ...json(VerifyResponse) },
    400: failure('The signature is not right'),
    404: failure('No such order'),
    409: failure('Not captured, of another amount, or for a cancelled booking'),
    503: failure('The provider did not answer; the booking is confirmed later'),
  },
});

const pay = createRoute({
  method: 'post',
  path: '/bookings/{reference}/pay',
  tags: ['Bookings'],
  summary: 'An order for what is due on a booking now',
  request: { params: reference, body: { required: true, ...json(PayBalanceRequest) } },
  responses: {
    200: { description: 'What the payment widget is opened with', ...json(OrderResponse) },
    404: failure('No such booking, or another key'),
    409: failure('Nothing is due, or the booking is cancelled'),
  },
});

const show = createRoute({
  method: 'get',
  path: '/bookings/{reference}',
  tags: ['Bookings'],
  summary: 'A booking as its visitor sees it, by the key of its link',
  request: { params: reference, query: z.object({ key: z.string().max(200).optional() }) },
  responses: {
    200: { description: 'The booking', ...json(VisitorBooking) },
    404: failure('No such booking, or another key'),
  },
});

/**
 * A booking sends nobody an e-mail until it is paid, and an office, a hotel or a mobile network books from one address:
 * twelve times a form's share, 120 a minute.
 */
const BOOKING_SHARE = 12;

export function bookingRoutes(api: Api): void {
  api.openapi(order, async (c) => {
    const ctx = c.get('ctx');
    const input = { ...c.req.valid('json'), headerKey: c.req.valid('header')['idempotency-key'] };
    const from = { name: 'create-order', address: c.get('clientAddress'), share: BOOKING_SHARE };
    return c.json(await limitAccepted(ctx, from, () => createOrder(ctx, input)), 200);
  });

  api.openapi(verify, async (c) => c.json(await verifyPayment(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(pay, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await payBalance(c.get('ctx'), input), 200);
  });

  api.openapi(show, async (c) => {
    const { reference } = c.req.valid('param');
    const { key = '' } = c.req.valid('query');
    const booking = await findVisitorBooking(c.get('ctx'), { reference, key });
    if (!booking) throw notFound('We cannot find this booking.');
    return c.json(booking, 200);
  });
}

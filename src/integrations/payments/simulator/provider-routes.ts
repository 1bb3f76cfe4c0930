import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { newProviderId } from './provider-ids.ts';
import { readBody } from './read-body.ts';
import { ALREADY_PAID, Refusal, unknownId } from './refusal.ts';
import type { World } from './simulator.ts';
import { type Payment, refundKey, type State } from './store.ts';
import { linkJson, orderJson, paymentJson, refundJson } from './wire.ts';

const amount = z
  .int({ error: 'The amount must be an integer.' })
  .min(100, 'Order amount less than minimum amount allowed')
  .max(100_000_000_000_000, 'Amount exceeds maximum amount allowed.');
const currency = z
  .string({ error: 'The currency field is required.' })
  .regex(/^[A-Z]{3}$/, 'The currency should be 3 letters');
const noteValue = z.union([
  z.string().max(256, 'notes: at most 256 characters each'),
  z.number(),
  z.boolean(),
  z.null(),
]);
const notes = z
  .union([z.record(z.string(), noteValue), z.array(z.never())])
  .nullish()
  .transform((value) => (value && !Array.isArray(value) ? value : {}))
  .refine(
    (value) => Object.keys(value).length <= 15,
    'Number of fields in notes should be less than or equal to 15',
  );

const OrderBody = z.object({
  amount,
  currency,
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes,
});
const RefundBody = z.object({
  amount: z.int({ error: 'The amount must be an integer.' }).min(1).nullish(),
  notes,
});
const CaptureBody = z.object({ amount, currency });
const LinkBody = z.object({
  amount,
  currency: currency.default('INR'),
  reference_id: z.string().max(40, 'reference_id: at most 40 characters').default(''),
  description: z.string().max(2048).default(''),
  customer: z
    .object({ name: z.string().default(''), email: z.string().default(''), contact: z.string().default('') })
    .default({ name: '', email: '', contact: '' }),
  expire_by: z.int().nullish(),
  callback_url: z.url({ protocol: /^https?$/, error: 'The callback url format is invalid.' }).nullish(),
});

/** Basic auth with the key id and secret, compared in constant time. */
function requireKey(world: World): MiddlewareHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Basic ${Buffer.from(`${world.keyId}:${world.keySecret}`).toString('base64')}`);
  return async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) {
      throw new Refusal('Authentication failed', { status: 401 });
    }
    await next();
  };
}

/** The calls a merchant's server makes, as the provider documents them. */
export function providerRoutes(app: Hono, world: World): void {
  const { store } = world;
  app.use('/v1/*', requireKey(world));

  app.post('/v1/orders', async (c) => {
    const body = await readBody(c, OrderBody);
    const id = newProviderId('order');
    const event = { type: 'order' as const, at: world.now(), id, ...body, receipt: body.receipt ?? null };
    return c.json(orderJson(find(store.write(event).orders, id)));
  });
  app.get('/v1/orders', (c) => {
    const count = Math.min(100, Math.max(1, Number(c.req.query('count')) || 10));
    const items = [...store.read().orders.values()].toReversed().slice(0, count).map(orderJson);
    return c.json({ entity: 'collection', count: items.length, items });
  });
  app.get('/v1/orders/:id', (c) => c.json(orderJson(find(store.read().orders, c.req.param('id')))));
  app.get('/v1/orders/:id/payments', (c) => {
    const state = store.read();
    const items = find(state.orders, c.req.param('id')).paymentIds.map((id) =>
      paymentJson(find(state.payments, id)),
    );
    return c.json({ entity: 'collection', count: items.length, items });
  });
  app.get('/v1/payments/:id', (c) => c.json(paymentJson(find(store.read().payments, c.req.param('id')))));

  app.post('/v1/payments/:id/capture', async (c) => {
    const body = await readBody(c, CaptureBody);
    const payment = find(store.read().payments, c.req.param('id'));
    if (payment.status !== 'authorized') throw new Refusal('This payment has already been captured');
    if (body.amount !== payment.amount || body.currency !== payment.currency) {
      throw new Refusal('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    const state = store.write({ type: 'capture', at: world.now(), paymentId: payment.id });
    const after = find(state.payments, payment.id);
    if (after.status !== 'captured') throw new Refusal(ALREADY_PAID);
    void world.webhooks.paid(state, after);
    return c.json(paymentJson(after));
  });

  app.post('/v1/payments/:id/refund', async (c) => {
    const body = await readBody(c, RefundBody);
    const key = c.req.header('x-refund-idempotency') ?? null;
    const state = store.read();
    const payment = find(state.payments, c.req.param('id'));
    const earlier = key === null ? null : earlierRefund(state, payment.id, key);
    if (earlier) return c.json(refundJson(earlier, payment.currency));
    const event = {
      type: 'refund' as const,
      at: world.now(),
      id: newProviderId('rfnd'),
      paymentId: payment.id,
      amount: body.amount ?? payment.amount - payment.amountRefunded,
      notes: body.notes,
      idempotencyKey: key,
    };
    refuseRefund(payment, event.amount);
    const after = store.write(event);
    const made = after.refunds.get(event.id) ?? (key === null ? null : earlierRefund(after, payment.id, key));
    if (!made) throw new Refusal('The payment has been fully refunded already');
    if (made.id === event.id) void world.webhooks.refunded(after, made);
    return c.json(refundJson(made, payment.currency));
  });

  app.get('/v1/payments/:id/refunds', (c) => {
    const state = store.read();
    const payment = find(state.payments, c.req.param('id'));
    const items = [...state.refunds.values()].filter((refund) => refund.paymentId === payment.id);
    return c.json({
      entity: 'collection',
      count: items.length,
      items: items.map((refund) => refundJson(refund, payment.currency)),
    });
  });

  app.post('/v1/payment_links', async (c) => {
    const body = await readBody(c, LinkBody);
    const state = store.read();
    if (
      body.reference_id !== '' &&
      [...state.links.values()].some((link) => link.referenceId === body.reference_id)
    ) {
      throw new Refusal('payment link with given reference_id already exists', { field: 'reference_id' });
    }
    const at = world.now();
    if (body.expire_by && body.expire_by <= at)
      throw new Refusal('expire_by should be in the future', { field: 'expire_by' });
    const id = newProviderId('plink');
    const orderId = newProviderId('order');
    const order = {
      amount: body.amount,
      currency: body.currency,
      receipt: body.reference_id || null,
      notes: {},
    };
    store.write({ type: 'order', at, id: orderId, ...order });
    const after = store.write({
      type: 'link',
      at,
      id,
      orderId,
      referenceId: body.reference_id,
      description: body.description,
      customer: body.customer,
      expireBy: body.expire_by ?? null,
      callbackUrl: body.callback_url ?? null,
    });
    return c.json(linkJson(after, find(after.links, id), world.publicUrl, at));
  });
  app.get('/v1/payment_links', (c) => {
    const state = store.read();
    const reference = c.req.query('reference_id');
    const found = [...state.links.values()].filter(
      (link) => reference === undefined || link.referenceId === reference,
    );
    const links = found.toReversed().slice(0, 10);
    return c.json({
      payment_links: links.map((link) => linkJson(state, link, world.publicUrl, world.now())),
    });
  });
  app.post('/v1/payment_links/:id/cancel', (c) => {
    const at = world.now();
    const link = find(store.read().links, c.req.param('id'));
    const { status } = linkJson(store.read(), link, world.publicUrl, at);
    if (status !== 'created') throw new Refusal(`Payment Link cannot be cancelled as it is ${status}`);
    return c.json(
      linkJson(store.write({ type: 'link_cancel', at, linkId: link.id }), link, world.publicUrl, at),
    );
  });
  app.get('/v1/payment_links/:id', (c) => {
    const state = store.read();
    return c.json(linkJson(state, find(state.links, c.req.param('id')), world.publicUrl, world.now()));
  });
}

/** What is stored under an id, or the provider's refusal. */
export function find<Value>(map: Map<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw unknownId();
  return value;
}

function earlierRefund(state: State, paymentId: string, key: string) {
  const id = state.refundKeys.get(refundKey(paymentId, key));
  return id === undefined ? null : (state.refunds.get(id) ?? null);
}

function refuseRefund(payment: Payment, wanted: number): void {
  if (payment.status === 'refunded') throw new Refusal('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw new Refusal('The payment status should be captured for action to be taken');
  if (payment.amountRefunded + wanted > payment.amount) {
    throw new Refusal('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    });
  }
}

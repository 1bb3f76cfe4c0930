import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import { signPayment } from '#app/integrations/payments/signatures.ts';
import { LINK_SCRIPT, linkPage } from './link-page.ts';
import { newProviderId } from './provider-ids.ts';
import { find } from './provider-routes.ts';
import { readBody } from './read-body.ts';
import { ALREADY_PAID, LINK_CANCELLED, Refusal } from './refusal.ts';
import type { World } from './simulator.ts';
import type { Payment, State } from './store.ts';
import { checkoutScript } from './widget/checkout-script.ts';
import { FAILURE, linkJson } from './wire.ts';

/** How long a payer waits for a slow shop to take the webhook. */
const WEBHOOK_PATIENCE_MS = 2000;

const PayBody = z.object({
  outcome: z.enum(['captured', 'authorized', 'failed'], { error: 'outcome: captured, authorized or failed' }),
  webhook: z.boolean({ error: 'webhook: true or false' }).default(false),
  method: z.enum(['card', 'upi']).default('card'),
  vpa: z.string().max(100).nullish(),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullish(),
  email: z.string().max(254).default(''),
  contact: z.string().max(40).default(''),
  /** What really arrives, where a test wants it to differ from the order. */
  amount: z.int().min(1).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

/** The customer's side: it needs no key. The widget, paying an order, and the pages of payment links. */
export function customerRoutes(app: Hono, world: World): void {
  const { store } = world;

  app.get('/checkout.js', (c) => c.body(checkoutScript(), 200, script()));
  app.get('/link.js', (c) => c.body(LINK_SCRIPT, 200, script()));

  app.post('/v1/orders/:id/pay', async (c) => {
    const body = await readBody(c, PayBody);
    const order = find(store.read().orders, c.req.param('id'));
    if (order.status === 'paid') throw new Refusal(ALREADY_PAID);
    if (order.isClosed) throw new Refusal(LINK_CANCELLED);
    const id = newProviderId('pay');
    const state = store.write({
      type: 'payment',
      at: world.now(),
      id,
      orderId: order.id,
      amount: body.amount ?? order.amount,
      currency: body.currency ?? order.currency,
      outcome: body.outcome,
      method: body.method,
      vpa: body.vpa ?? null,
      last4: body.last4 ?? null,
      email: body.email,
      contact: body.contact,
    });
    const payment = state.payments.get(id);
    if (!payment) throw new Refusal(ALREADY_PAID);
    if (body.webhook) await withPatience(tell(world, state, payment));
    const answer = {
      razorpay_payment_id: id,
      razorpay_order_id: order.id,
      razorpay_signature: signPayment(order.id, id, world.keySecret),
    };
    if (body.outcome !== 'failed') return c.json(answer);
    const metadata = { payment_id: id, order_id: order.id };
    return c.json({ ...answer, error: { ...FAILURE, metadata } });
  });

  app.get('/l/:id', (c) => {
    const state = store.read();
    const link = find(state.links, c.req.param('id'));
    return c.html(linkPage(linkJson(state, link, world.publicUrl, world.now()), world.keyId), 200, {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  app.get('/l/:id/return', (c) => {
    const state = store.read();
    const link = find(state.links, c.req.param('id'));
    const order = find(state.orders, link.orderId);
    const payment = order.paymentIds
      .map((id) => find(state.payments, id))
      .find((one) => one.status === 'captured');
    if (!payment || link.callbackUrl === null) return c.redirect(link.id, 303);
    const signed = `${link.id}|${link.referenceId}|paid|${payment.id}`;
    const target = new URL(link.callbackUrl);
    target.searchParams.set('razorpay_payment_id', payment.id);
    target.searchParams.set('razorpay_payment_link_id', link.id);
    target.searchParams.set('razorpay_payment_link_reference_id', link.referenceId);
    target.searchParams.set('razorpay_payment_link_status', 'paid');
    target.searchParams.set(
      'razorpay_signature',
      createHmac('sha256', world.keySecret).update(signed).digest('hex'),
    );
    return c.redirect(target.href, 303);
  });
}

function tell(world: World, state: State, payment: Payment): Promise<void> {
  switch (payment.outcome) {
    case 'captured':
      return world.webhooks.paid(state, payment);
    case 'authorized':
      return world.webhooks.authorized(payment);
    case 'failed':
      return world.webhooks.failed(payment);
    default:
      return payment.outcome satisfies never;
  }
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WEBHOOK_PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

function script(): Record<string, string> {
  return {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  };
}

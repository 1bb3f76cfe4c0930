import { signWebhook } from '#app/integrations/payments/signatures.ts';
import type { RefundMade } from './events.ts';
import { newProviderId } from './provider-ids.ts';
import type { Payment, State } from './store.ts';
import { linkJson, orderJson, paymentJson, refundJson } from './wire.ts';

const RETRY_DELAYS_MS = [1000, 5000, 20_000];

export interface WebhookOptions {
  /** Where the shop takes them: an absolute address. */
  url: string;
  secret: string;
  deliver(request: Request): Promise<Response>;
  now(): number;
  publicUrl: string;
  /** Waits between tries, in milliseconds; tests shorten them. */
  retryDelaysMs?: number[];
}

/** Each sends its events and answers once each was tried; what failed is tried again later with the same event id. */
export interface Webhooks {
  paid(state: State, payment: Payment): Promise<void>;
  authorized(payment: Payment): Promise<void>;
  failed(payment: Payment): Promise<void>;
  refunded(state: State, refund: RefundMade): Promise<void>;
}

/** Signed webhooks as the provider sends them: at least once, unordered, payment.captured beside order.paid. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const delays = options.retryDelaysMs ?? RETRY_DELAYS_MS;

  async function send(event: string, payload: Record<string, object>): Promise<void> {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_Simulator00001',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: options.now(),
    });
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Razorpay-Webhook/v1',
      'x-razorpay-event-id': newProviderId('evt'),
      'x-razorpay-signature': signWebhook(body, options.secret),
    };
    await attempt({ body, headers }, 0);
  }

  async function attempt(
    message: { body: string; headers: Record<string, string> },
    tries: number,
  ): Promise<void> {
    const request = new Request(options.url, { method: 'POST', ...message });
    const taken = await isTaken(request);
    const delay = delays[tries];
    if (!taken && delay !== undefined) setTimeout(() => void attempt(message, tries + 1), delay).unref();
  }

  async function isTaken(request: Request): Promise<boolean> {
    try {
      return (await options.deliver(request)).ok;
    } catch {
      return false;
    }
  }

  return {
    async paid(state, payment) {
      const order = state.orders.get(payment.orderId);
      if (!order) return;
      const both = { payment: paymentJson(payment), order: orderJson(order) };
      const link = order.linkId === null ? undefined : state.links.get(order.linkId);
      const linked = link && {
        payment_link: linkJson(state, link, options.publicUrl, options.now()),
        ...both,
      };
      await Promise.all([
        send('payment.captured', { payment: both.payment }),
        send('order.paid', both),
        linked ? send('payment_link.paid', linked) : undefined,
      ]);
    },
    authorized: (payment) => send('payment.authorized', { payment: paymentJson(payment) }),
    failed: (payment) => send('payment.failed', { payment: paymentJson(payment) }),
    async refunded(state, refund) {
      const payment = state.payments.get(refund.paymentId);
      if (!payment) return;
      const payload = { refund: refundJson(refund, payment.currency), payment: paymentJson(payment) };
      await send('refund.created', payload);
      await send('refund.processed', payload);
    },
  };
}

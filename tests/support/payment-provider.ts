import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createSimulator } from '#app/integrations/payments/simulator/simulator.ts';

export interface PaymentProviderServer {
  /** What a server needs to use it, as if it were the real one. */
  env: Record<string, string>;
  /** Pays an order as the widget does; answers what the widget hands to the page. */
  pay(orderId: string): Promise<{ orderId: string; paymentId: string; signature: string }>;
  close(): Promise<void>;
}

const KEYS = { keyId: 'rzp_test_fleet', keySecret: 'fleet-secret', webhookSecret: 'fleet-webhook-secret' };

/** The payment provider as a server of its own, for processes that share nothing but it. Its webhooks go to `shopUrl`. */
export async function startPaymentProvider(shopUrl: string): Promise<PaymentProviderServer> {
  const simulator = createSimulator({
    journal: null,
    ...KEYS,
    publicUrl: shopUrl,
    deliver: (request) => fetch(request),
    retryDelaysMs: [200, 500, 1000],
  });
  const outside = new Hono().route('/simulator', simulator.app);
  const server = http.createServer(getRequestListener(outside.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/simulator`;
  return {
    env: {
      RAZORPAY_API: api,
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    },
    async pay(orderId) {
      const answer = await fetch(`${api}/v1/orders/${orderId}/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: 'captured', webhook: true }),
      });
      const paid = (await answer.json()) as Record<string, string>;
      if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
      const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = paid;
      return { orderId, paymentId, signature };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      simulator.close();
    },
  };
}

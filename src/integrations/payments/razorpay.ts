import { callApi } from './api-call.ts';
import {
  ApiCollection,
  ApiLink,
  ApiLinkList,
  ApiOrder,
  ApiPayment,
  ApiPaymentList,
  ApiRefund,
  ApiRefundList,
} from './api-schemas.ts';
import { type PaymentProvider, ProviderError } from './port.ts';
import { isSameSignature, signPayment, signWebhook } from './signatures.ts';

const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
const SIMULATOR_SCRIPT = '/simulator/checkout.js';

export interface RazorpaySettings {
  mode: 'razorpay' | 'simulator' | 'off';
  keyId: string;
  keySecret: string;
  webhookSecret: string | null;
  apiBase: string;
}

/**
 * Razorpay's API, or the simulator's, which is the same: only the address, the keys and the fetch differ.
 * `webhookSecret` replaces the configured one (the simulator's own is made at start). Calls end after `timeoutMs`.
 */
export function createRazorpay(options: {
  config: RazorpaySettings;
  fetch?: typeof globalThis.fetch;
  webhookSecret?: string;
  timeoutMs?: number;
}): PaymentProvider {
  const { mode, keyId, keySecret, apiBase } = options.config;
  const webhookSecret = options.webhookSecret ?? options.config.webhookSecret;
  const access = {
    apiBase,
    keyId,
    keySecret,
    fetch: options.fetch ?? globalThis.fetch,
    timeoutMs: options.timeoutMs ?? 10_000,
  };
  return {
    mode,
    keyId,
    checkoutScript: mode === 'simulator' ? SIMULATOR_SCRIPT : CHECKOUT_SCRIPT,
    async check() {
      await callApi(access, { method: 'GET', path: '/orders?count=1' }, ApiCollection);
    },
    createOrder: (input) => callApi(access, { method: 'POST', path: '/orders', body: input }, ApiOrder),
    getOrder: async (id) => callApi(access, { method: 'GET', path: `/orders/${idInPath(id)}` }, ApiOrder),
    async listOrderPayments(id) {
      const path = `/orders/${idInPath(id)}/payments`;
      return (await callApi(access, { method: 'GET', path }, ApiPaymentList)).items;
    },
    getPayment: async (id) =>
      callApi(access, { method: 'GET', path: `/payments/${idInPath(id)}` }, ApiPayment),
    refundPayment: async ({ paymentId, amount, idempotencyKey, notes }) =>
      callApi(
        access,
        {
          method: 'POST',
          path: `/payments/${idInPath(paymentId)}/refund`,
          headers: { 'x-refund-idempotency': idempotencyKey },
          body: { amount, notes },
        },
        ApiRefund,
      ),
    async listRefunds(id) {
      const path = `/payments/${idInPath(id)}/refunds?count=100`;
      return (await callApi(access, { method: 'GET', path }, ApiRefundList)).items;
    },
    createPaymentLink: ({ amount, currency, referenceId, description, customer, expireBy, callbackUrl }) =>
      callApi(
        access,
        {
          method: 'POST',
          path: '/payment_links',
          body: {
            amount,
            currency,
            reference_id: referenceId,
            description,
            customer,
            expire_by: Math.floor(expireBy.getTime() / 1000),
            callback_url: callbackUrl,
            callback_method: 'get',
          },
        },
        ApiLink,
      ),
    getPaymentLink: async (id) =>
      callApi(access, { method: 'GET', path: `/payment_links/${idInPath(id)}` }, ApiLink),
    async findPaymentLink(referenceId) {
      const path = `/payment_links?reference_id=${encodeURIComponent(referenceId)}`;
      const { payment_links } = await callApi(access, { method: 'GET', path }, ApiLinkList);
      return payment_links.find((link) => link.referenceId === referenceId) ?? null;
    },
    cancelPaymentLink: async (id) =>
      callApi(access, { method: 'POST', path: `/payment_links/${idInPath(id)}/cancel` }, ApiLink),
    checkPaymentSignature: ({ orderId, paymentId, signature }) =>
      isSameSignature(signPayment(orderId, paymentId, keySecret), signature),
    checkWebhookSignature: (rawBody, signature) =>
      webhookSecret !== null && isSameSignature(signWebhook(rawBody, webhookSecret), signature),
  };
}

/** Ids come from outside (verify, webhooks): one with a slash or dots would ask for something else. */
function idInPath(id: string): string {
  if (/^[A-Za-z0-9_]{1,64}$/.test(id)) return id;
  throw new ProviderError('The payment provider has no such id', { retriable: false, status: 400 });
}

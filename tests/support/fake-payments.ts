import {
  type PaymentProvider,
  ProviderError,
  type ProviderLink,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from '#app/integrations/payments/port.ts';
import { isSameSignature, signPayment, signWebhook } from '#app/integrations/payments/signatures.ts';

export const FAKE_KEY_SECRET = 'test_key_secret';
export const FAKE_WEBHOOK_SECRET = 'test_webhook_secret';

/** A payment provider in memory: what it was asked for, and what its customers did. Amounts in minor units. */
export interface FakePayments extends PaymentProvider {
  orders: Map<string, ProviderOrder>;
  payments: Map<string, ProviderPayment>;
  links: Map<string, ProviderLink & { amount: number }>;
  /** By idempotency key. */
  refunds: Map<string, ProviderRefund>;
  /** How the next refunds come out: at once, later, or made with the answer lost on its way. */
  refundsAre(outcome: 'processed' | 'pending' | 'answer lost'): void;
  /** The customer pays by a link; the id of the payment. */
  payLink(linkId: string, change?: Partial<ProviderPayment>): string;
  /** The customer pays (or fails to): answers what the widget's handler gets. */
  pay(
    orderId: string,
    change?: Partial<ProviderPayment>,
  ): { orderId: string; paymentId: string; signature: string };
  sign(rawBody: string): string;
  /** Makes the next calls fail. */
  failWith(error: ProviderError | null): void;
}

export function fakePayments(): FakePayments {
  const orders = new Map<string, ProviderOrder>();
  const payments = new Map<string, ProviderPayment>();
  const links: FakePayments['links'] = new Map();
  const refunds: FakePayments['refunds'] = new Map();
  let refundOutcome: 'processed' | 'pending' | 'answer lost' = 'processed';
  let failure: ProviderError | null = null;
  let count = 0;

  function find<T>(map: Map<string, T>, id: string): T {
    if (failure) throw failure;
    const found = map.get(id);
    if (!found) throw new ProviderError('The id provided does not exist', { retriable: false, status: 400 });
    return found;
  }

  return {
    mode: 'simulator',
    keyId: 'rzp_test_simulator',
    checkoutScript: '/simulator/checkout.js',
    orders,
    payments,
    links,
    refunds,
    refundsAre(outcome) {
      refundOutcome = outcome;
    },
    payLink(linkId, change = {}) {
      const link = find(links, linkId);
      count += 1;
      const payment: ProviderPayment = {
        id: `pay_${String(count).padStart(14, '0')}`,
        orderId: `order_of_${linkId}`,
        amount: link.amount,
        currency: 'INR',
        status: 'captured',
        method: 'upi',
        amountRefunded: 0,
        errorDescription: null,
        ...change,
      };
      payments.set(payment.id, payment);
      link.status = 'paid';
      link.paymentIds.push(payment.id);
      return payment.id;
    },
    async check() {
      if (failure) throw failure;
    },
    failWith(error) {
      failure = error;
    },
    sign: (rawBody) => signWebhook(Buffer.from(rawBody), FAKE_WEBHOOK_SECRET),
    pay(orderId, change = {}) {
      const order = find(orders, orderId);
      count += 1;
      const payment: ProviderPayment = {
        id: `pay_${String(count).padStart(14, '0')}`,
        orderId,
        amount: order.amount,
        currency: order.currency,
        status: 'captured',
        method: 'card',
        amountRefunded: 0,
        errorDescription: null,
        ...change,
      };
      payments.set(payment.id, payment);
      if (payment.status === 'captured') order.status = 'paid';
      return { orderId, paymentId: payment.id, signature: signPayment(orderId, payment.id, FAKE_KEY_SECRET) };
    },
    async createOrder(input) {
      if (failure) throw failure;
      count += 1;
      const order: ProviderOrder = {
        id: `order_${String(count).padStart(14, '0')}`,
        amount: input.amount,
        currency: input.currency,
        status: 'created',
        receipt: input.receipt,
      };
      orders.set(order.id, order);
      return { ...order };
    },
    getOrder: async (id) => ({ ...find(orders, id) }),
    listOrderPayments: async (id) => {
      find(orders, id);
      return [...payments.values()].filter((payment) => payment.orderId === id);
    },
    getPayment: async (id) => ({ ...find(payments, id) }),
    async refundPayment({ paymentId, amount, idempotencyKey, notes }) {
      const payment = find(payments, paymentId);
      const earlier = refunds.get(idempotencyKey);
      if (earlier) return { ...earlier };
      if (payment.amountRefunded + amount > payment.amount) {
        throw new ProviderError('The total refund amount is greater than the refund payment amount', {
          retriable: false,
          status: 400,
        });
      }
      payment.amountRefunded += amount;
      count += 1;
      const refund: ProviderRefund = {
        id: `rfnd_${count}`,
        paymentId,
        amount,
        currency: payment.currency,
        status: refundOutcome === 'pending' ? 'pending' : 'processed',
        ourId: notes.refund ?? null,
      };
      refunds.set(idempotencyKey, refund);
      if (refundOutcome === 'answer lost') {
        throw new ProviderError('The payment provider did not answer in time', { retriable: true });
      }
      return { ...refund };
    },
    async listRefunds(paymentId) {
      find(payments, paymentId);
      return [...refunds.values()].filter((refund) => refund.paymentId === paymentId);
    },
    async createPaymentLink({ referenceId, amount }) {
      if (failure) throw failure;
      count += 1;
      const link = {
        id: `plink_${count}`,
        url: `https://pay.example/${count}`,
        referenceId,
        status: 'created',
        paymentIds: [],
        amount,
      };
      links.set(link.id, link);
      return { ...link };
    },
    getPaymentLink: async (id) => ({ ...find(links, id) }),
    async findPaymentLink(referenceId) {
      if (failure) throw failure;
      return [...links.values()].find((link) => link.referenceId === referenceId) ?? null;
    },
    async cancelPaymentLink(id) {
      const link = find(links, id);
      if (link.status !== 'created') {
        throw new ProviderError(`Payment Link is ${link.status}`, { retriable: false, status: 400 });
      }
      link.status = 'cancelled';
      return { ...link };
    },
    checkPaymentSignature: (input) =>
      isSameSignature(signPayment(input.orderId, input.paymentId, FAKE_KEY_SECRET), input.signature),
    checkWebhookSignature: (raw, signature) =>
      isSameSignature(signWebhook(raw, FAKE_WEBHOOK_SECRET), signature),
  };
}

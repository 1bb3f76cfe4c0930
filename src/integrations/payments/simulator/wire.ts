/** The provider's JSON of each thing. Source: Razorpay API v1 and its webhook payloads. */
import type { LinkMade, RefundMade } from './events.ts';
import type { Order, Payment, State } from './store.ts';

export const FAILURE = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment was declined by the bank. Try another card or UPI.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
};

export function orderJson(order: Order) {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: order.notes,
    created_at: order.at,
  };
}

export function paymentJson(payment: Payment) {
  const failed = payment.status === 'failed';
  const partly = payment.amountRefunded > 0 ? 'partial' : null;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    refund_status: payment.status === 'refunded' ? 'full' : partly,
    captured: payment.status === 'captured' || payment.status === 'refunded',
    description: null,
    card_id: null,
    card:
      payment.last4 === null
        ? null
        : { entity: 'card', last4: payment.last4, network: 'Visa', type: 'credit' },
    bank: null,
    wallet: null,
    vpa: payment.vpa,
    email: payment.email,
    contact: payment.contact,
    notes: [],
    fee: null,
    tax: null,
    error_code: failed ? FAILURE.code : null,
    error_description: failed ? FAILURE.description : null,
    error_source: failed ? FAILURE.source : null,
    error_step: failed ? FAILURE.step : null,
    error_reason: failed ? FAILURE.reason : null,
    created_at: payment.at,
  };
}

export function refundJson(refund: RefundMade, currency: string) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency,
    payment_id: refund.paymentId,
    notes: refund.notes,
    receipt: null,
    created_at: refund.at,
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

export function linkJson(state: State, link: LinkMade, publicUrl: string, nowSeconds: number) {
  const order = state.orders.get(link.orderId);
  const paid = order?.status === 'paid';
  return {
    id: link.id,
    entity: 'payment_link',
    amount: order?.amount ?? 0,
    amount_paid: paid ? (order?.amount ?? 0) : 0,
    currency: order?.currency ?? 'INR',
    description: link.description,
    reference_id: link.referenceId,
    customer: link.customer,
    order_id: link.orderId,
    short_url: `${publicUrl}/simulator/l/${link.id}`,
    status: linkStatus(order, link, nowSeconds),
    expire_by: link.expireBy,
    callback_url: link.callbackUrl,
    callback_method: link.callbackUrl === null ? null : 'get',
    payments: (order?.paymentIds ?? [])
      .flatMap((id) => state.payments.get(id) ?? [])
      .filter((payment) => payment.status === 'captured' || payment.status === 'refunded')
      .map((payment) => ({
        payment_id: payment.id,
        amount: payment.amount,
        method: payment.method,
        status: payment.status,
        created_at: payment.at,
      })),
    created_at: link.at,
  };
}

function linkStatus(
  order: Order | undefined,
  link: LinkMade,
  nowSeconds: number,
): 'created' | 'paid' | 'cancelled' | 'expired' {
  if (order?.status === 'paid') return 'paid';
  if (order?.isClosed) return 'cancelled';
  return link.expireBy !== null && link.expireBy <= nowSeconds ? 'expired' : 'created';
}

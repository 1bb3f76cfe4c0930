import type { Currency } from '#app/domain/money.ts';

/** An order at the provider. `amount` in minor units. */
export interface ProviderOrder {
  id: string;
  amount: number;
  currency: string;
  status: 'created' | 'attempted' | 'paid';
  receipt: string | null;
}

/** A payment at the provider. Only `captured` is money received. `amount` in minor units. */
export interface ProviderPayment {
  id: string;
  orderId: string | null;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string;
  amountRefunded: number;
  errorDescription: string | null;
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  /** Our own id that it was asked for with (`notes.refund`); null for one made at the provider. */
  ourId: string | null;
}

export interface ProviderLink {
  id: string;
  url: string;
  referenceId: string;
  status: string;
  /** Of payments that were made by it, whatever became of them. */
  paymentIds: string[];
}

/**
 * The payment provider: the calls the product needs (Razorpay's API or the simulator's, which is the same).
 * Every call has a time-out and throws `ProviderError`; none may run inside a database transaction.
 */
export interface PaymentProvider {
  readonly mode: 'razorpay' | 'simulator' | 'off';
  /** Public key for the widget. */
  readonly keyId: string;
  /** Address of the checkout script that the browser loads on demand. */
  readonly checkoutScript: string;
  /** Asks for something harmless with our keys. */
  check(): Promise<void>;
  /** `receipt` at most 40 characters. */
  createOrder(input: {
    amount: number;
    currency: Currency;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<ProviderOrder>;
  getOrder(orderId: string): Promise<ProviderOrder>;
  listOrderPayments(orderId: string): Promise<ProviderPayment[]>;
  getPayment(paymentId: string): Promise<ProviderPayment>;
  refundPayment(input: {
    paymentId: string;
    amount: number;
    idempotencyKey: string;
    notes: Record<string, string>;
  }): Promise<ProviderRefund>;
  /** Every refund of a payment, whatever became of it. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  createPaymentLink(input: {
    amount: number;
    currency: Currency;
    referenceId: string;
    description: string;
    customer: { name: string; email: string; contact: string };
    expireBy: Date;
    callbackUrl: string;
  }): Promise<ProviderLink>;
  getPaymentLink(linkId: string): Promise<ProviderLink>;
  /** The link that was made with this reference; null when none was. */
  findPaymentLink(referenceId: string): Promise<ProviderLink | null>;
  /** Refused for one that is paid, expired or cancelled already. */
  cancelPaymentLink(linkId: string): Promise<ProviderLink>;
  /** True when the signature is HMAC-SHA256 of `orderId|paymentId` with the key secret; timing-safe; never throws. */
  checkPaymentSignature(input: { orderId: string; paymentId: string; signature: string }): boolean;
  /** True when the signature is HMAC-SHA256 of the raw body with the webhook secret; timing-safe; never throws. */
  checkWebhookSignature(rawBody: Uint8Array, signature: string): boolean;
}

/** What went wrong at the provider; `retriable` for time-outs, network failures, 429 and 5xx. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly retriable: boolean;
  readonly status: number | null;

  constructor(message: string, options: { retriable: boolean; status?: number | null; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.retriable = options.retriable;
    this.status = options.status ?? null;
  }
}

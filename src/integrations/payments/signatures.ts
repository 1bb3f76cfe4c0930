import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/i;

/** What the widget's handler gets: HMAC-SHA256 of `orderId|paymentId` with the key secret, in lower-case hex. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');
}

/** What a webhook carries: HMAC-SHA256 of the bytes of its body with the webhook secret, in lower-case hex. */
export function signWebhook(rawBody: Uint8Array | string, webhookSecret: string): string {
  return createHmac('sha256', webhookSecret).update(rawBody).digest('hex');
}

/**
 * Compares in constant time, for any value that came from outside; never throws. Hex in either case is the same
 * signature. The shape is checked first, since buffers of unequal length make the comparison throw.
 */
export function isSameSignature(expected: string, given: unknown): boolean {
  if (typeof given !== 'string' || !HEX_SHA256.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares without telling by its time how much was right. */
export function sameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** HMAC of a webhook's text or bytes. */
export function hmac(
  algorithm: 'sha1' | 'sha256',
  key: string,
  signed: string | Uint8Array,
  encoding: 'hex' | 'base64',
): string {
  return createHmac(algorithm, key).update(signed).digest(encoding);
}

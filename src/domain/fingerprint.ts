import { canonicalJson } from './canonical-json.ts';

/**
 * A short text that stands for a JSON value: the same for equal values, whatever the order of their fields, and another
 * for different ones. It tells a changed value from an unchanged one; it keeps no secret and proves nothing.
 */
export function fingerprint(value: unknown): string {
  const text = canonicalJson(value) ?? '';
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return [b, a].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

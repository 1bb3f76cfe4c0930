import { randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export type ProviderIdPrefix = 'order' | 'pay' | 'rfnd' | 'plink' | 'evt';

/** An id as the provider makes them: `order_` and 14 base-62 characters. */
export function newProviderId(prefix: ProviderIdPrefix): string {
  let id = `${prefix}_`;
  for (let at = 0; at < 14; at++) id += BASE62[randomInt(62)];
  return id;
}

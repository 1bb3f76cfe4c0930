import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#app/api/env.ts';

/** A plain address: `::ffff:10.0.0.1` is 10.0.0.1; ports, brackets and zones are cut off; null when it is none. */
export function plainAddress(text: string): string | null {
  const trimmed = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  const bare = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed) ? trimmed.replace(/:\d+$/, '') : trimmed;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  const address = mapped?.[1] ?? bare;
  return isIP(address) === 0 ? null : address.toLowerCase();
}

/** A test for trusted proxies, from addresses and CIDR ranges. Throws on one that cannot be read. */
export function proxyTest(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trusted) {
    const [host = '', bits] = entry.split('/');
    const address = plainAddress(host);
    if (!address) throw new Error(`TRUSTED_PROXIES has something that is no address: ${entry}`);
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const width = bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits);
    if (!Number.isInteger(width) || width < 0 || width > (family === 'ipv6' ? 128 : 32)) {
      throw new Error(`TRUSTED_PROXIES has a range that cannot be: ${entry}`);
    }
    list.addSubnet(address, width, family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Who is really calling: the socket's address, or, through trusted proxies, the right-most forwarded hop that is not
 * one of them. What a stranger writes into X-Forwarded-For is never believed.
 */
export function clientAddressOf(
  socket: string,
  forwarded: string,
  isProxy: (address: string) => boolean,
): string {
  let address = plainAddress(socket) ?? '127.0.0.1';
  const hops = forwarded.split(',').filter((hop) => hop.trim() !== '');
  while (isProxy(address)) {
    const hop = plainAddress(hops.pop() ?? '');
    if (!hop) break;
    address = hop;
  }
  return address;
}

export function clientAddress(trusted: readonly string[]): MiddlewareHandler<ApiEnv> {
  const isProxy = proxyTest(trusted);
  return async (c, next) => {
    const socket = c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
    c.set('clientAddress', clientAddressOf(socket, c.req.header('x-forwarded-for') ?? '', isProxy));
    await next();
  };
}

import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { AiError } from './port.ts';

/**
 * Where cloud machines keep their credentials, and what only the next machine can be reached by. The agency's own
 * network stays allowed: a model may run there.
 */
const DENIED = new BlockList();
DENIED.addSubnet('169.254.0.0', 16, 'ipv4');
DENIED.addSubnet('fe80::', 10, 'ipv6');
DENIED.addAddress('fd00:ec2::254', 'ipv6');
DENIED.addAddress('100.100.100.200', 'ipv4');
DENIED.addSubnet('0.0.0.0', 8, 'ipv4');
DENIED.addSubnet('224.0.0.0', 4, 'ipv4');
DENIED.addSubnet('ff00::', 8, 'ipv6');

/** The address to call, or `address_refused`: http(s) only, no credentials in it, no link-local or metadata host. */
export function checkProviderAddress(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new AiError('address_refused');
  }
  if (isDeniedAddress(url.hostname.replace(/^\[|\]$/g, ''))) throw new AiError('address_refused');
  return url;
}

/** True for a literal address that is never called; false for a name, which is looked at when it is resolved. */
export function isDeniedAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && DENIED.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Resolves as usual, but a name that leads to a denied address fails: it is checked where the connection is made. */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || found.some(({ address }) => isDeniedAddress(address))) {
      return callback(new AiError('address_refused'), '', 0);
    }
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

import { createHash } from 'node:crypto';

/** The payment provider's hosts: allowed on every public page, since checkout can open after a client navigation. */
const CHECKOUT = 'https://checkout.razorpay.com';
const PROVIDER_API = 'https://api.razorpay.com';
const PROVIDER_TELEMETRY = 'https://lumberjack.razorpay.com';

/** Scripts that run: neither files nor data blocks such as structured data. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** `sha256-…` sources for the inline scripts of a page: a cached page cannot carry a nonce. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
    );
  }
  return [...hashes];
}

/** The content security policy of a rendered page. Staff pages know no payment provider. */
export function contentSecurityPolicy(options: {
  scripts: string[];
  staff: boolean;
  secure: boolean;
}): string {
  const provider = options.staff ? [] : [CHECKOUT];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...options.scripts, ...provider],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(options.staff ? [] : [PROVIDER_API, PROVIDER_TELEMETRY, CHECKOUT])],
    'frame-src': options.staff ? ["'none'"] : [PROVIDER_API, CHECKOUT],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(options.staff ? [] : [PROVIDER_API])],
    'frame-ancestors': ["'none'"],
  };
  if (options.secure) directives['upgrade-insecure-requests'] = [];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers of every answer, pages and files alike. Staff pages take no payments. */
export function commonHeaders(secure: boolean, staff = false): Record<string, string> {
  const payment = staff ? '()' : `(self "${PROVIDER_API}" "${CHECKOUT}")`;
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=${payment}`,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

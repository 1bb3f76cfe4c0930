import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commonHeaders, contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

describe('content security policy', () => {
  test('hashes inline scripts and leaves those with a source alone', () => {
    const hashes = inlineScriptHashes(
      '<script>let a = 1;</script><script src="/x.js"></script><script type="module">b()</script>',
    );
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(hashes).toEqual([hash('let a = 1;'), hash('b()')]);
  });

  test('allows the payment provider on public pages only, and never inline scripts', () => {
    const pub = contentSecurityPolicy({ scripts: [], staff: false, secure: false });
    const staff = contentSecurityPolicy({ scripts: [], staff: true, secure: true });
    expect(pub).toContain("script-src 'self' https://checkout.razorpay.com;");
    expect(staff).not.toContain('razorpay');
    expect(staff).toContain("frame-src 'none'");
    for (const policy of [pub, staff])
      expect(policy.split(';').find((one) => one.includes('script-src'))).not.toContain('unsafe');
  });

  test('names the payment provider in no header of a staff page', () => {
    const [pub, staff] = [commonHeaders(false), commonHeaders(false, true)];
    expect(pub['permissions-policy']).toContain(
      'payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
    );
    expect(staff['permissions-policy']).toContain('payment=()');
    expect(JSON.stringify(staff)).not.toContain('razorpay');
  });
});

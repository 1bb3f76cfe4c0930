import { describe, expect, test } from 'vitest';
import { admitPost } from './admit-post.ts';

const SITE = 'https://trips.example';
const FORM = 'application/x-www-form-urlencoded';

function post(headers: Record<string, string>, body: BodyInit = 'name=Asha', method = 'POST'): Request {
  return new Request(`${SITE}/enquiry/quote`, {
    method,
    headers: { 'content-type': FORM, ...headers },
    body,
  });
}

async function statusOf(request: Request): Promise<number> {
  const admitted = await admitPost(request, SITE);
  return admitted instanceof Response ? admitted.status : 0;
}

describe('a page’s post', () => {
  test('UI-13 from our own page reaches the action with its text', async () => {
    const admitted = await admitPost(post({ origin: SITE, 'sec-fetch-site': 'same-origin' }), SITE);
    expect(admitted).toBeInstanceOf(Request);
    expect(Object.fromEntries(await (admitted as Request).formData())).toEqual({ name: 'Asha' });
  });

  test('behind a proxy that changes the host our address still counts', async () => {
    const request = new Request('http://10.0.0.5:3000/enquiry/quote', {
      method: 'POST',
      headers: { 'content-type': FORM, origin: SITE, host: '10.0.0.5:3000' },
      body: 'name=Asha',
    });
    const admitted = await admitPost(request, SITE);
    expect(admitted).toBeInstanceOf(Request);
    expect((admitted as Request).headers.has('origin')).toBe(false);
  });

  test.each([
    ['another site’s page', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another site’s page that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['text that claims to be harmless', { origin: SITE, 'content-type': 'text/plain' }, 415],
    ['JSON', { origin: SITE, 'content-type': 'application/json' }, 415],
  ])('UI-13 %s is refused', async (_, headers, status) => {
    expect(await statusOf(post(headers))).toBe(status);
  });

  test('a form that its sender broke off is refused, and is no failure of ours', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const request = new Request(`${SITE}/enquiry/quote`, {
      method: 'POST',
      headers: { 'content-type': FORM, origin: SITE },
      body,
      duplex: 'half',
    } as RequestInit);
    const admitted = await admitPost(request, SITE);
    expect((admitted as Response).status).toBe(400);
  });

  test('SEC-07 too much is refused, and so are other methods', async () => {
    expect(await statusOf(post({ origin: SITE }, 'x'.repeat(131_073)))).toBe(413);
    expect(await statusOf(post({ origin: SITE }, 'name=Asha', 'PUT'))).toBe(405);
  });
});

import { createRoute, z } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

const echo = createRoute({
  method: 'post',
  path: '/echo/{id}',
  request: {
    params: z.object({ id: z.string().max(20) }),
    body: {
      required: true,
      content: { 'application/json': { schema: z.object({ rows: z.array(z.object({ age: z.number() })) }) } },
    },
  },
  responses: {
    200: { description: 'Echo', content: { 'application/json': { schema: z.object({ id: z.string() }) } } },
  },
});

beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['10.0.0.0/8', '::1'] } });
  app.api.openapi(echo, (c) => c.json({ id: c.req.valid('param').id }, 200));
  app.api.post('/raw', async (c) =>
    c.json({ size: (await c.req.arrayBuffer()).byteLength, address: c.get('clientAddress') }),
  );
  app.api.get('/broken', () => {
    throw new Error('secret words of asha@example.in');
  });
});
afterAll(() => app.close());

const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) => ({
  method: 'POST',
  body,
  headers,
});

describe('the API', () => {
  it('P26 answers /health, with and without a slash at the end, and to HEAD', async () => {
    expect(await app.json('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await app.json('/health/')).status).toBe(200);
    const head = await app.fetch('/health', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('takes a body that its sender broke off as wrong input, not as a failure of the database', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const answer = await app.fetch('/echo/x', { ...post(body), duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(400);
  });

  it('answers unknown paths and methods in its own shape', async () => {
    expect(await app.json('/nothing')).toMatchObject({
      status: 404,
      body: { detail: 'Not found.', code: 'not_found' },
    });
    const wrong = await app.json('/auth/login', { method: 'DELETE' });
    expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(wrong.headers.get('allow')).toBe('POST');
  });

  it('gives each answer a request id, security headers and no-store', async () => {
    const sent = await app.fetch('/health', { headers: { 'x-request-id': 'proxy-12345678' } });
    expect(sent.headers.get('x-request-id')).toBe('proxy-12345678');
    const made = await app.fetch('/nothing', { headers: { 'x-request-id': 'bad id\tx' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(made.headers.get('x-content-type-options')).toBe('nosniff');
    expect(made.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('names wrong fields by their path, with a readable detail', async () => {
    const wrong = await app.json('/echo/a', { method: 'POST', body: { rows: [{ age: 'x' }] } });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', fields: { 'rows.0.age': expect.stringContaining('number') } },
    });
    expect(wrong.body.detail).toBe('Age must be a number');
    expect((await app.json(`/echo/${'x'.repeat(50)}`, { method: 'POST', body: { rows: [] } })).status).toBe(
      404,
    );
  });

  it('takes JSON only where JSON is meant', async () => {
    const cases: Array<[RequestInit, number, string]> = [
      [post('{"rows":'), 400, 'malformed_body'],
      [post(''), 400, 'malformed_body'],
      [post(new Uint8Array([0x7b, 0xff, 0x7d])), 400, 'malformed_body'],
      [
        post('rows=1', { 'content-type': 'application/x-www-form-urlencoded' }),
        415,
        'unsupported_media_type',
      ],
      [post('{}', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
      [post('null'), 422, 'invalid_input'],
      [{ method: 'POST' }, 422, 'invalid_input'],
    ];
    for (const [init, status, code] of cases) {
      const answer = await app.fetch('/echo/a', init);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    }
  });

  it('refuses a body over 1 MB by what comes in, not by what the header says', async () => {
    const body = `{"rows":[],"x":"${'y'.repeat(1_100_000)}"}`;
    const streamed = () => new Blob([body]).stream();
    const lying = new Request('http://localhost/api/raw', {
      ...post(streamed(), { 'content-type': 'application/json', 'content-length': '5' }),
      duplex: 'half',
    } as RequestInit);
    expect((await app.fetch(lying)).status).toBe(413);
    expect(await app.json('/raw', { method: 'POST', body: 'z'.repeat(1_048_577) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
    expect(await app.json('/raw', { method: 'POST', body: 'z'.repeat(1000) })).toMatchObject({
      status: 200,
      body: { size: 1002 },
    });
  });

  it('refuses state changes that another site makes, and lets programs and itself through', async () => {
    const status = async (headers: Record<string, string>, path = '/raw') =>
      (await app.fetch(path, post('{}', { 'content-type': 'application/json', ...headers }))).status;
    expect(await status({})).toBe(200);
    expect(await status({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({ origin: 'http://127.0.0.1:5600', host: '127.0.0.1:5600' })).toBe(200);
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost.evil.example',
      'javascript:1',
      'http://localhost:81',
    ]) {
      expect([origin, await status({ origin })]).toEqual([origin, 403]);
    }
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ origin: 'https://evil.example' }, '/payments/webhook')).not.toBe(403);
    expect((await app.fetch('/health', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
  });

  it('SEC-08 believes X-Forwarded-For only from trusted proxies, and only their own hop', async () => {
    const address = async (socket: string, forwarded: string) =>
      (
        await app.json('/raw', {
          method: 'POST',
          body: {},
          address: socket,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).body.address;
    expect(await address('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
    expect(await address('10.1.2.3', '1.2.3.4')).toBe('1.2.3.4');
    expect(await address('::ffff:10.1.2.3', '6.6.6.6, 198.51.100.7:4411, 10.9.9.9')).toBe('198.51.100.7');
    expect(await address('::1', '6.6.6.6, [2001:db8::7]:443')).toBe('2001:db8::7');
    expect(await address('10.1.2.3', 'nonsense')).toBe('10.1.2.3');
  });

  it('SEC-17 answers an unforeseen failure without its words, and logs none of them', async () => {
    const answer = await app.json('/broken');
    expect(answer).toMatchObject({
      status: 500,
      body: { detail: 'Something went wrong. Please try again.', code: 'internal' },
    });
    const line = app.logged.find((one) => one.level === 'error');
    expect(line).toMatchObject({
      requestId: answer.headers.get('x-request-id'),
      route: '/broken',
      error: 'Error',
    });
    expect(JSON.stringify(app.logged)).not.toContain('asha@example.in');
  });

  it('logs a request by its pattern: no path, query or body', async () => {
    await app.json('/echo/asha@example.in?key=s3cret', { method: 'POST', body: { rows: [], name: 'Asha' } });
    expect(app.logged.at(-1)).toMatchObject({
      method: 'POST',
      route: '/echo/:id',
      status: 200,
      message: 'request',
    });
    expect(JSON.stringify(app.logged)).not.toMatch(/asha|s3cret/i);
  });
});

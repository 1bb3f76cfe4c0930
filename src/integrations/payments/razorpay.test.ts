import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNoPayments } from './no-payments.ts';
import type { PaymentProvider } from './port.ts';
import { createRazorpay } from './razorpay.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const ORDER = {
  id: 'order_1',
  entity: 'order',
  amount: 4599900,
  currency: 'INR',
  receipt: 'DJ-1',
  status: 'created',
};
const PAYMENT = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 4599900,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
};

let answer: (request: Seen, response: ServerResponse) => void;
let seen: Seen[];
let server: ReturnType<typeof createServer>;
let provider: PaymentProvider;

beforeEach(async () => {
  seen = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer({ method, url, headers, body: Buffer.concat(chunks).toString() }, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  provider = createRazorpay({ config: settings(`http://127.0.0.1:${port}`), timeoutMs: 300 });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function settings(apiBase: string, secrets: { keySecret?: string; webhookSecret?: string | null } = {}) {
  const { keySecret = 'secret_1', webhookSecret = 'hook_1' } = secrets;
  return { mode: 'razorpay' as const, keyId: 'rzp_test_1', keySecret, webhookSecret, apiBase };
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

describe('P15 the payment provider client', () => {
  test('creates an order with Basic auth and integer paise', async () => {
    answer = (_, response) => json(response, 200, ORDER);
    const order = await provider.createOrder({
      amount: 4599900,
      currency: 'INR',
      receipt: 'DJ-1',
      notes: { a: '1' },
    });
    expect(order).toEqual({
      id: 'order_1',
      amount: 4599900,
      currency: 'INR',
      receipt: 'DJ-1',
      status: 'created',
    });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/orders' });
    expect(seen[0]?.headers.authorization).toBe(`Basic ${btoa('rzp_test_1:secret_1')}`);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      amount: 4599900,
      currency: 'INR',
      receipt: 'DJ-1',
      notes: { a: '1' },
    });
  });

  test('reads orders and payments', async () => {
    answer = ({ url }, response) =>
      json(
        response,
        200,
        url.endsWith('/payments')
          ? { entity: 'collection', items: [PAYMENT] }
          : url.includes('order')
            ? ORDER
            : PAYMENT,
      );
    const payment = {
      id: 'pay_1',
      orderId: 'order_1',
      amount: 4599900,
      currency: 'INR',
      status: 'captured',
      method: 'upi',
      amountRefunded: 0,
      errorDescription: null,
    };
    expect(await provider.getOrder('order_1')).toMatchObject({ id: 'order_1' });
    expect(await provider.listOrderPayments('order_1')).toEqual([payment]);
    expect(await provider.getPayment('pay_1')).toEqual(payment);
    expect(seen.map((one) => one.url)).toEqual([
      '/v1/orders/order_1',
      '/v1/orders/order_1/payments',
      '/v1/payments/pay_1',
    ]);
  });

  test('refunds with an idempotency header, and makes payment links', async () => {
    answer = ({ url }, response) =>
      url.endsWith('/refund')
        ? json(response, 200, {
            id: 'rfnd_1',
            payment_id: 'pay_1',
            amount: 100,
            currency: 'INR',
            status: 'processed',
            notes: { refund: 'rfd_1' },
          })
        : json(response, 200, {
            id: 'plink_1',
            short_url: 'https://rzp.io/i/1',
            reference_id: 'DJ-1',
            status: 'created',
          });
    const refund = await provider.refundPayment({
      paymentId: 'pay_1',
      amount: 100,
      idempotencyKey: 'once',
      notes: {},
    });
    expect(refund).toEqual({
      id: 'rfnd_1',
      paymentId: 'pay_1',
      amount: 100,
      currency: 'INR',
      status: 'processed',
      ourId: 'rfd_1',
    });
    expect(seen[0]?.headers['x-refund-idempotency']).toBe('once');
    const link = await provider.createPaymentLink({
      amount: 100,
      currency: 'INR',
      referenceId: 'DJ-1',
      description: 'Balance',
      customer: { name: 'Asha', email: 'asha@example.com', contact: '+919876543210' },
      expireBy: new Date('2026-12-01T00:00:00.500Z'),
      callbackUrl: 'http://localhost/booking/DJ-1',
    });
    expect(link).toEqual({
      id: 'plink_1',
      url: 'https://rzp.io/i/1',
      referenceId: 'DJ-1',
      status: 'created',
      paymentIds: [],
    });
    expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({
      reference_id: 'DJ-1',
      expire_by: 1796083200,
      callback_method: 'get',
    });
  });

  test.each([
    [401, false, 'refused our keys: Authentication failed'],
    [400, false, 'refused the call: Authentication failed'],
    [429, true, 'Authentication failed'],
    [500, true, 'Authentication failed'],
    [502, true, 'Authentication failed'],
  ])('a %i answer is an error that says whether to try again', async (status, retriable, message) => {
    answer = (_, response) =>
      json(response, status, { error: { code: 'X', description: 'Authentication failed' } });
    const failure = expect(provider.getOrder('order_1')).rejects;
    await failure.toMatchObject({
      name: 'ProviderError',
      status,
      retriable,
      message: expect.stringContaining(message),
    });
  });

  test.each([
    ['an HTML page', 200, '<html>maintenance</html>'],
    ['broken JSON', 200, '{"id":'],
    ['an empty body', 200, ''],
    ['an order without an id', 200, '{"amount":1,"currency":"INR","status":"created"}'],
    ['a fractional amount', 200, '{"id":"order_1","amount":1.5,"currency":"INR","status":"created"}'],
    ['an HTML error page', 503, '<html>busy</html>'],
    ['a redirect', 302, ''],
  ])('%s is an error, never an order', async (_, status, body) => {
    answer = (_request, response) =>
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body);
    await expect(provider.getOrder('order_1')).rejects.toMatchObject({
      name: 'ProviderError',
      retriable: true,
    });
  });

  test('a provider that hangs, before or within its answer, is given up in time', async () => {
    answer = () => undefined;
    await expect(provider.getOrder('order_1')).rejects.toMatchObject({
      retriable: true,
      message: expect.stringContaining('in time'),
    });
    answer = (_, response) => response.writeHead(200).write('{"id":');
    await expect(provider.getOrder('order_1')).rejects.toMatchObject({
      retriable: true,
      message: expect.stringContaining('in time'),
    });
  });

  test('a provider that is down or drops the connection is an error to try again', async () => {
    answer = (_, response) => response.destroy();
    await expect(provider.getOrder('order_1')).rejects.toMatchObject({
      name: 'ProviderError',
      retriable: true,
      status: null,
    });
    const down = createRazorpay({ config: settings('http://127.0.0.1:1') });
    await expect(down.getOrder('order_1')).rejects.toMatchObject({
      name: 'ProviderError',
      retriable: true,
      status: null,
    });
  });

  test('an id that would change the path is never asked for', async () => {
    for (const id of ['../payments', 'a/b', '', 'order_1?x=1', '..', 'x'.repeat(65)]) {
      await expect(provider.getPayment(id)).rejects.toMatchObject({
        name: 'ProviderError',
        retriable: false,
        status: 400,
      });
      await expect(provider.listOrderPayments(id)).rejects.toMatchObject({ name: 'ProviderError' });
    }
    expect(seen).toEqual([]);
  });
});

describe('signatures', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const withSecrets = (keySecret: string, webhookSecret: string | null = null) =>
    createRazorpay({ config: settings('http://127.0.0.1:1', { keySecret, webhookSecret }) });

  test.each([
    [
      'EnLs21M47BllR3X8PSFtjtbd',
      'order_IEIaMR65cu6nz3',
      'pay_IH4NVgf4Dreq1l',
      '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
    ],
    [
      'test_key_secret_0001',
      'order_TEST0000000001',
      'pay_TEST0000000001',
      '5b5b63c573d8209bfeaa8465a52a829de00629b194124f303a21f42d596ff34f',
    ],
  ])('PAY-15 the published payment vector of %s holds', (secret, orderId, paymentId, signature) => {
    const check = withSecrets(secret).checkPaymentSignature;
    expect(check({ orderId, paymentId, signature })).toBe(true);
    expect(check({ orderId, paymentId, signature: signature.toUpperCase() })).toBe(true);
    expect(check({ orderId: paymentId, paymentId: orderId, signature })).toBe(false);
  });

  test('PAY-15 a signature over the swapped ids fails', () => {
    const signature = 'de6285617b4a3ff55f74cb168696b70888ac1e820cf420236ee159cc0563976d';
    const check = withSecrets('test_key_secret_0001').checkPaymentSignature;
    expect(check({ orderId: 'order_TEST0000000001', paymentId: 'pay_TEST0000000001', signature })).toBe(
      false,
    );
  });

  test('PAY-20 the published webhook vector holds for its exact bytes only', () => {
    const signature = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
    const { checkWebhookSignature } = withSecrets('other', '123456');
    expect(checkWebhookSignature(bytes('{"a":1,"b":2,"c":{"d":3}}'), signature)).toBe(true);
    expect(checkWebhookSignature(bytes('{"a": 1,"b":2,"c":{"d":3}}'), signature)).toBe(false);
    expect(
      withSecrets('123456', 'other').checkWebhookSignature(bytes('{"a":1,"b":2,"c":{"d":3}}'), signature),
    ).toBe(false);
    expect(
      withSecrets('123456', null).checkWebhookSignature(bytes('{"a":1,"b":2,"c":{"d":3}}'), signature),
    ).toBe(false);
  });

  test('PAY-15 malformed signatures are false, never an exception', () => {
    const { checkPaymentSignature, checkWebhookSignature } = withSecrets('s', 'w');
    const odd = [
      undefined,
      null,
      ['x'],
      7,
      {},
      '',
      'a',
      'f'.repeat(63),
      'f'.repeat(65),
      'g'.repeat(64),
      'é'.repeat(64),
      'f'.repeat(1e6),
    ];
    for (const value of odd) {
      const signature = value as string;
      expect(checkPaymentSignature({ orderId: 'order_1', paymentId: 'pay_1', signature })).toBe(false);
      expect(checkWebhookSignature(bytes('{}'), signature)).toBe(false);
    }
    fc.assert(
      fc.property(fc.string(), (signature) => {
        expect(checkPaymentSignature({ orderId: 'order_1', paymentId: 'pay_1', signature })).toBe(false);
      }),
    );
  });
});

test('P15 without a provider every call is refused and no signature is right', async () => {
  const off = createNoPayments();
  expect(off.mode).toBe('off');
  await expect(
    off.createOrder({ amount: 100, currency: 'INR', receipt: 'x', notes: {} }),
  ).rejects.toMatchObject({ retriable: false });
  expect(off.checkPaymentSignature({ orderId: 'a', paymentId: 'b', signature: 'f'.repeat(64) })).toBe(false);
  expect(off.checkWebhookSignature(new Uint8Array(), 'f'.repeat(64))).toBe(false);
});

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRazorpay } from '#app/integrations/payments/razorpay.ts';
import { createSimulator, type SimulatorOptions } from './simulator.ts';

const BASE = 'http://localhost:5600/simulator';
const folder = mkdtempSync(join(tmpdir(), 'simulator-'));
afterAll(() => rmSync(folder, { recursive: true }));

let delivered: Array<{ event: string; eventId: string; signed: boolean; body: string }>;
let answers: number[];

beforeEach(() => {
  delivered = [];
  answers = [];
});

function build(more: Partial<SimulatorOptions> = {}) {
  const simulator = createSimulator({
    journal: null,
    keyId: 'rzp_test_1',
    keySecret: 'secret_1',
    webhookSecret: 'hook_1',
    publicUrl: 'http://localhost:5600',
    retryDelaysMs: [5, 5],
    async deliver(request) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      const body = new TextDecoder().decode(bytes);
      delivered.push({
        event: JSON.parse(body).event,
        eventId: request.headers.get('x-razorpay-event-id') ?? '',
        signed: client.checkWebhookSignature(bytes, request.headers.get('x-razorpay-signature') ?? ''),
        body,
      });
      return new Response(null, { status: answers.shift() ?? 200 });
    },
    ...more,
  });
  const config = {
    mode: 'simulator' as const,
    keyId: 'rzp_test_1',
    keySecret: 'secret_1',
    webhookSecret: 'hook_1',
    apiBase: BASE,
  };
  const client = createRazorpay({ config, fetch: simulator.fetch });
  return { simulator, client };
}

type Built = ReturnType<typeof build>;

const makeOrder = ({ client }: Built, amount = 4599900) =>
  client.createOrder({ amount, currency: 'INR', receipt: 'DJ-1', notes: { reference: 'DJ-1' } });

async function pay({ simulator }: Built, orderId: string, body: object) {
  const response = await simulator.fetch(`${BASE}/v1/orders/${orderId}/pay`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

function call(
  { simulator }: Built,
  path: string,
  body?: string,
  authorization = `Basic ${btoa('rzp_test_1:secret_1')}`,
) {
  const headers = { authorization, 'content-type': 'application/json' };
  return simulator.fetch(`${BASE}${path}`, { method: body === undefined ? 'GET' : 'POST', headers, body });
}

describe('P15 the payment simulator', () => {
  test('an order is made, paid once, and the answer is signed as the widget gets it', async () => {
    const built = build();
    const order = await makeOrder(built);
    expect(order).toMatchObject({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      amount: 4599900,
      status: 'created',
    });
    const paid = await pay(built, order.id, { outcome: 'captured', webhook: false });
    expect(paid).toMatchObject({ status: 200, body: { razorpay_order_id: order.id } });
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid.body;
    expect(paymentId).toMatch(/^pay_[0-9A-Za-z]{14}$/);
    expect(built.client.checkPaymentSignature({ orderId: order.id, paymentId, signature })).toBe(true);
    expect(await built.client.getPayment(paymentId)).toMatchObject({
      status: 'captured',
      amount: 4599900,
      orderId: order.id,
    });
    expect(await built.client.getOrder(order.id)).toMatchObject({ status: 'paid' });
    expect(delivered).toEqual([]);

    const again = await pay(built, order.id, { outcome: 'captured', webhook: true });
    expect(again).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) } },
    });
    expect(await built.client.listOrderPayments(order.id)).toHaveLength(1);
  });

  test('PAY-03 a captured payment sends payment.captured and order.paid, signed over the bytes', async () => {
    const built = build();
    const order = await makeOrder(built);
    await pay(built, order.id, { outcome: 'captured', webhook: true });
    expect(delivered.map((one) => one.event).sort()).toEqual(['order.paid', 'payment.captured']);
    expect(delivered.every((one) => one.signed)).toBe(true);
    expect(new Set(delivered.map((one) => one.eventId)).size).toBe(2);
    const captured = JSON.parse(delivered.find((one) => one.event === 'payment.captured')?.body ?? '');
    expect(captured.payload.payment.entity).toMatchObject({
      order_id: order.id,
      amount: 4599900,
      currency: 'INR',
      status: 'captured',
    });
  });

  test('PAY-06 failed tries may be repeated until one succeeds', async () => {
    const built = build();
    const order = await makeOrder(built);
    const failed = await pay(built, order.id, { outcome: 'failed', webhook: true });
    expect(failed.body).toMatchObject({
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      error: { code: 'BAD_REQUEST_ERROR', metadata: { order_id: order.id } },
    });
    expect(delivered.map((one) => one.event)).toEqual(['payment.failed']);
    expect(await built.client.getOrder(order.id)).toMatchObject({ status: 'attempted' });
    await pay(built, order.id, { outcome: 'captured', webhook: false });
    const payments = await built.client.listOrderPayments(order.id);
    expect(payments.map((one) => one.status)).toEqual(['failed', 'captured']);
    expect(payments[0]?.errorDescription).toMatch(/declined/);
  });

  test('PAY-07 an authorized payment is captured later, for its own amount only', async () => {
    const built = build();
    const order = await makeOrder(built);
    const { body } = await pay(built, order.id, { outcome: 'authorized', webhook: true });
    expect(delivered.map((one) => one.event)).toEqual(['payment.authorized']);
    const capture = (amount: number) =>
      call(
        built,
        `/v1/payments/${body.razorpay_payment_id}/capture`,
        JSON.stringify({ amount, currency: 'INR' }),
      );
    expect((await capture(100)).status).toBe(400);
    expect(await (await capture(4599900)).json()).toMatchObject({ status: 'captured', captured: true });
    expect((await capture(4599900)).status).toBe(400);
    await vi.waitFor(() => expect(delivered.map((one) => one.event)).toContain('order.paid'));
    expect(await built.client.getOrder(order.id)).toMatchObject({ status: 'paid' });
  });

  test('a webhook the shop did not take is sent again with the same event id', async () => {
    const built = build();
    const order = await makeOrder(built);
    answers = [500, 503];
    await pay(built, order.id, { outcome: 'failed', webhook: true });
    await vi.waitFor(() => expect(delivered).toHaveLength(3));
    expect(new Set(delivered.map((one) => one.eventId)).size).toBe(1);
    expect(new Set(delivered.map((one) => one.body)).size).toBe(1);
  });

  test('PAY-01 the payment counts although the shop cannot be reached', async () => {
    const built = build({ deliver: () => Promise.reject(new Error('down')), retryDelaysMs: [] });
    const order = await makeOrder(built);
    expect(await pay(built, order.id, { outcome: 'captured', webhook: true })).toMatchObject({ status: 200 });
    expect(await built.client.listOrderPayments(order.id)).toMatchObject([{ status: 'captured' }]);
  });

  test('PAY-19 refunds add up, repeat with their key, and never exceed the payment', async () => {
    const built = build();
    const order = await makeOrder(built);
    const { body } = await pay(built, order.id, { outcome: 'captured' });
    const refund = (amount: number, idempotencyKey: string) =>
      built.client.refundPayment({ paymentId: body.razorpay_payment_id, amount, idempotencyKey, notes: {} });
    const first = await refund(1000000, 'a');
    expect(await refund(1000000, 'a')).toEqual(first);
    await refund(599900, 'b');
    const listed = await built.client.listRefunds(body.razorpay_payment_id);
    expect(listed.map((one) => one.amount)).toEqual([1000000, 599900]);
    expect(await built.client.getPayment(body.razorpay_payment_id)).toMatchObject({
      amountRefunded: 1599900,
      status: 'captured',
    });
    await expect(refund(3000001, 'c')).rejects.toMatchObject({ status: 400 });
    await refund(3000000, 'd');
    expect(await built.client.getPayment(body.razorpay_payment_id)).toMatchObject({ status: 'refunded' });
    await expect(refund(1, 'e')).rejects.toMatchObject({ status: 400 });
    await vi.waitFor(() =>
      expect(delivered.filter((one) => one.event === 'refund.processed')).toHaveLength(3),
    );
  });

  test('a payment link has a page, and its payment brings payment_link.paid', async () => {
    const built = build();
    const link = await built.client.createPaymentLink({
      amount: 3449963,
      currency: 'INR',
      referenceId: 'DJ-7-balance',
      description: 'Balance <b>DJ-7</b>',
      customer: { name: 'Asha', email: 'asha@example.com', contact: '+919876543210' },
      expireBy: new Date(Date.now() + 3_600_000),
      callbackUrl: 'http://localhost:5600/booking/DJ-7?key=k',
    });
    expect(link).toMatchObject({ status: 'created', url: `${BASE}/l/${link.id}` });
    const page = await (await built.simulator.fetch(link.url)).text();
    expect(page).toContain('Balance &lt;b&gt;DJ-7&lt;/b&gt;');
    expect(page).toContain('₹34,499.63');
    expect(page).toContain('Test mode: no money moves');
    const orderId = /data-order="(order_\w+)"/.exec(page)?.[1] ?? '';
    await pay(built, orderId, { outcome: 'captured', webhook: true });
    expect(delivered.map((one) => one.event).sort()).toEqual([
      'order.paid',
      'payment.captured',
      'payment_link.paid',
    ]);
    const back = await built.simulator.fetch(`${link.url}/return`, { redirect: 'manual' });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(
      /^http:\/\/localhost:5600\/booking\/DJ-7\?key=k&razorpay_payment_id=pay_/,
    );
  });

  test('a payment link is found by its reference, and cancelled takes no payment any more', async () => {
    const built = build();
    const ask = (referenceId: string) =>
      built.client.createPaymentLink({
        amount: 5000,
        currency: 'INR',
        referenceId,
        description: 'Balance',
        customer: { name: 'Asha', email: 'asha@example.com', contact: '' },
        expireBy: new Date(Date.now() + 3_600_000),
        callbackUrl: 'http://localhost:5600/',
      });
    const link = await ask('plk_1');
    const paid = await ask('plk_2');
    expect(await built.client.findPaymentLink('plk_1')).toEqual(link);
    expect(await built.client.findPaymentLink('plk_none')).toBeNull();
    const orderOf = async (url: string) =>
      /data-order="(order_\w+)"/.exec(await (await built.simulator.fetch(url)).text())?.[1] ?? '';
    const orderId = await orderOf(link.url);
    await pay(built, await orderOf(paid.url), { outcome: 'captured' });
    expect(await built.client.cancelPaymentLink(link.id)).toMatchObject({ status: 'cancelled' });
    await expect(built.client.cancelPaymentLink(paid.id)).rejects.toMatchObject({ status: 400 });
    await pay(built, orderId, { outcome: 'captured' });
    expect(await built.client.getPaymentLink(link.id)).toMatchObject({ status: 'cancelled', paymentIds: [] });
    expect(await built.client.getPaymentLink(paid.id)).toMatchObject({
      status: 'paid',
      paymentIds: [expect.stringMatching(/^pay_/)],
    });
    const page = await (await built.simulator.fetch(link.url)).text();
    expect(page).toContain('This payment link was cancelled.');
    expect(page).not.toContain('data-order');
  });

  test('the shop’s calls need its keys, the customer’s do not', async () => {
    const built = build();
    for (const authorization of ['', 'Basic x', `Basic ${btoa('rzp_test_1:wrong')}`, 'Bearer secret_1']) {
      const refused = await call(built, '/v1/orders', '{"amount":100,"currency":"INR"}', authorization);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ error: { description: 'Authentication failed' } });
    }
  });

  test.each([
    ['/v1/orders', '{"amount":99,"currency":"INR"}'],
    ['/v1/orders', '{"amount":1149987.5,"currency":"INR"}'],
    ['/v1/orders', '{"amount":"100","currency":"INR"}'],
    ['/v1/orders', '{"amount":100}'],
    ['/v1/orders', `{"amount":100,"currency":"INR","receipt":"${'x'.repeat(41)}"}`],
    ['/v1/orders', '{"amount":'],
    ['/v1/orders', '[]'],
    ['/v1/orders', 'null'],
    ['/v1/orders/order_unknown', undefined],
    ['/v1/orders/order_unknown/payments', undefined],
    ['/v1/payments/pay_unknown', undefined],
    ['/v1/payments/pay_unknown/refund', '{}'],
    ['/v1/payments/pay_unknown/capture', '{"amount":100,"currency":"INR"}'],
    ['/v1/orders/order_unknown/pay', '{"outcome":"captured"}'],
    ['/v1/orders/__proto__/pay', '{"outcome":"captured"}'],
    ['/v1/orders/order_unknown/pay', '{"outcome":"maybe"}'],
    ['/v1/payment_links', '{"amount":100,"callback_url":"javascript:alert(1)"}'],
  ])('%s with %j is refused in the provider’s shape', async (path, body) => {
    const response = await call(build(), path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) },
    });
  });

  test('an unknown address is 404 and a huge body 413', async () => {
    const built = build();
    expect((await call(built, '/v1/nothing')).status).toBe(404);
    expect((await call(built, '/v1/orders', 'x'.repeat(70_000))).status).toBe(413);
  });

  test('the widget is one script without inline handlers', async () => {
    const response = await build().simulator.fetch(`${BASE}/checkout.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const script = await response.text();
    expect(script).toContain('window.Razorpay');
    expect(() => new Function(script)).not.toThrow();
  });
});

describe('PAY-01 what was paid outlives the process', () => {
  test('another process sees orders and payments at once, and after a torn line', async () => {
    const journal = join(folder, 'shared', 'simulator.jsonl');
    const first = build({ journal });
    const second = build({ journal });
    const order = await makeOrder(first);
    const { body } = await pay(second, order.id, { outcome: 'captured' });
    expect(await first.client.getPayment(body.razorpay_payment_id)).toMatchObject({ status: 'captured' });
    expect(await pay(first, order.id, { outcome: 'captured' })).toMatchObject({ status: 400 });

    appendFileSync(journal, '{"type":"order","at":1,"id":"order_to');
    const third = build({ journal });
    const next = await makeOrder(third);
    expect(await first.client.getOrder(next.id)).toMatchObject({ id: next.id });
    expect(await third.client.getOrder(order.id)).toMatchObject({ status: 'paid' });
    expect(readFileSync(journal, 'utf8').split('\n').filter(Boolean)).toHaveLength(4);
    for (const one of [first, second, third]) one.simulator.close();
  });

  test('PAY-14 of twenty tries at once in two processes one captures', async () => {
    const journal = join(folder, 'race.jsonl');
    const processes = [build({ journal }), build({ journal })];
    const order = await makeOrder(processes[0] as Built);
    const tries = Array.from({ length: 20 }, (_, at) =>
      pay(processes[at % 2] as Built, order.id, { outcome: 'captured' }),
    );
    const statuses = (await Promise.all(tries)).map((one) => one.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const one of processes) one.simulator.close();
  });
});

import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { serve } from '@hono/node-server';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Hono } from 'hono';
import { createSimulator } from '#app/integrations/payments/simulator/simulator.ts';

/** A shop with nothing but the widget, under the policy of our pages: no inline script, styles allowed. */
const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";
const PAGE = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Shop</h1><button id="open">Open</button></main>
<script src="/simulator/checkout.js"></script><script src="/shop.js"></script></body></html>`;
const SHOP = `
window.seen = [];
document.getElementById('open').addEventListener('click', () => {
  const widget = new window.Razorpay({
    key: 'rzp_test_1', order_id: location.hash.slice(1), amount: 2624925, currency: 'INR', name: 'Deodar Journeys',
    description: 'Kashmir <b>Great Lakes</b>', prefill: { name: 'Ananya', email: 'ananya@example.com', contact: '+91 98450 11762' },
    theme: { color: '#144434' }, handler: (paid) => window.seen.push(['paid', paid.razorpay_order_id]),
    modal: { ondismiss: () => window.seen.push(['dismissed']) },
  });
  widget.on('payment.failed', (failed) => window.seen.push(['failed', failed.error.description]));
  widget.open();
});`;

let base: string;
let close: () => void;
let newOrder: () => Promise<string>;
const webhooks: string[] = [];

test.beforeAll(async () => {
  const app = new Hono();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((done) => (server.listening ? done() : server.once('listening', () => done())));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator = createSimulator({
    journal: null,
    keyId: 'rzp_test_1',
    keySecret: 'secret_1',
    webhookSecret: 'hook_1',
    publicUrl: base,
    async deliver(request) {
      webhooks.push((await request.json()).event);
      return new Response();
    },
  });
  app.get('/', (c) => c.html(PAGE, 200, { 'content-security-policy': POLICY }));
  app.get('/shop.js', (c) => c.body(SHOP, 200, { 'content-type': 'text/javascript' }));
  app.get('/thanks', (c) => c.text('Thanks'));
  app.route('/simulator', simulator.app);
  newOrder = async () => {
    const response = await call('/v1/orders', { amount: 2624925, currency: 'INR' });
    return response.id ?? '';
  };
  close = () => {
    simulator.close();
    server.close();
  };
});
test.afterAll(() => close());

async function call(path: string, body: object): Promise<Record<string, string>> {
  const headers = { authorization: `Basic ${btoa('rzp_test_1:secret_1')}` };
  const response = await fetch(`${base}/simulator${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
}

async function openWidget(page: Page): Promise<Locator> {
  await page.goto(`${base}/#${await newOrder()}`);
  await page.getByRole('button', { name: 'Open' }).click();
  const widget = page.getByRole('dialog', { name: 'Payment' });
  await expect(widget.getByText('Test mode: no money moves')).toBeVisible();
  return widget;
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[][] }).seen);
const pay = (widget: Locator) => widget.getByRole('button', { name: 'Pay ₹26,249.25' });

test('P15 a failed try keeps the widget open, the next one pays, and the server hears of both', async ({
  page,
}) => {
  webhooks.length = 0;
  const widget = await openWidget(page);
  await expect(widget.getByText('Kashmir <b>Great Lakes</b>')).toBeVisible();
  await widget.getByRole('tab', { name: 'UPI' }).click();
  await widget.getByLabel('UPI ID').fill('failure@razorpay');
  await pay(widget).click();
  await expect(widget.getByRole('alert')).toContainText('declined');
  await widget.getByRole('tab', { name: 'Card' }).click();
  await widget.getByLabel('Card number').fill('4000 0000 0000 0002');
  await pay(widget).click();
  await expect.poll(async () => (await seen(page)).length).toBe(2);
  await widget.getByLabel('Card number').fill('4100');
  await pay(widget).click();
  await expect(widget.getByText('Enter the whole card number')).toBeVisible();
  await widget.getByLabel('Card number').fill('4100 2800 0000 1007');
  await pay(widget).click();
  await expect(widget).toHaveCount(0);
  const order = new URL(page.url()).hash.slice(1);
  expect((await seen(page)).map(([what]) => what)).toEqual(['failed', 'failed', 'paid']);
  expect((await seen(page)).at(-1)).toEqual(['paid', order]);
  expect(webhooks.sort()).toEqual(['order.paid', 'payment.captured', 'payment.failed', 'payment.failed']);
  await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
});

test('PAY-21 closing asks first, by the button and by Escape; then the page hears of it', async ({
  page,
}) => {
  const widget = await openWidget(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to cancel the payment?');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await widget.getByRole('button', { name: 'Close payment' }).click();
  await question.getByRole('button', { name: 'Continue payment' }).click();
  await expect(pay(widget)).toBeFocused();
  expect(await seen(page)).toEqual([]);
  await widget.getByRole('button', { name: 'Close payment' }).click();
  await question.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(widget).toHaveCount(0);
  expect(await seen(page)).toEqual([['dismissed']]);
});

test('UI-10 UI-16 the keyboard stays inside, the tabs move by arrows, and axe finds nothing', async ({
  page,
}) => {
  const widget = await openWidget(page);
  const close = widget.getByRole('button', { name: 'Close payment' });
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(pay(widget)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(widget.getByRole('tab', { name: 'UPI' })).toBeFocused();
  await expect(widget.getByLabel('UPI ID')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter((one) => one.id !== 'region')).toEqual([]);
});

test('UI-12 at 320 px nothing is cut off and everything can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  const widget = await openWidget(page);
  const width = await widget.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(width[0]).toBe(width[1]);
  await pay(widget).click();
  await expect(widget).toHaveCount(0);
  expect((await seen(page)).map(([what]) => what)).toEqual(['paid']);
});

test('P15 a payment link is paid on its page and leads back to the shop', async ({ page }) => {
  const link = await call('/v1/payment_links', {
    amount: 2624925,
    currency: 'INR',
    reference_id: 'DJ-7-balance',
    description: 'Balance of DJ-7',
    customer: { name: 'Asha', email: 'asha@example.com', contact: '+919876543210' },
    callback_url: `${base}/thanks`,
  });
  await page.goto(link.short_url ?? '');
  await page.getByRole('button', { name: 'Pay ₹26,249.25' }).click();
  await pay(page.getByRole('dialog', { name: 'Payment' })).click();
  await expect(page).toHaveURL(/\/thanks\?razorpay_payment_id=pay_.*razorpay_payment_link_status=paid/);
});

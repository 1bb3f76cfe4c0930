import type { Locator, Page } from '@playwright/test';
import type { Customer } from '#app/contract/customers.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

const KERALA = 'Kerala Backwaters & Tea Hills';

async function add(page: Page, name: string): Promise<Customer> {
  const email = `${crypto.randomUUID().slice(0, 12)}@example.in`;
  const phone = `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const answer = await page.request.post('/api/customers', {
    data: { name, email, phone, travel_interests: ['family'] },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Customer;
}

async function openDialog(page: Page, customer: Customer) {
  await page.goto(`/admin/customers/${customer.id}`);
  await page
    .getByRole('dialog', { name: customer.name })
    .getByRole('button', { name: 'Send Package' })
    .click();
  return page.getByRole('dialog', { name: 'Send Package' });
}

async function choose(form: Locator): Promise<void> {
  await form.getByRole('combobox', { name: 'Package' }).fill('backwaters');
  await form.getByRole('option', { name: KERALA }).click();
  await expect(form.getByText(KERALA).first()).toBeVisible();
}

test('B14 B15 a package goes by WhatsApp’s link with what was agreed; AI Customize writes the message', async ({
  page,
  server,
  context,
}) => {
  await signIn(page, server);
  const customer = await add(page, `Ananya Raghavan ${crypto.randomUUID().slice(0, 6)}`);
  const form = await openDialog(page, customer);
  await form.getByRole('button', { name: 'AI Customize' }).click();
  await expect(page.getByText('Please select a package first')).toBeVisible();
  await form.getByRole('button', { name: 'Send Package' }).click();
  await expect(form.getByText('Package is required')).toBeVisible();

  await choose(form);
  await form.getByLabel('Custom price').fill('28,400');
  await form.getByLabel('Number of pax').fill('5');
  await form.getByText('No', { exact: true }).click();
  await form.getByLabel('Hotels info').fill('Houseboat, then 4-star');
  const preview = form.getByRole('complementary', { name: 'Preview' });
  for (const text of ['Price: ₹28,400 per person', 'Travellers: 5', 'Flights: Not included'])
    await expect(preview).toContainText(text);
  await expectAccessible(page, '[role="dialog"]');

  await form.getByRole('button', { name: 'AI Customize' }).click();
  await expect(form.getByLabel('Message')).not.toHaveValue('');
  const written = await form.getByLabel('Message').inputValue();
  await expect(preview).toContainText(written.split('\n').at(-1) ?? '');

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = context.waitForEvent('page');
  await form.getByRole('button', { name: 'Send Package' }).click();
  const link = new URL((await opened).url());
  expect(link.pathname).toBe(`/${customer.phone.slice(1)}`);
  expect(link.searchParams.get('text')).toBe(written.trim());
  await expect(page.getByText('WhatsApp Web opened.')).toBeVisible();
  await expect(form).toBeHidden();
  const drawer = page.getByRole('dialog', { name: customer.name });
  await expect(drawer.getByText(KERALA).first()).toBeVisible();
});

test('B14 B19 by e-mail it brings the brochure; the preview opens in a new tab', async ({
  page,
  server,
  context,
  mailbox,
}) => {
  await signIn(page, server);
  const customer = await add(page, `Imran Qureshi ${crypto.randomUUID().slice(0, 6)}`);
  const form = await openDialog(page, customer);
  await choose(form);
  const tab = context.waitForEvent('page');
  await form.getByRole('button', { name: 'Preview PDF' }).click();
  await expect.poll(async () => (await tab).url()).toMatch(/^blob:/);
  await (await tab).close();
  await form.getByText('Email', { exact: true }).click();
  await form.getByRole('button', { name: 'Send Package' }).click();
  await expect(page.getByText('Email sent successfully!')).toBeVisible({ timeout: 20_000 });
  const mail = mailbox.mails.find(({ to }) => to.includes(customer.email));
  expect(mail?.header('subject')).toBe(`Your journey: ${KERALA}`);
  expect(mail?.text).toContain('%PDF-');
});

for (const width of [1440, 390, 320]) {
  test(`UI-12 Send Package fits ${width} pixels`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, server);
    const customer = await add(page, `Nisha Pawar ${crypto.randomUUID().slice(0, 6)}`);
    const form = await openDialog(page, customer);
    await choose(form);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await expectAccessible(page, '[role="dialog"]');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/send-${width}.png` });
  });
}

import type { Page } from '@playwright/test';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';

const LIST = '/admin/customer-invoices';

async function expectFits(page: Page): Promise<void> {
  for (const width of [390, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, over]).toEqual([width, 0]);
  }
}

async function invoice(page: Page, fields: Record<string, string>): Promise<void> {
  const answer = await page.request.post('/api/accounts/customer-invoices', {
    multipart: {
      customer_email: 'money@example.in',
      customer_phone: '+91 98160 11122',
      invoice_date: dateInZone(new Date()),
      items: JSON.stringify([{ description: 'Houseboat', quantity: 2, rate: 500 }]),
      ...fields,
    },
  });
  expect(answer.status()).toBe(201);
}

test('B30 B31 each line has its service code, from the settings unless another is chosen', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = `Sac ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(`${LIST}/new`);
  const form = page.getByRole('dialog', { name: 'Create Invoice' });
  await expect(form.getByLabel('SAC of line 1')).toHaveValue('998555');
  await form.getByLabel('Customer name').fill(name);
  await form.getByLabel('Customer email').fill('sac@example.in');
  await form.getByLabel('Customer phone').fill('+91 98160 11122');
  await form.getByLabel('Description of line 1').fill('Rooms');
  await form.getByLabel('Rate of line 1').fill('1000');
  await form.getByLabel('SAC of line 1').selectOption('996311');
  await expectAccessible(page, '.modal');
  await expectFits(page);
  await form.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(page.getByText('Invoice created successfully!')).toBeVisible();
  const rows = await (await page.request.get(`/api/accounts/customer-invoices?q=${name}`)).json();
  expect(rows[0].items[0].sac).toBe('996311');
});

test('B30 an overdue invoice is found, reminded once a day, and its dialog lists what was recorded', async ({
  page,
  server,
  mailbox,
  allowedErrors,
}) => {
  // The question about a payment that is there already is the server's.
  allowedErrors.push(/409/);
  await signIn(page, server);
  const today = dateInZone(new Date());
  const name = `Late ${crypto.randomUUID().slice(0, 6)}`;
  const dates = { invoice_date: addDays(today, -30), due_date: addDays(today, -5) };
  await invoice(page, { customer_name: name, ...dates });
  await page.goto(`${LIST}?q=${name}`);
  await page.getByRole('button', { name: 'Overdue', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article', { name });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await card.getByRole('button', { name: /^Remind/ }).click();
  await expect(page.getByText('Reminder is on its way')).toBeVisible();
  await expect.poll(() => mailbox.mails.some((mail) => mail.raw.includes('Payment reminder'))).toBe(true);
  await card.getByRole('button', { name: /^Remind/ }).click();
  await expect(page.getByText('was reminded today already')).toBeVisible();

  for (const times of [1, 2]) {
    await card.getByRole('button', { name: /^Payment/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByLabel('Amount').fill('100');
    await dialog.getByLabel('Reference').fill('UTR 7');
    if (times === 2) {
      await expect(dialog.getByRole('region', { name: 'Recorded so far' })).toContainText('UTR 7');
      await expectAccessible(page, '.modal');
    }
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    if (times === 2) {
      const question = page.getByRole('alertdialog', { name: 'Record it again?' });
      await expect(question).toContainText('was recorded already');
      await question.getByRole('button', { name: 'Cancel' }).click();
    } else await expect(page.getByText('Payment recorded')).toBeVisible();
  }
});

test('B21 many sales at once: reminded, and their papers in one file', async ({ page, server }) => {
  await signIn(page, server);
  const name = `Bulk ${crypto.randomUUID().slice(0, 6)}`;
  for (const one of [1, 2]) await book(page, { name: `${name} ${one}`, email: `bulk-${one}@example.in` });
  await page.goto(`/admin/accounts?tab=invoices&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(2);
  await page
    .getByRole('checkbox', { name: 'Select all' })
    .or(page.getByRole('checkbox').first())
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Download PDFs' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-\d\d\.zip$/);
  await bar.getByRole('button', { name: 'Send reminder' }).click();
  await expect(page.getByText('2 reminders are on their way')).toBeVisible();
});

test('B23 B24 the next return, the years side by side, and a statement by e-mail', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await invoice(page, {
    customer_name: 'Statement',
    customer_email: 'statement@example.in',
    invoice_type: 'final',
  });
  await page.goto('/admin/accounts?tab=gst');
  await expect(page.getByText('Next return')).toBeVisible();
  await expect(page.getByText(/^GSTR-3B for /)).toBeVisible();
  await page.goto('/admin/accounts?tab=sales');
  await expect(page.getByRole('heading', { name: 'Revenue, this year and last' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Revenue by month, FY / })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.goto('/admin/accounts?tab=ledger&email=statement%40example.in');
  await page.getByRole('button', { name: 'Email statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email statement' });
  await expect(dialog.getByLabel('To')).toHaveValue('statement@example.in');
  await expectAccessible(page, '.modal');
  await dialog.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText('Email sent successfully!')).toBeVisible();
});

test('B08 B33 the papers of a booking: exact texts for success and failure', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/503/);
  await signIn(page, server);
  const reference = await book(page, { email: 'papers@example.in' });
  await page.goto(`/admin/crm?tab=bookings&q=${reference}`);
  for (const kind of ['Proforma', 'Invoice']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: `${kind} of ${reference}` })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${kind.toLowerCase()}.pdf`);
    await expect(page.getByText(`${kind} downloaded successfully!`)).toBeVisible();
  }
  await page.route('**/generate-invoice', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Not now.', code: 'unavailable' } }),
  );
  await page
    .getByRole('button', { name: `Invoice of ${reference}` })
    .first()
    .click();
  await expect(page.getByText('Failed to download invoice. Please try again.')).toBeVisible();
});

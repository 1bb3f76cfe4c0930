import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dateInZone } from '#app/domain/plain-date.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, expectFits, signIn } from './office-steps.ts';

async function finalInvoice(page: Page, origin: string, email: string): Promise<void> {
  const answer = await page.request.post('/api/accounts/customer-invoices', {
    headers: { origin },
    multipart: {
      customer_name: 'Ledger Customer',
      customer_email: email,
      customer_phone: '+91 98160 11122',
      invoice_date: dateInZone(new Date()),
      invoice_type: 'final',
      items: JSON.stringify([{ description: 'Visa help', quantity: 1, rate: 1000 }]),
    },
  });
  expect(answer.status()).toBe(201);
}

test('B20 B22 the dashboard and the sales report show the figures, on paper and in files too', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await book(page, { email: 'accounts-1@example.in' });
  await page.goto('/admin/accounts');
  await expect(page.getByRole('heading', { name: 'Accounts & Finance' })).toBeVisible();
  await expect(page.getByText('total bookings')).toBeVisible();
  for (const title of [
    'Revenue by month',
    'Payment status',
    'Top destinations',
    'Outstanding by age',
    'GST summary',
  ])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Revenue by month: / })).toBeVisible();
  await expect(page.getByText('CGST 9% + SGST 9%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customer Invoices' }).last()).toHaveAttribute(
    'href',
    '/admin/customer-invoices',
  );
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('link', { name: 'Sales Report' }).click();
  await expect(page.getByText('Average booking value')).toBeVisible();
  await expect(page.getByText('Confirmed revenue')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  for (const kind of ['CSV', 'XLSX']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export ${kind}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`sales-report.${kind.toLowerCase()}`);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Confirmed revenue')).toBeVisible();
});

test('B21 B33 invoices: found by customer, downloaded as both papers, the number there after it', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = `Kiran ${crypto.randomUUID().slice(0, 8)}`;
  await book(page, { name, email: 'accounts-2@example.in' });
  await page.goto('/admin/accounts?tab=invoices');
  await page.getByRole('searchbox', { name: 'Customer or invoice' }).fill(name);
  await expect(page).toHaveURL(/[?&]q=/);
  // The head, the one invoice, the totals.
  await expect(page.getByRole('row')).toHaveCount(3);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Not issued yet');
  await expect(row).toContainText('Partially Paid');
  await expectAccessible(page);
  await expectFits(page);

  for (const kind of ['Proforma', 'Invoice']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: new RegExp(`^${kind} of`) }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${kind.toLowerCase()}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF');
    await expect(page.getByText(`${kind} downloaded successfully!`)).toBeVisible();
  }
  await expect(row).toContainText(/DJ\/\d\d-\d\d\/\d{5}/);
});

test('B21 B33 an invoice that cannot be made says so', async ({ page, server, allowedErrors }) => {
  allowedErrors.push(/503/);
  await signIn(page, server);
  await book(page, { email: 'accounts-3@example.in' });
  await page.route('**/generate-invoice', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Not now.', code: 'unavailable' } }),
  );
  await page.goto('/admin/accounts?tab=invoices');
  await page
    .getByRole('button', { name: /^Invoice of/ })
    .first()
    .click();
  await expect(page.getByText('Failed to download invoice')).toBeVisible();
});

test('B23 the GST report and the return of a month', async ({ page, server }) => {
  await signIn(page, server);
  await book(page, { email: 'accounts-4@example.in' });
  await page.goto('/admin/accounts?tab=gst');
  await expect(page.getByText('Company GSTIN')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
  const quarter = page.getByRole('table').first();
  await expect(quarter).toContainText(/20\d\d-\d\d Q[1-4]/);
  await page.getByLabel('Month').fill(dateInZone(new Date()).slice(0, 7));
  await expect(page.getByText(/^\d\d[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]$/)).toBeVisible();
  await expect(page.getByText('Advances received')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toHaveProperty('doc_issue');
});

test('B24 B33 SEC-20 the ledger is found by e-mail; an unknown one says so', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/404/);
  await signIn(page, server);
  await book(page, { email: 'ledger+goa@example.in' });
  await finalInvoice(page, server.url, 'Ledger+Goa@example.in');
  await page.goto('/admin/accounts?tab=ledger');
  const field = page.getByLabel('Customer email');
  await field.fill('ledger+goa@example.in');
  await field.press('Enter');
  await expect(page.getByText('Total spent')).toBeVisible();
  await expect(page.getByRole('row', { name: /Visa help/ })).toContainText('₹1,180.00');
  await expect(page.getByText('2 transactions')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await field.fill('nobody@example.in');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Failed to load customer ledger')).toBeVisible();
});

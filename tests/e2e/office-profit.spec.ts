import type { Page } from '@playwright/test';
import { addDays } from '#app/domain/plain-date.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, expectFits, signIn, TRAVEL_DATE } from './office-steps.ts';

/** Days on which no other test travels. */
const DAY = addDays(TRAVEL_DATE, 17);
const DAYS = `start_date=${DAY}&end_date=${DAY}`;

async function bill(page: Page, origin: string, fields: Record<string, string>): Promise<void> {
  const answer = await page.request.post('/api/vendors/invoices', {
    headers: { origin },
    multipart: {
      vendor_name: 'Nigeen Palace Houseboats',
      invoice_number: crypto.randomUUID().slice(0, 8),
      invoice_date: '2026-11-02',
      amount: '10000',
      currency: 'INR',
      gst_rate: '18',
      ...fields,
    },
  });
  expect(answer.status()).toBe(201);
}

async function bookingId(page: Page, name: string): Promise<string> {
  const found = await page.request.get(`/api/crm/bookings?q=${encodeURIComponent(name)}`);
  const [booking] = (await found.json()) as Array<{ id: string }>;
  return booking?.id ?? '';
}

test('B29 a trip is provisional until its bill is there; a row leads to booking and bill', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = `Kiran ${crypto.randomUUID().slice(0, 8)}`;
  await book(page, { name, email: 'profit-1@example.in', travelDate: DAY });
  await page.goto(`/admin/profit-and-loss?by=booking&${DAYS}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Provisional');
  await expect(page.getByText('1 trip still ahead.')).toBeVisible();

  const id = await bookingId(page, name);
  await bill(page, server.url, { booking_id: id });
  await page.reload();
  await expect(row).toContainText('₹10,000.00');
  await expect(row).not.toContainText('Provisional');
  await expectAccessible(page);
  await expectFits(page);
  for (const view of ['By month', 'By destination', 'By package']) {
    await page.getByRole('link', { name: view }).click();
    await expect(page.getByRole('table').last()).toContainText('₹10,000.00');
    // The rows of the view before are dimmed until these are there.
    await expect(page.locator('.is-old')).toHaveCount(0);
    await expectAccessible(page);
    await expectFits(page);
  }

  await page.getByRole('row').nth(1).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Vendor bills before GST')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Nigeen Palace Houseboats' })).toHaveAttribute(
    'href',
    /^\/admin\/vendors\?id=vin_/,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/crm/bookings/${id}`));
  const profit = page.getByRole('region', { name: 'Profit' });
  await expect(profit).toContainText('Nigeen Palace Houseboats');
  await expect(profit).toContainText(/Vendor bills before GST₹10,000.00/);
  await expectAccessible(page);
});

test('B29 the profit and loss as files, and the same figures on the package', async ({ page, server }) => {
  await signIn(page, server);
  await book(page, { email: 'profit-2@example.in', travelDate: addDays(DAY, 1) });
  await page.goto(
    `/admin/profit-and-loss?by=package&start_date=${addDays(DAY, 1)}&end_date=${addDays(DAY, 1)}`,
  );
  for (const kind of ['CSV', 'XLSX']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export ${kind}` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`profit-and-loss-by-package.${kind.toLowerCase()}`);
  }
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open package' }).click();
  const soFar = page.getByRole('group', { name: 'Profit so far' });
  await expect(soFar).toContainText('Income without GST');
  await expect(soFar.getByRole('link', { name: 'Its bookings, bills and expenses' })).toBeVisible();
  await expectAccessible(page);
});

test('B29 columns sort by mouse and keys, and the address holds the order', async ({ page, server }) => {
  await signIn(page, server);
  const day = addDays(DAY, 2);
  const names = ['Asha', 'Bina'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  for (const [at, name] of names.entries())
    await book(page, { name, email: `profit-sort-${at}@example.in`, travelDate: day });
  await bill(page, server.url, { booking_id: await bookingId(page, names[0] ?? '') });
  await page.goto(`/admin/profit-and-loss?by=booking&start_date=${day}&end_date=${day}`);
  const first = page.getByRole('table').getByRole('row').nth(1);
  const column = (name: string) => page.getByRole('columnheader', { name });
  await column('Profit').getByRole('button').click();
  await expect(column('Profit')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-profit/);
  await expect(first).toContainText(names[1] ?? '');
  await expectAccessible(page);
  await column('Profit').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(column('Profit')).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText(names[0] ?? '');
  await column('Booking').getByRole('button').press('Space');
  await expect(page).toHaveURL(/sort=name/);
  await page.reload();
  await expect(column('Booking')).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText(names[0] ?? '');
  // On a phone the rows are stacked and have no heads: the same orders are a choice.
  await page.setViewportSize({ width: 390, height: 844 });
  const choice = page.getByLabel('Sort');
  const top = page.locator('tbody tr').first();
  await expect(choice).toHaveValue('name');
  await choice.selectOption({ label: 'Profit, highest first' });
  await expect(page).toHaveURL(/sort=-profit/);
  await expect(top).toContainText(names[1] ?? '');
  await choice.selectOption({ label: 'Usual order' });
  await expect(page).not.toHaveURL(/sort=/);
  await choice.selectOption({ label: 'Profit, lowest first' });
  await expect(top).toContainText(names[0] ?? '');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Another view begins in its own order.
  await page.getByRole('link', { name: 'By month' }).click();
  await expect(page).not.toHaveURL(/sort=/);
});

test('B29 the profit and loss that does not come says so', async ({ page, server, allowedErrors }) => {
  allowedErrors.push(/503/);
  await signIn(page, server);
  await page.route('**/api/accounts/profit-and-loss*', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Not now.', code: 'unavailable' } }),
  );
  await page.goto('/admin/profit-and-loss');
  await expect(page.getByText('Failed to load the profit and loss')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/accounts/profit-and-loss*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Taxable value, without GST')).toBeVisible();
});

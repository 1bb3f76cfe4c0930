import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectFits, signIn } from './office-steps.ts';

/** A year that no other test spends in. */
const YEAR = 'start_date=2019-04-01&end_date=2020-03-31';

async function spend(page: Page, origin: string, change: Record<string, unknown>): Promise<void> {
  const data = {
    expense_date: '2019-05-10',
    category: 'rent',
    amount: 40_000,
    currency: 'INR',
    payment_type: 'bank',
    description: 'Office on Mall Road',
    ...change,
  };
  const answer = await page.request.post('/api/expenses', { data, headers: { origin } });
  expect(answer.status()).toBe(201);
}

test('B29 the report shows where the money went, and gives it as a file', async ({ page, server }) => {
  await signIn(page, server);
  const supplier = '=Himgiri & Sons';
  await spend(page, server.url, {});
  await spend(page, server.url, { expense_date: '2019-06-01', amount: 2500.5, payment_type: 'upi' });
  await spend(page, server.url, {
    expense_date: '2020-03-31',
    category: 'vendor_payments',
    amount: 1200,
    currency: 'USD',
    supplier_name: supplier,
  });
  await page.goto(`/admin/expense-reports?${YEAR}`);
  const stats = page.locator('.stats');
  for (const text of [
    'Total expenses',
    'Total INR',
    '₹42.5K',
    '₹42,500.50',
    'Total USD',
    '$1.2K',
    '$1,200.00',
  ])
    await expect(stats.getByText(text, { exact: true })).toBeVisible();

  const section = (title: string) =>
    page.locator('section.box').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(section('Expenses by Category')).toContainText(/Rent2 entries₹42,500.50/);
  // Of dollars alone, nothing is said in rupees.
  await expect(section('Expenses by Category')).toContainText(/Vendor payments1 entry\$1,200.00/);
  await expect(section('Payment Methods')).toContainText('UPI');
  await expect(section('Supplier-wise Expenditure')).toContainText(`${supplier}1 entry$1,200.00`);
  const months = section('Monthly Trends');
  await expect(
    months.getByRole('img', { name: /2019-05 ₹40,000.00, 2019-06 ₹2,500.50, 2019-07 ₹0.00/ }),
  ).toBeVisible();
  await expect(months.getByRole('row', { name: '2019-06' })).toContainText('₹2,500.50');
  await expectAccessible(page);
  await expectFits(page);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('expense_report.csv');
  expect(await readFile(await csv.path(), 'utf8')).toBe(
    'Category,Count,Amount INR,Amount USD\r\nrent,2,42500.5,0\r\nvendor_payments,1,0,1200\r\n',
  );
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export XLSX' }).click(),
  ]);
  expect(xlsx.suggestedFilename()).toBe('expense_report.xlsx');
});

test('B29 DAT-06 other days load anew; without suppliers their section is not there', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await spend(page, server.url, { expense_date: '2018-03-31', amount: 111 });
  await spend(page, server.url, { expense_date: '2018-04-01', amount: 222 });
  await page.goto('/admin/expense-reports?start_date=2018-03-01&end_date=2018-04-30');
  await expect(page.getByRole('heading', { name: 'Payment Methods' })).toBeVisible();
  await expect(page.getByText('₹333.00').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Supplier-wise Expenditure' })).toBeHidden();
  await page.getByRole('button', { name: /^Start and end date/ }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'End date' }).fill('2018-03-31');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/end_date=2018-03-31/);
  await expect(page.getByText('₹111.00').first()).toBeVisible();

  await page.goto('/admin/expense-reports?start_date=2017-01-01&end_date=2017-01-31');
  await expect(page.getByText('No expenses in these days.')).toHaveCount(3);
});

test('B29 a report that does not come says so, and comes when asked again', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/503/);
  await signIn(page, server);
  await page.route('**/api/expenses/reports/summary*', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Not now.', code: 'unavailable' } }),
  );
  await page.goto(`/admin/expense-reports?${YEAR}`);
  await expect(page.getByText('Failed to load expense report.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await expectAccessible(page);
  await page.unroute('**/api/expenses/reports/summary*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total expenses')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { pdfBill } from '#tests/support/bill-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const LIST = '/admin/expenses';
const API = '/api/expenses';
const today = dateInZone(new Date());
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function add(page: Page, description: string, change: object = {}): Promise<ExpenseView> {
  const data = { expense_date: today, amount: 6840, description, ...change };
  const answer = await page.request.post(API, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as ExpenseView;
}

async function addSupplier(page: Page, name: string): Promise<{ id: string }> {
  const answer = await page.request.post('/api/suppliers', {
    multipart: {
      supplier_name: name,
      contact_person: 'Imtiyaz Lone',
      phone: '+919906022718',
      email: 'desk@valleywheels.example',
      service_type: 'transport',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string };
}

/** Nothing is wider than the screen. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

test('B28 an expense is typed with a supplier, a booking and its bill, shown with every fact, and downloaded', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const supplier = unique('Valley Wheels');
  await addSupplier(page, supplier);
  const customer = unique('Ananya Raghavan');
  const reference = await book(page, { name: customer }, false);
  const name = unique('Airport and Gulmarg cars');
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: 'Expense Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to CMS' })).toHaveAttribute('href', '/admin/dashboard');
  await expect(page.getByRole('link', { name: 'View Reports' })).toHaveAttribute(
    'href',
    '/admin/expense-reports',
  );
  await page.keyboard.press('c');
  await page.keyboard.press('e');
  const form = dialog(page, 'Add Expense');
  await expect(form.getByLabel('Expense date')).toHaveValue(formatDate(today));
  await expect(form.getByLabel('Category')).toHaveValue('office_expenses');
  await expect(form.getByLabel('Currency')).toHaveValue('INR');
  await expect(form.getByLabel('Payment type')).toHaveValue('bank');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Amount is required')).toBeVisible();
  await expect(form.getByText('Description is required')).toBeVisible();
  await expectAccessible(page, '.modal');

  await form.getByLabel('Category').selectOption('vendor_payments');
  await form.getByLabel('Payment type').selectOption('upi');
  await form.getByLabel('Amount').fill('abc');
  await page.keyboard.press('Tab');
  await expect(form.getByText('Enter an amount such as 12,499.50')).toBeVisible();
  await form.getByLabel('Amount').fill('44,625.5');
  await form.getByLabel('Description').fill(name);
  await form.getByLabel('Supplier').selectOption({ label: supplier });
  await form.getByLabel('Department').fill('Operations');
  await form.getByLabel('Invoice reference').fill('VWT/26/0931');
  await form.getByLabel('Booking').fill(reference);
  await page.getByRole('option', { name: new RegExp(reference) }).click();
  await form.getByLabel('File to attach').setInputFiles({
    name: 'Beleg für März.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfBill()),
  });
  await expect(form.getByText('Beleg für März.pdf').first()).toBeVisible();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Expense created successfully!')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search expenses' }).fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  const made = row(page, name);
  for (const text of [
    'VENDOR PAYMENTS',
    'INR',
    'UPI',
    formatDate(today),
    supplier,
    'Operations',
    'VWT/26/0931',
    reference,
    '₹44,625.50',
  ])
    await expect(made).toContainText(text);
  const download = page.waitForEvent('download');
  await made.getByRole('button', { name: `Download the bill of ${name}` }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Beleg für März.pdf');
  expect(await readFile(await file.path())).toEqual(Buffer.from(pdfBill()));
  await expectAccessible(page);
});

test('MON-13 the three cards follow the filters, and rupees and dollars stay apart', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = unique('Cards');
  for (const amount of [100, 50.5, 0.25]) await add(page, name, { amount, category: 'utilities' });
  await add(page, name, { amount: 100, currency: 'USD', payment_type: 'cash' });
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
  const cards = page.locator('.stats');
  await expect(cards).toContainText('Expenses4');
  await expect(cards).toContainText('₹150.753 expenses');
  await expect(cards).toContainText('$100.001 expense');
  await page.getByLabel('Currency').selectOption('USD');
  await expect(cards).toContainText('Expenses1');
  await expect(cards).toContainText('₹0.000 expenses');
  await page.getByLabel('Currency').selectOption('');
  await page.getByLabel('Payment type').selectOption('bank');
  await expect(cards).toContainText('Expenses3');
  await page.getByLabel('Category').selectOption('rent');
  await expect(page.getByText('No expenses found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all expenses' }).click();
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}&start_date=${today}&end_date=${today}`);
  await expect(cards).toContainText('Expenses4');
});

test('MON-10 editing keeps what was typed when somebody was quicker; None / Direct clears the supplier', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await signIn(page, server);
  const { id: supplier_id } = await addSupplier(page, unique('Emirates Visa Desk'));
  const name = unique('Visa fees');
  const { id } = await add(page, name, { supplier_id, currency: 'USD', amount: 960 });
  await page.goto(`${LIST}/${id}`);
  const form = dialog(page, 'Edit Expense');
  await form.getByLabel('Supplier').selectOption({ label: 'None / Direct' });
  await form.getByLabel('Exchange rate').fill('84.25');
  expect((await page.request.put(`${API}/${id}`, { data: { department: 'Visa' } })).status()).toBe(200);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Failed to save expense: Somebody changed this expense meanwhile.',
  );
  await expect(form.getByLabel('Exchange rate')).toHaveValue('84.25');
  await page.goto(`${LIST}/${id}`);
  await expect(form.getByLabel('Exchange rate')).toHaveValue('84.25');
  // What the other one saved is there too, and said.
  await expect(form.getByLabel('Department')).toHaveValue('Visa');
  await expect(form.getByText('It was saved again since; what changed there is here too.')).toBeVisible();
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Expense updated successfully!')).toBeVisible();
  const [stored] = (await (await page.request.get(`${API}?id=${id}`)).json()) as ExpenseView[];
  expect(stored).toMatchObject({
    supplier_id: null,
    supplier_name: '',
    exchange_rate: 84.25,
    department: 'Visa',
  });
});

test('B28 a search of two letters that left older expenses out says so, any other says nothing', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = unique('Zq lunch');
  await add(page, name);
  // As the API says it where there are more than the newest 5,000.
  await page.route('**/api/expenses?*q=zq&*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-search-newest': '5000' } });
  });
  const said = page.getByText(
    'Two letters look through the newest 5,000 records only; type a third for all.',
  );
  await page.goto(`${LIST}?q=zq`);
  await expect(row(page, name)).toBeVisible();
  await expect(said).toBeVisible();
  await page.goto(`${LIST}?q=zq+lunch`);
  await expect(row(page, name)).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('B28 Cancel resets the form', async ({ page, server }) => {
  await signIn(page, server);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Add Expense' }).click();
  const form = dialog(page, 'Add Expense');
  await form.getByLabel('Description').fill('Typed and given up');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Add Expense' }).click();
  await expect(form.getByLabel('Description')).toHaveValue('');
  await expect(form.getByText(/Unsaved changes/)).toHaveCount(0);
});

test('B28 deleting asks, and is undone; what a role may not is not offered', async ({
  page,
  server,
  allowedErrors,
}) => {
  // The page that the role may not see is answered with it.
  allowedErrors.push(/403/);
  await signIn(page, server);
  const name = unique('Printer cartridges');
  await add(page, name);
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  const ask = page.getByRole('alertdialog', { name: 'Delete this expense?' });
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, '.modal');
  await ask.getByRole('button', { name: 'Delete expense' }).click();
  await expect(row(page, name)).toHaveCount(0);
  await toast(page, 'Expense deleted successfully!').getByRole('button', { name: /^Undo/ }).click();
  await expect(row(page, name)).toBeVisible();

  await signInAs(page, await addStaff(page, server, 'sales'));
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: 'This is not for your role' })).toBeVisible();
});

test('B28 recurring: what is due is made at once with its badge, a pause and the end hold', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Recurring' }).click();
  await expect(page.getByRole('heading', { name: 'Recurring Expenses' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Recurring Expense' })).toContainText('C M');
  await page.keyboard.press('c');
  await page.keyboard.press('m');
  const name = unique('Shimla office');
  const form = dialog(page, 'Add Recurring Expense');
  await form.getByLabel('Amount').fill('85000');
  await form.getByLabel('Description').fill(name);
  await form.getByLabel('Day of the month').selectOption('31');
  await form.getByLabel('Day of the month').selectOption(String(Number(today.slice(8))));
  await expect(form.getByRole('status').filter({ hasText: 'made when you save' })).toBeVisible();
  await expectAccessible(page, '.modal');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Recurring expense created successfully!')).toBeVisible();
  const rent = row(page, name);
  await expect(rent).toContainText('₹85,000.00');
  await expect(rent).toContainText('Next on');
  await expectAccessible(page);
  await rent.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(rent).toContainText('Paused');
  await rent.getByRole('button', { name: `Resume ${name}` }).click();
  await expect(rent).toContainText('Next on');
  await rent.getByRole('link', { name: `Edit ${name}` }).click();
  await dialog(page, 'Edit Recurring Expense').getByLabel('Amount').fill('90000');
  await dialog(page, 'Edit Recurring Expense').getByRole('button', { name: 'Update' }).click();
  await expect(rent).toContainText('₹90,000.00');
  await rent.getByRole('link', { name: '1 made' }).click();
  const made = row(page, name);
  await expect(made).toContainText('Recurring');
  await expect(made).toContainText('₹85,000.00');
  await page.goBack();
  await rent.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete recurring expense' }).click();
  await toast(page, 'Recurring expense deleted successfully!').getByRole('button', { name: /^Undo/ }).click();
  await expect(rent).toBeVisible();
  expect((await page.request.get(`${API}?q=${encodeURIComponent(name)}`)).headers()['x-total-count']).toBe(
    '1',
  );
});

for (const width of [390, 320])
  test(`B28 on a phone of ${width} px everything is there and nothing is cut off`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, server);
    const name = unique('Airport cars for the Malhotra group');
    await add(page, name, {
      department: 'Operations',
      invoice_reference: `VWT/26/0931/${'A'.repeat(60)}`,
      amount: 999_999_999_999.99,
      supplier_name: 'Valley Wheels',
    });
    await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
    await expect(row(page, name)).toContainText('₹9,99,99,99,99,999.99');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await row(page, name)
      .getByRole('link', { name: `Edit ${name}` })
      .click();
    await expect(dialog(page, 'Edit Expense').getByLabel('Description')).toHaveValue(name);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, '.modal');
    await page.goto(`${LIST}/recurring`);
    await expect(page.getByRole('heading', { name: 'Recurring Expenses' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

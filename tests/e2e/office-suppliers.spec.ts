import type { Page } from '@playwright/test';
import type { Supplier } from '#app/contract/suppliers.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const LIST = '/admin/suppliers';
const API = '/api/suppliers';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name });
/** The server is shared: each test has its own suppliers and looks for them by this word. */
const ownWord = () => `w${crypto.randomUUID().slice(0, 8)}`;

async function create(page: Page, fields: Record<string, string>): Promise<Supplier> {
  const answer = await page.request.post(API, {
    multipart: {
      contact_person: 'Bashir Ahmad',
      phone: '+91 94190 12034',
      email: 'bookings@nigeenpalace.example',
      service_type: 'hotel',
      supplier_name: 'Nigeen',
      ...fields,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Supplier;
}

test('B27 adding a supplier: required fields, live checks of GSTIN and IFSC, the masked account', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Back to CMS' })).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('active');
  await page.keyboard.press('c');
  await page.keyboard.press('s');
  const form = dialog(page, 'Add Supplier');
  await expect(form.getByLabel('Supplier name')).toBeFocused();
  await expect(form.getByLabel('Country')).toHaveValue('India');
  await expect(form.getByLabel('Status')).toHaveValue('active');
  await form.getByRole('button', { name: 'Add Supplier' }).click();
  for (const field of ['Supplier name', 'Service type', 'Contact person', 'Phone', 'Email'])
    await expect(form.getByText(`${field} is required`)).toBeVisible();
  await expectAccessible(page, '.modal');

  const name = `Nigeen ${ownWord()}`;
  await form.getByLabel('Supplier name').fill(name);
  await form.getByLabel('Service type').selectOption('hotel');
  await form.getByLabel('Contact person').fill('Bashir Ahmad');
  await form.getByLabel('Phone').fill('94190 12034');
  await form.getByLabel('Email').fill('bookings@nigeenpalace.example');
  const gstin = form.getByLabel('GST number');
  await gstin.fill('01AAFCN7712K1Z?');
  await expect(form.getByText('GSTIN must have 15 characters, such as 24AAQCA8719H1ZC')).toBeVisible();
  await gstin.fill('01aafcn7712k1za');
  await expect(form.getByText('The last character of this GSTIN does not fit: expected K')).toBeVisible();
  await gstin.fill('01aafcn7712k1zk');
  await expect(form.getByText('GST number has the right form')).toBeAttached();
  await expect(form.getByLabel('State')).toHaveValue('Jammu and Kashmir');
  const ifsc = form.getByLabel('IFSC code');
  await ifsc.fill('EXBKO000119');
  await expect(form.getByText(/is the digit 0, not the letter O/)).toBeVisible();
  await ifsc.fill('exbk0000119');
  await expect(form.getByText('IFSC code has the right form')).toBeAttached();
  await form.getByLabel('Bank account number').fill('0412 7788 1203');
  await form.getByLabel('Bank branch').fill('Rajbagh, Srinagar');
  await form.getByLabel('City').fill('Srinagar');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Supplier created successfully!')).toBeVisible();
  await expect(page).toHaveURL(LIST);

  await page.getByRole('searchbox', { name: 'Search suppliers' }).fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  const made = card(page, name);
  await expect(made).toContainText('Bashir Ahmad · Hotel');
  await expect(made).toContainText('Srinagar, Jammu and Kashmir, India');
  await expect(made).toContainText('01AAFCN7712K1ZK');
  await expect(made).toContainText('•••• 1203');
  await expect(made).not.toContainText('0412 7788 1203');
  await made.getByRole('button', { name: `Show bank account of ${name}` }).click();
  await expect(made).toContainText('0412 7788 1203');
  await expectAccessible(page);
});

test('B27 MON-10 DAT-04 editing: what is emptied is empty, a change meanwhile is not overwritten', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await signIn(page, server);
  const stored = await create(page, {
    supplier_name: `Valley ${ownWord()}`,
    city: 'Leh',
    bank_branch: 'Leh',
  });
  await page.goto(`${LIST}/${stored.id}`);
  const form = dialog(page, 'Edit Supplier');
  await expect(form.getByLabel('Phone')).toHaveValue('+91 94190 12034');
  await form.getByLabel('City').fill('');
  await form.getByLabel('Bank branch').fill('');
  await page.request.put(`${API}/${stored.id}`, { multipart: { city: 'Kargil' } });
  await form.getByRole('button', { name: 'Save Supplier' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Failed to save supplier: Somebody changed this supplier meanwhile.',
  );
  await page.reload();
  await expect(form.getByRole('status')).toContainText('are back in this form');
  await expect(form.getByLabel('City')).toHaveValue('');
  await form.getByRole('button', { name: 'Save Supplier' }).click();
  await expect(page.getByText('Supplier updated successfully!')).toBeVisible();
  const [now] = (await (await page.request.get(`${API}?id=${stored.id}`)).json()) as Supplier[];
  expect(now).toMatchObject({ city: '', bank_branch: '', phone: '+919419012034', version: 3 });
});

test('B27 the filters, the figures that lead to them, and a name that is there already', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const word = ownWord();
  await create(page, { supplier_name: `Houseboat ${word}` });
  await create(page, { supplier_name: `Guide ${word}`, service_type: 'tour_guide', status: 'inactive' });
  await page.goto(`${LIST}?q=${word}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'All' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Service type').selectOption('tour_guide');
  await expect(card(page, `Guide ${word}`)).toContainText('Inactive');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: /\d Hotel$/ }).click();
  await expect(page).toHaveURL(`${LIST}?service_type=hotel&status=all`);

  await page.goto(`${LIST}/new`);
  const form = dialog(page, 'Add Supplier');
  await form.getByLabel('Supplier name').fill(` houseboat  ${word}`);
  await expect(form.getByText('This supplier may be in the directory already')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Discard/ }).click();

  await page.goto(`${LIST}?q=nothing-${word}`);
  await expect(page.getByText('No suppliers found')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${LIST}?q=guide+${word}`);
  await page.getByRole('button', { name: 'Look among inactive ones too' }).click();
  await expect(card(page, `Guide ${word}`)).toBeVisible();
});

test('B27 deleting: undone, and refused for one that an expense names, which becomes inactive instead', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await signIn(page, server);
  const word = ownWord();
  const { id, supplier_name: name } = await create(page, { supplier_name: `Himgiri ${word}` });
  await page.goto(`${LIST}?q=${word}`);
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this supplier?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, '.modal');
  await question.getByRole('button', { name: 'Delete supplier' }).click();
  await expect(page.getByText('Supplier deleted successfully!')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card(page, name)).toBeVisible();

  await page.route(`**${API}/${id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 409,
          json: { code: 'in_use', detail: `${name} stands on 1 expense, so it cannot be deleted.` },
        })
      : route.fallback(),
  );
  await remove.click();
  await question.getByRole('button', { name: 'Delete supplier' }).click();
  const refused = page.getByRole('alertdialog', { name: 'Failed to delete supplier' });
  await expect(refused).toContainText(`${name} stands on 1 expense, so it cannot be deleted.`);
  await refused.getByRole('button', { name: 'Make inactive' }).click();
  await expect(page.getByText(`${name} is inactive`)).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await page.goto(`${LIST}?q=${word}&status=inactive`);
  await page.getByRole('button', { name: `Make active ${name}` }).click();
  await expect(page.getByText('No suppliers found')).toBeVisible();
});

test('B27 B33 a list that cannot be loaded says so; on a phone nothing is cut off', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/500/);
  await signIn(page, server);
  const word = ownWord();
  await create(page, {
    supplier_name: `${'Long name '.repeat(9)}${word}`,
    address: 'Gate 4, '.repeat(30),
    email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
    gst_number: '01AAFCN7712K1ZA',
    bank_account_number: 'AE070331234567890123456',
  });
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`${LIST}?q=${word}`);
  await expect(page.getByText('does not fit: expected K')).toBeVisible();
  await page.getByRole('button', { name: /^Show bank account/ }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);

  await page.route(`**${API}?*`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(LIST);
  await expect(page.getByText('Failed to load suppliers')).toBeVisible();
});

test('SEC-04 a role without purchases finds no suppliers', async ({ page, server, allowedErrors }) => {
  allowedErrors.push(/403/);
  await signIn(page, server);
  const sales = await addStaff(page, server, 'sales');
  await signInAs(page, sales);
  await page.goto('/admin/today');
  await expect(page.getByRole('link', { name: 'Suppliers' })).toHaveCount(0);
  await page.goto(LIST);
  await expect(page.getByText(/not for your role|Your role/)).toBeVisible();
});

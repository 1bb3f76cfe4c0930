import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bulk Upload' });
/** Leads that no other test has. */
function leadsFile(count: number, more = '') {
  const salt = crypto.randomUUID().slice(0, 8);
  const digits = String(Date.now() % 10_000_000).padStart(7, '0');
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `Lead ${at} ${salt},l${at}.${salt}@example.in,9${digits}${String(at).padStart(2, '0')},Travel Expo,Pankaj`,
  );
  const text = ['Full Name,E-mail ID,Mobile,Where met,Stall staff', ...rows, more].join('\n');
  return { salt, file: { name: `expo-${salt}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) } };
}
type Payload = ReturnType<typeof leadsFile>['file'];
const choose = (page: Page, file: Payload) => dialog(page).getByLabel('File to upload').setInputFiles(file);
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const counted = async (page: Page, salt: string) =>
  Number((await page.request.get(`/api/customers?q=${salt}&limit=1`)).headers()['x-total-count']);

async function open(page: Page): Promise<void> {
  await page.goto('/admin/customers');
  await page.getByRole('link', { name: 'Bulk Upload' }).first().click();
  await expect(dialog(page)).toBeVisible();
}

test('B16 file, columns, review, result: in the words of the specification, and it closes by itself', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await open(page);
  await press(page, 'Upload');
  await expect(dialog(page).getByRole('alert')).toHaveText('Please select a file');
  await expectAccessible(page, '.modal');
  const template = page.waitForEvent('download');
  await press(page, 'Download template');
  expect((await template).suggestedFilename()).toBe('customers-template.csv');

  const { salt, file } = leadsFile(
    3,
    `Arvind,arvind@,9872640012,Insta,\n,x.${Date.now()}@example.in,98726 40012,,`,
  );
  await choose(page, file);
  await press(page, 'Upload');
  await expect(dialog(page).getByText('5 rows, 5 columns, first row is the header')).toBeVisible();
  await expect(dialog(page).getByLabel('Field for Mobile')).toHaveValue('phone');
  await expect(dialog(page).getByText('+91 will be added')).toBeVisible();
  await expect(dialog(page).getByText('Not in our list: website is used')).toBeVisible();
  await expectAccessible(page, '.modal');

  await dialog(page).getByLabel('Field for E-mail ID').selectOption('Skip this column');
  await press(page, 'Review 5 rows');
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose the column for Email');
  await dialog(page).getByLabel('Field for E-mail ID').selectOption('Email');
  await dialog(page).getByLabel('Field for Stall staff').selectOption('Notes');
  await press(page, 'Review 5 rows');
  await expect(dialog(page).getByText('Email is not complete')).toBeVisible();
  await expect(dialog(page).getByText('Name is missing')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Problems 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page, '.modal');
  expect(await counted(page, salt)).toBe(0);
  await press(page, 'All rows 5');
  await expect(dialog(page).getByText('Ready', { exact: true })).toHaveCount(3);

  await press(page, 'Create 3 customers');
  await expect(dialog(page).getByText('Successfully uploaded! Created: 3, Skipped: 0')).toBeVisible();
  await expect(dialog(page).getByText('Row 5: Email is not complete')).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: `Lead 0 ${salt}` })).toBeVisible();
  expect(await counted(page, salt)).toBe(3);
});

test('B16 the result stays while it is read; rejected rows are a file; the upload is undone from there and from the list', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await open(page);
  const { salt, file } = leadsFile(2, '=1+1,evil@,+919872640012,,');
  await choose(page, file);
  await press(page, 'Upload');
  await press(page, 'Review 3 rows');
  await press(page, 'Create 2 customers');
  await dialog(page).getByText('Successfully uploaded!').hover();
  await expectAccessible(page, '.modal');
  const download = page.waitForEvent('download');
  await press(page, 'Download rejected rows');
  expect((await download).suggestedFilename()).toBe('customers-to-mend.csv');
  await expect(dialog(page).getByText('Closes in 3 seconds')).toBeHidden();
  await dialog(page).getByText('Close', { exact: true }).click();

  await open(page);
  await press(page, `Undo upload of ${file.name}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to undo this upload?');
  await expectAccessible(page, '.modal');
  await question.getByRole('button', { name: 'Undo upload' }).click();
  await expect(page.getByText('Upload undone: 2 customers removed')).toBeVisible();
  await expect(
    dialog(page)
      .getByText(/Undone: 2 removed/)
      .first(),
  ).toBeVisible();
  expect(await counted(page, salt)).toBe(0);
});

test('UI-05 B16 offline and a broken file: the words say so, and nothing that was chosen is lost', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/422/, /ERR_INTERNET_DISCONNECTED/);
  await signIn(page, server);
  await open(page);
  await choose(page, {
    name: 'leads.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\x03\x04 broken'),
  });
  await press(page, 'Upload');
  await expect(dialog(page).getByRole('alert')).toContainText('Upload failed: The file is damaged');
  await choose(page, leadsFile(1).file);
  await page.context().setOffline(true);
  await press(page, 'Upload');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Upload failed: The server could not be reached',
  );
  await page.context().setOffline(false);
  await press(page, 'Upload');
  await expect(dialog(page).getByText('1 row, 5 columns, first row is the header')).toBeVisible();
  await dialog(page).getByLabel('Field for Stall staff').selectOption('City');
  await page.context().setOffline(true);
  await press(page, 'Review 1 row');
  await expect(dialog(page).getByRole('alert')).toContainText('Upload failed:');
  await expect(dialog(page).getByLabel('Field for Stall staff')).toHaveValue('city');
  await page.context().setOffline(false);
  await press(page, 'Review 1 row');
  await expect(dialog(page).getByRole('button', { name: 'Create 1 customer' })).toBeVisible();
});

test('B16 on a phone every step fits, and who may only look is not offered it', async ({
  page,
  server,
  browser,
}) => {
  await signIn(page, server);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await open(page);
    const fits = async () =>
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
        .toBe(true);
    await choose(
      page,
      leadsFile(1, 'Arvind Kumar Thapa,arvind.kumar.thapa.of.chandigarh@,9872640012,,').file,
    );
    await fits();
    await press(page, 'Upload');
    await expect(dialog(page).getByLabel('Field for Mobile')).toBeVisible();
    await fits();
    await press(page, 'Review 2 rows');
    await expect(dialog(page).getByText('Email is not complete')).toBeVisible();
    await fits();
    await expectAccessible(page, '.modal');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  const accounts = await addStaff(page, server, 'accounts');
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await signInAs(other, accounts);
  await other.goto('/admin/customers');
  await expect(other.getByRole('heading', { name: 'Customer Management' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Bulk Upload' })).toHaveCount(0);
  await context.close();
});

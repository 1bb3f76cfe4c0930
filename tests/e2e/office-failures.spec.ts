import type { Locator, Page } from '@playwright/test';
import { dateInZone } from '#app/domain/plain-date.ts';
import { pdfBill } from '#tests/support/bill-files.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';

/** What the server says when it is in trouble. */
const AWAY = 'The database is away for a moment.';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test.beforeEach(async ({ page, server, allowedErrors }) => {
  allowedErrors.push(/503/, /ERR_FAILED/);
  await signIn(page, server);
});

/** Calls of a path below /api fail from now on, as when the database is away. */
async function breaks(page: Page, method: Method, path: RegExp): Promise<void> {
  await page.route(
    (url) => path.test(url.pathname.replace(/^\/api/, '')),
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { detail: AWAY, code: 'unavailable' } })
        : route.fallback(),
  );
}

/** Calls of a path wait until the answer is called. */
async function held(page: Page, method: Method, path: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => path.test(url.pathname.replace(/^\/api/, '')),
    async (route) => {
      if (route.request().method() === method) await promise;
      await route.fallback();
    },
  );
  return resolve;
}

async function isTold(place: Page | Locator, text: string): Promise<void> {
  const alert = place.getByRole('alert').filter({ hasText: text });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(AWAY);
}

async function dismiss(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
}

async function addCustomer(page: Page): Promise<{ id: string; name: string }> {
  const data = {
    name: unique('Ananya Raghavan'),
    email: `${crypto.randomUUID().slice(0, 12)}@example.in`,
    phone: `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  };
  const answer = await page.request.post('/api/customers', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; name: string };
}

test('B33 customers: each failure in its own words, and nothing that was typed is lost', async ({ page }) => {
  const { name } = await addCustomer(page);
  await page.goto(`/admin/customers?q=${encodeURIComponent(name)}`);
  const own = card(page, name);

  await breaks(page, 'PUT', /^\/customers\/[^/]+\/move$/);
  await own.getByRole('button', { name: 'Hot', exact: true }).click();
  await isTold(page, 'Failed to move customer');
  await expect(own).toBeVisible();
  await dismiss(page);

  await breaks(page, 'DELETE', /^\/customers\/[^/]+$/);
  await own.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete customer' }).click();
  await isTold(page, 'Failed to delete customer');
  await dismiss(page);

  await breaks(page, 'POST', /call-logs$/);
  await own.getByRole('button', { name: `Log Call with ${name}` }).click();
  const call = dialog(page, 'Log Call');
  await call.getByRole('radio', { name: 'Interested', exact: true }).check();
  await call.getByLabel('Notes').fill('Wants a houseboat');
  await call.getByRole('button', { name: 'Log Call' }).click();
  await isTold(call, 'Failed to add call log');
  await expect(call.getByLabel('Notes')).toHaveValue('Wants a houseboat');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Discard/ })
    .click();

  await breaks(page, 'PUT', /^\/customers\/[^/]+$/);
  await own.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = dialog(page, 'Edit Customer');
  await edit.getByLabel('City').fill('Kochi');
  await edit.getByRole('button', { name: 'Save Customer' }).click();
  await isTold(edit, 'Failed to update customer');
  await expect(edit.getByLabel('City')).toHaveValue('Kochi');

  await breaks(page, 'GET', /^\/customers$/);
  await page.goto('/admin/customers?list=cold_list');
  await isTold(page, 'Failed to load customers');
});

test('B33 B14 B16 a package, its brochure, its text and the template: each failure in its own words', async ({
  page,
}) => {
  const { id, name } = await addCustomer(page);
  await page.goto(`/admin/customers/${id}`);
  await dialog(page, name).getByRole('button', { name: 'Send Package' }).click();
  const form = dialog(page, 'Send Package');
  await expect(form.getByText('Leave blank to use default message')).toBeVisible();
  await form.getByRole('combobox', { name: 'Package' }).fill('backwaters');
  await form.getByRole('option').first().click();

  await breaks(page, 'GET', /^\/customers\/download-pdf\//);
  await form.getByRole('button', { name: 'Preview PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to download PDF' })).toBeVisible();
  await dismiss(page);
  await breaks(page, 'POST', /customize-package-for-customer$/);
  await form.getByRole('button', { name: 'AI Customize' }).click();
  await isTold(page, `Failed to customize: ${AWAY}`);
  await dismiss(page);
  await breaks(page, 'POST', /share-via-whatsapp$/);
  await form.getByRole('button', { name: 'Send Package' }).click();
  await isTold(form, `Failed to send package: ${AWAY}`);

  await breaks(page, 'GET', /bulk-upload\/template$/);
  await page.goto('/admin/customers/upload');
  await page.getByRole('button', { name: 'Download template' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to download template' })).toBeVisible();
});

test('B33 B16 B28 what takes a while says so: an upload, an expense that is saved', async ({ page }) => {
  const name = unique('Gurleen');
  const upload = await held(page, 'POST', /^\/customers\/imports$/);
  await page.goto('/admin/customers/upload');
  const sheet = `name,email,phone\n${name},gurleen@example.in,98150 22145\n`;
  await page
    .getByLabel('File to upload')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Uploading file...' })).toBeVisible();
  upload();
  await expect(page.getByRole('button', { name: 'Review 1 row' })).toBeVisible();

  const expense = await held(page, 'POST', /^\/expenses$/);
  await page.goto('/admin/expenses/new');
  const form = dialog(page, 'Add Expense');
  await form.getByLabel('Amount').fill('100');
  await form.getByLabel('Description').fill(name);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByRole('button', { name: 'Saving...' })).toBeVisible();
  expense();
  await expect(page.getByText('Expense created successfully!')).toBeVisible();
});

test('B33 B04 messages that never reach the server say so in the words of their channel', async ({
  page,
}) => {
  const name = unique('Shreya');
  const data = {
    name,
    email: 'shreya@example.in',
    phone: '+91 98110 45230',
    destination: '',
    message: 'Hello',
  };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
  await page.goto(`/admin/crm?tab=inquiries&q=${encodeURIComponent(name)}`);
  await page.route(/\/api\/crm\/inquiries\/[^/]+\/(email|sms|whatsapp)$/, (route) => route.abort());
  const own = page.getByRole('article').filter({ hasText: name });
  for (const [channel, button] of [
    ['Email', 'Send Email'],
    ['SMS', 'Send SMS'],
    ['WhatsApp', /^(Send|Open) WhatsApp$/],
  ] as const) {
    await own.getByRole('button', { name: channel }).click();
    const form = page.getByRole('dialog', { name: channel, exact: true });
    if (channel === 'Email')
      await expect(form.getByLabel('Subject')).toHaveValue(/^Re: Your inquiry about Deodar Journeys$/);
    await form.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await form.getByRole('button', { name: button }).click();
    await expect(form.getByRole('alert')).toContainText(
      `Failed to send ${channel === 'Email' ? 'email' : channel}`,
    );
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(form).toBeHidden();
  }
});

test('B33 invoices of customers: each failure in its own words', async ({ page }) => {
  const name = unique('Olivia Hartman');
  const answer = await page.request.post('/api/accounts/customer-invoices', {
    multipart: {
      customer_name: name,
      customer_email: 'olivia@example.com',
      customer_phone: '+1 415 555 0136',
      invoice_date: dateInZone(new Date()),
      items: JSON.stringify([{ description: 'Tour', quantity: 1, rate: 100 }]),
    },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/admin/customer-invoices?q=${encodeURIComponent(name)}`);
  const own = card(page, name);
  await breaks(page, 'GET', /^\/accounts\/customer-invoices\/[^/]+\/download$/);
  await own.getByRole('button', { name: /^PDF/ }).click();
  await isTold(page, 'Failed to download PDF.');
  // The message stays, and never lies on the buttons of a dialog that is opened meanwhile.
  await own.getByRole('link', { name: /^Edit/ }).click();
  const form = dialog(page, 'Edit Invoice');
  await form.getByLabel('Notes').fill('Window seats');
  await breaks(page, 'PUT', /^\/accounts\/customer-invoices\/[^/]+$/);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await isTold(form, 'Failed to save invoice:');
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Invoice updated successfully!')).toBeVisible();
  await dismiss(page);
  await breaks(page, 'DELETE', /^\/accounts\/customer-invoices\/[^/]+$/);
  await own.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete invoice' }).click();
  await isTold(page, 'Failed to delete invoice.');
  await breaks(page, 'GET', /^\/accounts\/customer-invoices$/);
  await page.goto('/admin/customer-invoices');
  await isTold(page, 'Failed to load invoices.');
});

test('B33 invoices of vendors and expenses: each failure in its own words', async ({ page }) => {
  const vendor = unique('Valley Wheels');
  const bill = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBill('bill.pdf')) };
  const made = await page.request.post('/api/vendors/invoices', {
    multipart: {
      vendor_name: vendor,
      invoice_number: crypto.randomUUID().slice(0, 8),
      invoice_date: dateInZone(new Date()),
      currency: 'INR',
      amount: '1000',
      file: bill,
    },
  });
  expect(made.status()).toBe(201);
  await page.goto(`/admin/vendors?q=${encodeURIComponent(vendor)}`);
  const row = page.getByRole('row', { name: vendor });
  await breaks(page, 'GET', /^\/vendors\/invoices\/[^/]+\/download$/);
  await row.getByRole('button', { name: /^File/ }).click();
  await isTold(page, 'Failed to download file');
  await dismiss(page);
  await breaks(page, 'DELETE', /^\/vendors\/invoices\/[^/]+$/);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete invoice' }).click();
  await isTold(page, 'Failed to delete invoice');
  await breaks(page, 'GET', /^\/vendors\/invoices$/);
  await page.goto('/admin/vendors');
  await isTold(page, 'Failed to load invoices');

  const description = unique('Rent');
  const data = { expense_date: dateInZone(new Date()), amount: 100, description };
  expect((await page.request.post('/api/expenses', { data })).status()).toBe(201);
  await page.goto(`/admin/expenses?q=${encodeURIComponent(description)}`);
  await breaks(page, 'DELETE', /^\/expenses\/[^/]+$/);
  await card(page, description)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete expense' }).click();
  await isTold(page, 'Failed to delete expense.');
  await breaks(page, 'GET', /^\/expenses$/);
  await page.goto('/admin/expenses');
  await isTold(page, 'Failed to load expenses.');
});

test('P20 P22 P23 content: a failure stands in the form with what was typed, and is gone once it is saved', async ({
  page,
}) => {
  await page.goto('/admin/packages/new');
  const trip = dialog(page, 'Create package');
  const title = unique('Lighthouse Coast');
  await trip.getByLabel('Title').fill(title);
  await trip.getByLabel('Destination').fill('Goa');
  await trip.getByLabel('Price').fill('₹9,999');
  await breaks(page, 'POST', /^\/admin\/packages$/);
  await trip.getByRole('button', { name: 'Create package' }).click();
  await isTold(trip, `Failed to create package: ${AWAY}`);
  await expect(trip.getByLabel('Title')).toHaveValue(title);
  await page.unrouteAll();
  await trip.getByRole('button', { name: 'Create package' }).click();
  await expect(page.getByText('Package created')).toBeVisible();
  await expect(page.getByText(/^Failed to create package/)).toHaveCount(0);

  for (const [kind, one, field] of [
    ['destinations', 'destination', 'Description'],
    ['testimonials', 'testimonial', 'Location'],
  ] as const) {
    const rows = (await (await page.request.get(`/api/admin/${kind}`)).json()) as Array<{ id: string }>;
    await page.goto(`/admin/${kind}/${rows[0]?.id}?tab=${kind}`);
    const form = dialog(page, `Edit ${one}`);
    const typed = await form.getByLabel(field).inputValue();
    await form.getByLabel(field).fill(`${typed} again`);
    await breaks(page, 'PUT', new RegExp(`^/admin/${kind}/`));
    await form.getByRole('button', { name: `Save ${one}` }).click();
    await isTold(form, `Failed to save ${one}`);
    await page.unrouteAll();
    await form.getByLabel(field).fill(`${typed}.`);
    await form.getByRole('button', { name: `Save ${one}` }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(`Failed to save ${one}`)).toHaveCount(0);
  }
});

test('B33 B21 the papers of a sale, asked for in the accounts', async ({ page }) => {
  const name = unique('Rohan Bhatia');
  await book(page, { name, email: 'rohan@example.in' });
  await page.goto(`/admin/accounts?tab=invoices&q=${encodeURIComponent(name)}`);
  await breaks(page, 'POST', /generate-(proforma|invoice)$/);
  await page.getByRole('button', { name: `Proforma of ${name}` }).click();
  await isTold(page, 'Failed to download invoice');
});

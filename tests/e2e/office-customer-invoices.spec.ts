import type { Page } from '@playwright/test';
import type { CustomerInvoiceView } from '#app/contract/customer-invoices.ts';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const LIST = '/admin/customer-invoices';
const API = '/api/accounts/customer-invoices';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const totals = (page: Page) => page.getByRole('status', { name: 'Totals' });

async function create(page: Page, fields: Record<string, string>): Promise<CustomerInvoiceView> {
  const answer = await page.request.post(API, {
    multipart: {
      customer_email: 'guest@example.in',
      customer_phone: '+91 98160 11122',
      invoice_date: dateInZone(new Date()),
      items: JSON.stringify([{ description: 'Houseboat', quantity: 2, rate: 500 }]),
      ...fields,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as CustomerInvoiceView;
}

async function read(page: Page, id: string): Promise<CustomerInvoiceView> {
  const rows = (await (await page.request.get(`${API}?id=${id}`)).json()) as CustomerInvoiceView[];
  const [row] = rows;
  if (!row) throw new Error('no such invoice');
  return row;
}

test('B30 B31 MON-05 writing an invoice: defaults, live totals, lines by keyboard and from a sheet', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Back to Accounts' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Invoice' }).click();
  const form = dialog(page, 'Create Invoice');
  await expect(form.getByLabel('Customer name')).toBeFocused();
  await expect(form.getByRole('radio', { name: 'Proforma' })).toBeChecked();
  await expect(form.getByLabel('Terms & Conditions')).toHaveValue('Payment due within 30 days');
  await expect(form.getByRole('button', { name: 'Remove line 1' })).toBeDisabled();
  await expect(form.getByLabel('GST rate')).toHaveValue('18');

  await form.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(form.getByText('Customer name is required')).toBeVisible();
  await expect(form.getByText('Description is required')).toBeVisible();
  await expectAccessible(page, '.modal');

  const name = `Asha ${crypto.randomUUID().slice(0, 6)}`;
  await form.getByLabel('Customer name').fill(name);
  await form.getByLabel('Customer email').fill('asha@example.in');
  await form.getByLabel('Customer phone').fill('+91 98160 11122');
  await form.getByLabel('Description of line 1').fill('Houseboat');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Quantity of line 1')).toBeFocused();
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Rate of line 1')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4,999.99');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Description of line 2')).toBeFocused();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Guide\t1.15\t100.30\nTickets\t0.1\t3\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(form.getByLabel('Description of line 3')).toHaveValue('Tickets');
  await form.getByLabel('Quantity of line 1').fill('0.5');
  await expect(totals(page)).toContainText('₹2,615.65');
  await form.getByLabel('GST rate').selectOption('12');
  await expect(form.getByText(/GST of 12% ended/)).toBeVisible();
  await form.getByLabel('Currency').selectOption('USD');
  await expect(totals(page)).toContainText('$2,615.65');
  await form.getByLabel('Currency').selectOption('INR');
  await expect(form.getByLabel('GST rate')).toHaveValue('12');
  await form.getByLabel('GST rate').selectOption('18');
  await expect(totals(page)).toContainText('CGST 9%');
  await form.getByLabel('Customer GSTIN').fill('29AABCR1718E1ZL');
  await expect(totals(page)).toContainText('IGST 18%');
  await expect(form.getByLabel('Customer is')).toHaveValue('regular');
  const paper = page.waitForResponse((one) => one.url().endsWith('/preview'));
  const tab = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Preview PDF' }).click();
  expect((await paper).headers()['content-type']).toBe('application/pdf');
  await (await tab).close();
  const shown = (await totals(page).textContent()) ?? '';
  await form.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(page.getByText('Invoice created successfully!')).toBeVisible();
  await expect(page).toHaveURL(LIST);
  const made = card(page, name);
  await expect(made).toContainText('Proforma');
  const total = /Total(₹[\d,.]+)/.exec(shown)?.[1] ?? 'none';
  await expect(made).toContainText(total);
  await expectAccessible(page);
});

test('MON-09 MON-10 editing: a rate of 0 stays, what is emptied is empty, unsaved text is kept', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const due_date = addDays(dateInZone(new Date()), 20);
  const { id, customer_name } = await create(page, {
    customer_name: `Rohan ${crypto.randomUUID().slice(0, 6)}`,
    notes: 'Window seats',
    due_date,
  });
  await page.goto(`${LIST}/${id}`);
  const form = dialog(page, 'Edit Invoice');
  await form.getByLabel('GST rate').selectOption('0');
  await form.getByLabel('Notes').fill('');
  await form.getByLabel('Terms & Conditions').fill('');
  await form.getByLabel('Due date').fill('');
  await page.keyboard.press('Tab');
  await expect(totals(page)).toContainText('₹1,000.00');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(form.getByText(/Unsaved changes of .* are back in this form/)).toBeVisible();
  await expect(form.getByLabel('GST rate')).toHaveValue('0');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Invoice updated successfully!')).toBeVisible();
  expect(await read(page, id)).toMatchObject({
    gst_rate: 0,
    gst_amount: 0,
    total_amount: 1000,
    notes: '',
    terms: '',
    due_date: null,
  });
  await expect(card(page, customer_name)).toBeVisible();
  await expect(card(page, customer_name)).not.toContainText('GST');
  await page.goto(`${LIST}/${id}`);
  await expect(form.getByLabel('GST rate')).toHaveValue('0');
  await expect(form.getByLabel('Notes')).toHaveValue('');
});

test('B30 B31 payment, duplicate question, link, e-mail and credit note from the card', async ({
  page,
  server,
  mailbox,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  await signIn(page, server);
  const customer_name = `Meena ${crypto.randomUUID().slice(0, 6)}`;
  const invoice = await create(page, {
    customer_name,
    customer_email: 'meena@example.in',
    invoice_type: 'final',
  });
  await page.goto(`${LIST}?q=${encodeURIComponent(customer_name)}`);
  const own = card(page, customer_name);
  await own.getByRole('button', { name: /^Payment/ }).click();
  const payment = dialog(page, 'Record payment');
  await expect(payment.getByLabel('Amount')).toHaveValue('1,180.00');
  await expectAccessible(page, '.modal');
  await payment.getByLabel('Amount').fill('180');
  await payment.getByLabel('Reference').fill('UTR 1');
  await payment.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Payment recorded')).toBeVisible();
  await expect(own).toContainText('Partially Paid');
  await expect(own).toContainText('₹1,000.00');

  await own.getByRole('button', { name: /^Payment/ }).click();
  await payment.getByLabel('Amount').fill('180');
  await payment.getByLabel('Reference').fill('UTR 1');
  await payment.getByRole('button', { name: 'Record' }).click();
  const question = page.getByRole('alertdialog', { name: 'Record it again?' });
  await expect(question).toContainText('recorded already');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await payment.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: /discard/i })
    .click({ timeout: 1500 })
    .catch(() => undefined);

  await own.getByRole('button', { name: `More for ${invoice.invoice_number}` }).click();
  await page.getByRole('menuitem', { name: 'Payment link' }).click();
  await expect(dialog(page, 'Payment link').getByLabel('Pays ₹1,000.00')).toHaveValue(/\/simulator\/l\//);
  await expectAccessible(page, '.modal');
  await page.keyboard.press('Escape');

  await own.getByRole('button', { name: `More for ${invoice.invoice_number}` }).click();
  await page.getByRole('menuitem', { name: 'Email to customer' }).click();
  const mail = dialog(page, 'Email invoice');
  await expect(mail.getByLabel('To')).toHaveValue('meena@example.in');
  await mail.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText('Email sent successfully!')).toBeVisible();
  await expect
    .poll(() => mailbox.mails.find((one) => one.to.includes('meena@example.in'))?.raw ?? '', {
      timeout: 20_000,
    })
    .toContain('application/pdf');

  await expect(own.getByText('Sent', { exact: true })).toBeVisible();
  await own.getByRole('link', { name: /^Edit/ }).click();
  const locked = dialog(page, 'Edit Invoice');
  await expect(locked).toContainText('Payments are recorded on this invoice. It cannot be changed');
  await locked.getByRole('button', { name: 'issue a credit note' }).click();
  await expect(dialog(page, 'Credit notes').getByLabel('Amount')).toBeVisible();
  await expectAccessible(page, '.modal');
  await page.keyboard.press('Escape');
  await expect(locked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(locked).toBeHidden();

  await own.getByRole('button', { name: `More for ${invoice.invoice_number}` }).click();
  await page.getByRole('menuitem', { name: 'Credit notes' }).click();
  const credit = dialog(page, 'Credit notes');
  await credit.getByLabel('Amount').fill('1000');
  await credit.getByLabel('Reason').fill('Trip called off');
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(page.getByText('Credit note issued')).toBeVisible();
  await expect(own.getByText('Paid', { exact: true })).toBeVisible();
  expect(await read(page, invoice.id)).toMatchObject({ balance_amount: 0, credited_amount: 1000 });
});

test('B30 B32 B33 filters, PDF, CSV, deleting and cancelling', async ({ page, server }) => {
  await signIn(page, server);
  const tag = crypto.randomUUID().slice(0, 6);
  await create(page, { customer_name: `Proforma ${tag}` });
  const final = await create(page, { customer_name: `Final ${tag}`, invoice_type: 'final' });
  await page.goto(`${LIST}?q=${tag}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Type').selectOption('final');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Status').selectOption('paid');
  await expect(page.getByText('No invoices found')).toBeVisible();
  await page.goto(`${LIST}?q=${tag}`);

  const saved = page.waitForEvent('download');
  await card(page, `Final ${tag}`).getByRole('button', { name: /^PDF/ }).click();
  expect((await saved).suggestedFilename()).toBe(`invoice_${final.id}.pdf`);

  await page.getByRole('button', { name: `Delete ${final.invoice_number}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this invoice?' });
  await expectAccessible(page, '.modal');
  await question.getByRole('button', { name: 'Delete invoice' }).click();
  await expect(page.getByText('Invoice deleted successfully!')).toBeVisible();
  await expect(card(page, `Final ${tag}`)).toContainText('Cancelled');
  const csv = await page.request.get(`${API}?q=${tag}&format=csv&columns=number,status`);
  expect(await csv.text()).toContain(`${final.invoice_number},cancelled`);
});

test('SEC-04 a role without accounts sees no invoices', async ({ page, server, allowedErrors }) => {
  allowedErrors.push(/status of 403/);
  await signIn(page, server);
  const sales = await addStaff(page, server, 'sales');
  await signInAs(page, sales);
  const answer = await page.goto(LIST);
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('link', { name: 'Create Invoice' })).toHaveCount(0);
});

test('UI-04 nothing is wider than a phone of 320 or 390, in the list and in the editor', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const { id } = await create(page, {
    customer_name: 'Ananya Raghavan',
    invoice_type: 'final',
    customer_gstin: '29AABCR1718E1ZL',
    due_date: addDays(dateInZone(new Date()), 90),
    items: JSON.stringify([
      { description: 'Kashmir Valley in Bloom, per person', quantity: 5, rate: 24_000 },
      { description: 'Gondola and tulip garden entry', quantity: 5, rate: 1000 },
      { description: 'Airport assistance', quantity: 1, rate: 2000 },
    ]),
  });
  for (const [width, height] of [
    [1440, 1000],
    [390, 844],
    [320, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [name, path] of [
      ['list', LIST],
      ['editor', `${LIST}/${id}`],
    ] as const) {
      await page.goto(path);
      if (name === 'editor') await expect(totals(page)).toContainText('₹1,49,860.00');
      else await expect(card(page, 'Ananya Raghavan').first()).toBeVisible();
      const wide = await page.evaluate(() => {
        const body = document.querySelector('.modal .body');
        return [
          document.documentElement.scrollWidth > window.innerWidth,
          body !== null && body.scrollWidth > body.clientWidth,
        ];
      });
      expect([name, width, ...wide]).toEqual([name, width, false, false]);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` });
    }
  }
});

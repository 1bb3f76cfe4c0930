import type { Page } from '@playwright/test';
import type { VendorInvoice } from '#app/contract/vendor-invoices.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { pdfBill } from '#tests/support/bill-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, expectFits, signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const LIST = '/admin/vendors';
const API = '/api/vendors/invoices';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const totals = (page: Page) => page.getByRole('status', { name: 'Totals' });
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
const bill = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfBill(name)),
});

async function create(page: Page, fields: Record<string, string>): Promise<VendorInvoice> {
  const answer = await page.request.post(API, {
    multipart: {
      invoice_number: crypto.randomUUID().slice(0, 8),
      invoice_date: dateInZone(new Date()),
      currency: 'INR',
      amount: '1000',
      ...fields,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as VendorInvoice;
}

test.describe('at 1440', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('B25 B26 MON-02 adding an invoice: live GST, how it was paid, its file under its own name', async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    const vendor = unique('Himgiri Helicopters');
    await page.goto(LIST);
    await expect(page.getByRole('table').or(page.getByText('No invoices yet'))).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('v');
    const form = dialog(page, 'Add Invoice');
    await expect(form.getByLabel('Vendor name')).toBeFocused();
    await expect(form.getByLabel('GST rate')).toHaveValue('18');
    await expect(form.getByLabel('Payment mode')).toHaveCount(0);
    await form.getByRole('button', { name: 'Add Invoice' }).click();
    await expect(form.getByText('Vendor name is required')).toBeVisible();
    await expect(form.getByText('Amount is required')).toBeVisible();
    await expectAccessible(page, '.modal');

    await form.getByLabel('Vendor name').fill(vendor);
    await form.getByLabel('Invoice number').fill('HH/26-27/218');
    await form.getByLabel('Amount').fill('1.005');
    await form.getByLabel('Department').fill('Operations');
    await form.getByRole('button', { name: 'Add Invoice' }).click();
    await expect(form.getByText(/at most 10,00,00,00,00,000 with 2 decimals/)).toBeVisible();
    await form.getByLabel('Amount').fill('2,14,000');
    await expect(totals(page)).toContainText('₹38,520.00');
    await expect(totals(page)).toContainText('₹2,52,520.00');
    await form.getByLabel('GST rate').selectOption('12');
    await expect(form.getByText(/GST of 12% ended/)).toBeVisible();
    await form.getByLabel('Currency').selectOption('USD');
    await expect(form.getByLabel('GST rate')).toHaveCount(0);
    await expect(totals(page)).toContainText('$214,000.00');
    await form.getByLabel('Currency').selectOption('INR');
    await form.getByLabel('GST rate').selectOption('18');
    await form.getByLabel('Status').selectOption('paid');
    await form.getByLabel('Payment mode').selectOption('upi');
    await form.getByLabel('Payment date').fill('26 Nov 2026');
    await form.getByLabel('File to attach').setInputFiles(bill('बिल मार्च.pdf'));
    await expect(form.getByText('बिल मार्च.pdf')).toBeVisible();
    await expectAccessible(page, '.modal');
    await form.getByRole('button', { name: 'Add Invoice' }).click();
    await expect(page.getByText('Invoice created successfully!')).toBeVisible();
    await expect(page).toHaveURL(LIST);

    await page.getByRole('searchbox', { name: 'Search vendors' }).fill(vendor);
    const made = row(page, vendor);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(made).toContainText('₹2,52,520.00');
    await expect(made).toContainText('UPI · 26 Nov 2026');
    const saved = page.waitForEvent('download');
    await made.getByRole('button', { name: /^File/ }).click();
    expect((await saved).suggestedFilename()).toBe('बिल मार्च.pdf');
    await expect(page.getByText('Total amount INR').locator('..')).toContainText('₹252.52K');
    await expectAccessible(page);
  });

  test('B25 the same number twice is refused with the way to the first, and the form stays', async ({
    page,
    server,
    allowedErrors,
  }) => {
    allowedErrors.push(/409/);
    await signIn(page, server);
    const first = await create(page, { vendor_name: unique('Valley Wheels') });
    await page.goto(`${LIST}/new`);
    const form = dialog(page, 'Add Invoice');
    await form.getByLabel('Vendor name').fill(first.vendor_name.toUpperCase());
    await form.getByLabel('Invoice number').fill(first.invoice_number);
    await form.getByLabel('Amount').fill('99');
    await form.getByRole('button', { name: 'Add Invoice' }).click();
    await expect(page.getByText(/^Failed to save invoice: Invoice .* is there already/)).toBeVisible();
    await expect(
      form.getByText('This vendor’s number is there already in this financial year'),
    ).toBeVisible();
    await expectAccessible(page, '.modal');
    const opened = page.waitForEvent('popup');
    await form.getByRole('link', { name: 'Open the first one' }).click();
    const other = await opened;
    await expect(dialog(other, 'Edit Invoice').getByLabel('Vendor name')).toHaveValue(first.vendor_name);
    await other.close();
    await expect(form.getByLabel('Amount')).toHaveValue('99.00');
  });

  test('B25 MON-10 editing: links to a booking and a package, the file replaced and removed', async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    const guest = unique('Asha Verma');
    const reference = await book(page, { name: guest });
    const made = await create(page, { vendor_name: unique('Nigeen Palace'), notes: 'Two rooms' });
    await page.goto(`${LIST}?q=${encodeURIComponent(made.vendor_name)}`);
    await row(page, made.vendor_name).getByRole('link', { name: made.vendor_name }).first().click();
    const form = dialog(page, 'Edit Invoice');
    await form.getByRole('combobox', { name: 'Booking' }).fill(guest);
    await page.getByRole('option', { name: reference }).click();
    await expect(form.getByText('Counts in the profit of this booking')).toBeVisible();
    await form.getByLabel('Linked package').fill('Kashmir');
    await page.getByRole('listbox', { name: 'Packages' }).getByRole('option').first().click();
    await expect(form.getByText('Counts in the profit of this package')).toBeVisible();
    await form.getByLabel('Notes').fill('');
    await form.getByLabel('File to attach').setInputFiles(bill('first.pdf'));
    await form.getByRole('button', { name: 'Save Invoice' }).click();
    await expect(page.getByText('Invoice updated successfully!')).toBeVisible();

    const stored = async () => (await (await page.request.get(`${API}/${made.id}`)).json()) as VendorInvoice;
    expect(await stored()).toMatchObject({
      booking_reference: reference,
      package_id: expect.stringMatching(/./),
      notes: '',
      file_name: 'first.pdf',
    });
    await row(page, made.vendor_name).getByRole('link', { name: /^Edit/ }).click();
    await expect(form.getByRole('combobox', { name: 'Booking' })).toHaveValue(`${reference} · ${guest}`);
    await form.getByRole('button', { name: 'Remove file' }).click();
    await form.getByRole('button', { name: 'Save Invoice' }).click();
    await expect(row(page, made.vendor_name).getByRole('button', { name: /^File/ })).toHaveCount(0);
    expect(await stored()).toMatchObject({ file_name: null, booking_reference: reference });
  });

  test('B25 SEC-06 a refused file is named until another one is chosen; the keyboard stays in the form', async ({
    page,
    server,
    allowedErrors,
  }) => {
    allowedErrors.push(/422/);
    await signIn(page, server);
    await page.goto(`${LIST}/new`);
    const form = dialog(page, 'Add Invoice');
    const supplier = 'Marudhar Heritage Hotels';
    await form.getByLabel('Vendor name').fill('marudhar');
    const found = page.getByRole('listbox', { name: 'Suppliers' });
    await expect(found.getByRole('option', { name: supplier })).toBeVisible();
    // It lies over the form, and pushes nothing down.
    await expect(found).toHaveCSS('position', 'absolute');
    await form.getByLabel('Vendor name').fill(supplier.toLowerCase());
    await form.getByLabel('Invoice number').fill(unique('MHH'));
    await form.getByLabel('Amount').fill('100');
    const fake = { ...bill('bill.pdf'), buffer: Buffer.from('<html>a page</html>') };
    await form.getByLabel('File to attach').setInputFiles(fake);
    await form.getByRole('button', { name: 'Add Invoice' }).click();
    await expect(form.getByRole('alert')).toContainText('Failed to save invoice: This is a web page.');
    const named = form.getByText('This is a web page. Attachments can be .pdf, .xlsx or .xls files.', {
      exact: true,
    });
    await expect(named).toBeVisible();
    await form.getByLabel('File to attach').setInputFiles(bill('second.pdf'));
    await expect(form.getByText('second.pdf')).toBeVisible();
    await expect(named).toHaveCount(0);
    await form.getByRole('button', { name: 'Remove file' }).click();
    await expect(form.getByRole('button', { name: 'Choose file' })).toBeFocused();
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.keyboard.press('Control+Enter');
    expect(await (await answered).json()).toMatchObject({
      supplier_id: 'sup_demo_marudhar-heritage-hotels',
      file_name: null,
    });
  });

  test('B25 B33 deleting asks, says so, and is taken back', async ({ page, server }) => {
    await signIn(page, server);
    const made = await create(page, { vendor_name: unique('Thar Desert Camps') });
    await page.goto(`${LIST}?q=${encodeURIComponent(made.vendor_name)}`);
    await row(page, made.vendor_name)
      .getByRole('button', { name: /^Delete/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Delete this invoice?' });
    await expectAccessible(page, '[role="alertdialog"]');
    await question.getByRole('button', { name: 'Delete invoice' }).click();
    await expect(page.getByText('Invoice deleted successfully!')).toBeVisible();
    await expect(row(page, made.vendor_name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, made.vendor_name)).toBeVisible();
  });

  test('B25 filters stand in the address, ticked ones are approved, and what fails is said', async ({
    page,
    server,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_FAILED|Failed to load resource/);
    await signIn(page, server);
    const mark = unique('Leh');
    const rupees = await create(page, { vendor_name: `${mark} Bikes` });
    await create(page, { vendor_name: `${mark} Dollars`, currency: 'USD', amount: '3180' });
    await page.goto(`${LIST}?q=${encodeURIComponent(mark)}`);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByLabel('Currency').selectOption('USD');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/currency=USD/);
    await expect(row(page, `${mark} Dollars`)).toContainText('No GST');
    await expect(page.getByText('Total amount USD').locator('..')).toContainText('$3.18K');
    await page.getByLabel('Currency').selectOption('');
    await page.getByRole('checkbox', { name: `Select ${rupees.vendor_name}` }).check();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(row(page, rupees.vendor_name)).toContainText('Approved');
    await page.getByLabel('Status').selectOption('pending');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.route('**/api/vendors/invoices?**', (call) => call.abort());
    await page.getByLabel('Status').selectOption('paid');
    await expect(page.getByText('Failed to load invoices')).toBeVisible();
  });

  test('B25 ticked invoices are marked as paid with mode and date asked once; who was paid already is told', async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    const mark = unique('Spiti');
    const rows = [
      await create(page, { vendor_name: `${mark} Camps` }),
      await create(page, { vendor_name: `${mark} Jeeps`, status: 'approved' }),
      await create(page, { vendor_name: `${mark} Paid`, status: 'paid', payment_mode: 'upi' }),
    ];
    await page.goto(`${LIST}?q=${encodeURIComponent(mark)}`);
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as paid' });
    await expect(dialog.getByText('3 invoices; those that are paid already stay as they are')).toBeVisible();
    await expect(dialog.getByLabel('Payment mode')).toHaveValue('bank');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByLabel('Payment mode').selectOption('cash');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByText('2 invoices paid')).toBeVisible();
    await expect(
      page.getByText(`${rows[2]?.invoice_number} of ${mark} Paid: It is paid already.`),
    ).toBeVisible();
    await expect(row(page, `${mark} Camps`)).toContainText('Paid');
    await expect(row(page, `${mark} Camps`)).toContainText('Cash');
    await expect(row(page, `${mark} Paid`)).toContainText('UPI');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, `${mark} Camps`)).toContainText('Pending');
    await expect(row(page, `${mark} Jeeps`)).toContainText('Approved');
    await expect(row(page, `${mark} Paid`)).toContainText('UPI');
  });

  test('B25 B29 a bill that names its package in words only is offered the link to it', async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    const [trip] = (await (await page.request.get('/api/packages?limit=1')).json()) as Array<{
      id: string;
      title: string;
    }>;
    const title = trip?.title ?? '';
    const made = await create(page, {
      vendor_name: unique('Nubra Camels'),
      linked_package_name: title.toUpperCase(),
      package_id: '',
    });
    expect(made.package_id).toBeNull();
    await page.goto(`${LIST}/${made.id}`);
    const form = dialog(page, 'Edit Invoice');
    await form.getByRole('button', { name: `Link to ${title}` }).click();
    await expect(form.getByLabel('Linked package')).toHaveValue(title);
    await expect(form.getByText('Counts in the profit of this package')).toBeVisible();
    await expect(form.getByRole('button', { name: /^Link to/ })).toHaveCount(0);
    await expectAccessible(page, '.modal');
    await form.getByRole('button', { name: 'Save Invoice' }).click();
    await expect(form).toHaveCount(0);
    const stored = await (await page.request.get(`${API}/${made.id}`)).json();
    expect(stored).toMatchObject({ package_id: trip?.id, linked_package_name: title });
  });

  test('B25 SEC-04 who may not see purchases is told so', async ({ page, server, allowedErrors }) => {
    allowedErrors.push(/403/);
    await signIn(page, server);
    const member = await addStaff(page, server, 'sales');
    await signInAs(page, member);
    await page.goto(LIST);
    await expect(page.getByText('This is not for your role')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Invoice' })).toHaveCount(0);
  });
});

for (const width of [1440, 1024, 390, 320]) {
  test(`B25 at ${width} the list and the form fit, with what vendors are called`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, server);
    const name = unique(`"><svg onload=alert(1)>${'Schifffahrt'.repeat(8)}`);
    const made = await create(page, {
      vendor_name: name,
      invoice_number: `HELI/2026-27/000000123456789/REV-02/${crypto.randomUUID().slice(0, 8)}`,
      amount: '999999999999.99',
      status: 'paid',
      payment_mode: 'net_banking',
      payment_date: '2026-11-28',
    });
    await page.goto(`${LIST}?q=${encodeURIComponent(name.slice(-6))}`);
    await expect(row(page, made.invoice_number)).toBeVisible();
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await sideways()).toBe(false);
    // No figure is wider than its card.
    const cut = await page
      .locator('.stat .v')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
    await expectAccessible(page);
    await page.goto(`${LIST}/${made.id}`);
    const form = dialog(page, 'Edit Invoice');
    await expect(form.getByLabel('Vendor name')).toHaveValue(name);
    await expect(totals(page)).toContainText('₹11,79,99,99,99,999.99');
    const box = await form.getByRole('button', { name: 'Save Invoice' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const wide = await form.evaluate((modal) => modal.scrollWidth > modal.clientWidth);
    expect(wide).toBe(false);
    await expectAccessible(page, '.modal');
  });
}

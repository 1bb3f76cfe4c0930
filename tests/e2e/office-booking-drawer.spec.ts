import { addDays, formatDate } from '#app/domain/plain-date.ts';
import { bookFor, expectNoSidewaysScroll, openBooking, readBooking, said } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

test('B08 a booking opens over its list by name, has its own address, and Back closes it', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const booking = await bookFor(page);
  await page.goto(`/admin/crm?tab=bookings&q=${booking.reference}`);
  await page.getByRole('link', { name: booking.name }).click();
  const drawer = page.getByRole('dialog', { name: `${booking.name}, ${booking.reference}` });
  await expect(drawer.getByRole('heading', { name: booking.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/crm/bookings/${booking.id}\\?tab=bookings&q=`));
  await expect(drawer).toContainText('1 of 1 in Bookings');
  for (const name of ['Price', 'Travelers', 'Payments', 'Documents', 'Messages', 'Notes', 'History'])
    await expect(drawer.getByRole('region', { name })).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Documents' })).toContainText('Receipt voucher');
  await expect(drawer.getByRole('region', { name: 'Messages' })).toContainText('Booking confirmation');
  await expectAccessible(page, '.drawer');
  await page.reload();
  await expect(drawer.getByRole('heading', { name: booking.name })).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: booking.name })).toBeVisible();
});

test('B08 UI-08 the drawer on a phone and without a booking behind its address', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 404/);
  await signIn(page, server);
  const booking = await bookFor(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await openBooking(page, booking);
    await expectNoSidewaysScroll(page, width);
  }
  await expectAccessible(page, '.drawer');
  await page.goto('/admin/crm/bookings/bkg_none');
  await expect(page.getByText('This booking does not exist any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to bookings' }).click();
  await expect(page).toHaveURL('/admin/crm?tab=bookings');
});

test('B08 UI-15 by keyboard: Enter on a card opens it, J and K go on, N notes, letters act, Escape closes', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = `Keys ${crypto.randomUUID().slice(0, 8)}`;
  const first = await bookFor(page, { name });
  const second = await bookFor(page, { name });
  await page.goto(`/admin/crm?tab=bookings&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const drawer = (reference: string) => page.getByRole('dialog', { name: `${name}, ${reference}` });
  await expect(drawer(second.reference)).toContainText('1 of 2 in Bookings');
  await page.keyboard.press('j');
  await expect(drawer(first.reference)).toContainText('2 of 2 in Bookings');
  await page.keyboard.press('n');
  await page.getByLabel('Internal note').fill('Wants a window seat');
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'Note added successfully!')).toBeVisible();
  await expect(drawer(first.reference).getByRole('region', { name: 'Notes' })).toContainText(
    'Wants a window seat',
  );
  for (const [key, dialog] of [
    ['p', 'Record payment'],
    ['l', 'Send payment link'],
    ['d', 'Change travel date'],
    ['e', 'Correct travelers’ names'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expectAccessible(page, '.modal');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
  }
  await page.keyboard.press('k');
  await expect(drawer(second.reference)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/crm\?tab=bookings&q=Keys/);
});

test('B08 B30 a payment is recorded from the drawer, never more than is due', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 422/);
  await signIn(page, server);
  const booking = await bookFor(page);
  const drawer = await openBooking(page, booking);
  await drawer.getByRole('button', { name: 'Record payment' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Amount').fill(String(booking.balanceAmount + 1));
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText(/^Only ₹.* is due$/).first()).toBeVisible();
  await dialog.getByLabel('Amount').fill(String(booking.balanceAmount));
  await dialog.getByLabel('Reference').fill('UTR 881');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(said(page, 'Payment recorded')).toBeVisible();
  await expect(drawer.getByText('Payment completed')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Payments' })).toContainText('Bank transfer');
  await expect(drawer.getByRole('button', { name: 'Send payment link' })).toHaveCount(0);
  expect(await readBooking(page, booking.id)).toMatchObject({ balanceAmount: 0 });
});

test('B08 the travel date and the travelers’ names are changed, and the history says so', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const booking = await bookFor(page);
  const drawer = await openBooking(page, booking);
  const date = addDays(booking.travelDate, 7);
  await drawer.getByRole('button', { name: 'Change', exact: true }).click();
  const dates = page.getByRole('dialog', { name: 'Change travel date' });
  await dates.getByLabel('Travel date').fill(formatDate(date));
  await page.keyboard.press('Tab');
  await expect(dates).toContainText('The balance will be due');
  await dates.getByRole('button', { name: 'Change date' }).click();
  await expect(said(page, 'Travel date changed')).toBeVisible();
  await expect(drawer).toContainText(formatDate(date));
  await drawer.getByRole('button', { name: 'Correct names' }).click();
  const names = page.getByRole('dialog', { name: 'Correct travelers’ names' });
  await names.getByLabel('Name').first().fill('');
  await names.getByRole('button', { name: 'Save names' }).click();
  await expect(names.getByText('Traveler name is required')).toBeVisible();
  await names.getByLabel('Name').first().fill('Asha Devi Verma');
  await names.getByRole('button', { name: 'Save names' }).click();
  await expect(said(page, 'Travelers corrected')).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Travelers' })).toContainText('Asha Devi Verma');
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Asha Devi Verma');
  expect(await readBooking(page, booking.id)).toMatchObject({ travelDate: date });
});

test('B08 payment link and confirmation go to the customer; both papers are downloaded', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, server);
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.in`;
  const booking = await bookFor(page, { email });
  const mails = () => mailbox.mails.filter((one) => one.to.includes(email)).length;
  await expect.poll(mails, { timeout: 20_000 }).toBe(1);
  const drawer = await openBooking(page, booking);
  await drawer.getByRole('button', { name: 'Send payment link' }).last().click();
  await page
    .getByRole('dialog', { name: 'Send payment link' })
    .getByRole('button', { name: 'Send link' })
    .click();
  const made = page.getByRole('dialog', { name: 'Payment link' });
  await expect(made.getByRole('textbox')).toHaveValue(/\/simulator\/l\//);
  await expectAccessible(page, '.modal');
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('Link for');
  await expect.poll(mails, { timeout: 20_000 }).toBe(2);

  await page.keyboard.press('r');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send confirmation' }).click();
  await expect(said(page, 'Confirmation is on its way')).toBeVisible();
  await expect.poll(mails, { timeout: 20_000 }).toBe(3);

  for (const [name, file, text] of [
    ['Proforma', 'proforma.pdf', 'Proforma downloaded successfully!'],
    ['Invoice', 'invoice.pdf', 'Invoice downloaded successfully!'],
  ] as const) {
    const download = page.waitForEvent('download');
    await drawer.getByRole('button', { name: `${name} of ${booking.reference}` }).click();
    expect((await download).suggestedFilename()).toBe(file);
    await expect(said(page, text)).toBeVisible();
  }
  await expect(drawer.getByRole('region', { name: 'Documents' })).toContainText('Tax invoice');
});

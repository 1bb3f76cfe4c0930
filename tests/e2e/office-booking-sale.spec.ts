import type { CrmBooking } from '#app/contract/bookings.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { expectNoSidewaysScroll, readBooking, said } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn, TRAVEL_DATE } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const NEW = '/admin/crm/bookings/new';

test('B08 PAY-01 a telephone sale: live price by the website’s rule, kept while it is typed, paid by a recorded payment', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto('/admin/crm?tab=bookings');
  await page.keyboard.press('c');
  await page.keyboard.press('b');
  await expect(page).toHaveURL(NEW);
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByRole('button', { name: 'Make booking' }).click();
  await expect(form.getByText('Choose the trip')).toBeVisible();
  await expect(form.getByText('Name is required').first()).toBeVisible();
  await form.getByRole('combobox', { name: 'Trip' }).fill('Kashmir');
  await expect(page.getByRole('listbox', { name: 'Trips' })).toContainText('Kashmir');
  await expectAccessible(page, '.modal');
  await page.keyboard.press('Enter');
  const price = form.getByRole('status', { name: 'Price' });
  await expect(price).toContainText(/₹[\d,.]+ ×/);
  const unit = Number(((await price.textContent()) ?? '').match(/₹([\d,.]+) ×/)?.[1]?.replaceAll(',', ''));
  expect(unit).toBeGreaterThan(0);
  await form.getByLabel('Number of travelers').selectOption('2');
  await expect(price).toContainText(`× 2`);
  const total = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(unit * 2);
  await expect(price).toContainText(`Total₹${total}`);

  const name = `Phone ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('Travel date').fill(formatDate(TRAVEL_DATE));
  const customer = form.getByRole('group', { name: 'Customer' });
  await customer.getByLabel('Name').fill(name);
  await customer.getByLabel('Phone').fill('+91 98160 11122');
  await customer.getByLabel('Email').fill('phone-sale@example.in');
  for (const [at, who, age, group] of [
    [1, 'Ravi Verma', '41', 'Adult'],
    [2, 'Mira Verma', '7', 'Child'],
  ] as const) {
    const row = form.getByRole('group', { name: `Traveler ${at}` });
    await row.getByLabel('Name').fill(who);
    await row.getByRole('textbox', { name: 'Age' }).fill(age);
    await expect(row.getByLabel('Age group')).toHaveValue(group);
  }
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(form.getByText(/Unsaved changes of .* are back in this form/)).toBeVisible();
  await expect(customer.getByLabel('Name')).toHaveValue(name);
  await form.getByText('Record a payment').click();
  await form.getByLabel('Reference').fill('UTR 4711');
  await expectAccessible(page, '.modal');
  await form.getByRole('button', { name: 'Make booking' }).click();
  await expect(said(page, 'Booking made')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/crm\/bookings\/bkg_/);
  const drawer = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(drawer.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect(await readBooking(page, id)).toMatchObject({
    totalAmount: unit * 2,
    travelers: 2,
    paymentStatus: 'partial',
  });
  await page.goto(NEW);
  await expect(form.getByText(/Unsaved changes/)).toHaveCount(0);
});

test('B08 a sale with a payment link, on a phone, by somebody of sales who may not record payments', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await signInAs(page, await addStaff(page, server, 'sales'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(NEW);
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByText('Cruise', { exact: true }).click();
  await form.getByRole('combobox', { name: 'Trip' }).click();
  const options = page.getByRole('listbox', { name: 'Trips' }).getByRole('option');
  await options.filter({ hasNotText: 'On enquiry only' }).first().click();
  await expect(form.getByRole('radio', { name: 'Record a payment' })).toBeDisabled();
  await expectNoSidewaysScroll(page, 390);
  const name = `Link ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('Travel date').fill(formatDate(TRAVEL_DATE));
  const customer = form.getByRole('group', { name: 'Customer' });
  await customer.getByLabel('Name').fill(name);
  await customer.getByLabel('Phone').fill('+91 98160 11122');
  await customer.getByLabel('Email').fill('link-sale@example.in');
  const row = form.getByRole('group', { name: 'Traveler 1' });
  await row.getByLabel('Name').fill('Ravi Verma');
  await row.getByRole('textbox', { name: 'Age' }).fill('41');
  await form.getByRole('button', { name: 'Make booking' }).click();
  await expect(page).toHaveURL(/\/admin\/crm\/bookings\/bkg_/);
  const drawer = page.getByRole('dialog', { name: new RegExp(name) });
  await expect(drawer.getByRole('region', { name: 'Price' })).toContainText('Link for');
  await expectNoSidewaysScroll(page, 390);
});

test('B03 B08 an inquiry in its drawer: facts, assignment with Undo, and a booking that begins with what it says', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = `Nila ${crypto.randomUUID().slice(0, 8)}`;
  const sent = await page.request.post('/api/inquiries', {
    data: {
      name,
      email: 'nila@example.in',
      phone: '+91 98110 45232',
      message: 'Two weeks in May, please.',
    },
  });
  expect(sent.status()).toBe(201);
  await page.goto(`/admin/crm?tab=inquiries&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name: `Inquiry of ${name}` });
  await expect(drawer).toContainText('Two weeks in May, please.');
  await expect(drawer).toContainText('Waiting for an answer since');
  await expectAccessible(page, '.drawer');
  const assigned = drawer.getByLabel(`Assigned to, for ${name}`);
  await assigned.selectOption({ index: 1 });
  await expect(said(page, /looks after it now/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(assigned).toHaveValue('');
  await drawer.getByLabel(`Status of ${name}`).selectOption('in_progress');
  await expect(drawer.getByText('In progress', { exact: true }).first()).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: 'Make a booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form).toContainText(`From the inquiry of ${name}`);
  const customer = form.getByRole('group', { name: 'Customer' });
  await expect(customer.getByLabel('Name')).toHaveValue(name);
  await expect(customer.getByLabel('Special requests')).toHaveValue('Two weeks in May, please.');
  const [inquiry] = (await (
    await page.request.get(`/api/crm/inquiries?q=${encodeURIComponent(name)}`)
  ).json()) as CrmInquiry[];
  expect(inquiry).toMatchObject({ status: 'in_progress', assigneeId: null } satisfies Partial<CrmInquiry>);
  const rows = (await (await page.request.get('/api/crm/bookings?q=nila@example.in')).json()) as CrmBooking[];
  expect(rows.filter((row) => row.name === name)).toEqual([]);
});

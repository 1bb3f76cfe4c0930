import type { Page } from '@playwright/test';
import type { Customer } from '#app/contract/customers.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { addDays, dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const LIST = '/admin/customers';
const API = '/api/customers';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
const randomPhone = () => `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function add(page: Page, name: string, change: object = {}): Promise<Customer> {
  const email = `${crypto.randomUUID().slice(0, 12)}@example.in`;
  const answer = await page.request.post(API, { data: { name, email, phone: randomPhone(), ...change } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Customer;
}

async function put(page: Page, customer: Customer, list: string): Promise<void> {
  const data = { target_list: list };
  expect((await page.request.put(`${API}/${customer.id}/move`, { data })).status()).toBe(200);
}

test('B10 B11 cards by list: figures, tabs, every fact, the score’s parts, and no button for its own list', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = unique('Ananya Raghavan');
  const made = await add(page, name, {
    city: 'Bengaluru',
    country: 'India',
    preferred_destination: 'Kashmir',
    lead_source: 'referral',
    travel_interests: ['family', 'luxury'],
  });
  const notes = 'Wants a houseboat on Nigeen lake, and vegan food for one of them';
  await page.request.post(`${API}/${made.id}/call-logs`, {
    data: { call_outcome: 'interested', notes, next_follow_up_date: dateInZone(new Date()) },
  });
  await put(page, made, 'hot_list');
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: 'Customer Management' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Lists' }).getByText('New Leads')).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: /^Hot leads/ }).click();
  await expect(page).toHaveURL(/list=hot_list/);
  const hot = card(page, name);
  for (const text of [
    'Follow-up scheduled',
    made.email,
    spacedPhone(made.phone),
    'Bengaluru, India',
    'Kashmir',
    'Referral',
    `${formatDate(dateInZone(new Date()))} · today`,
    '“Wants a houseboat on Nigeen lake, and vegan food f…”',
    'Family',
    'Luxury',
  ])
    await expect(hot).toContainText(text);
  await hot.getByRole('button', { name: /^(Hot|Warm|Cold) \d+$/ }).focus();
  await expect(hot.getByRole('tooltip')).toContainText(/Lead Score: \d+\/100/);
  await expect(hot.getByRole('button', { name: 'Hot', exact: true })).toHaveCount(0);
  await expect(hot.getByRole('button', { name: 'Sale', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('B12 UI-15 adding: what is wrong is named, a duplicate is shown before it is saved, once for a double click', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const known = await add(page, unique('Divya Menon'));
  await page.goto(LIST);
  await expect(card(page, known.name)).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('l');
  const form = dialog(page, 'Add New Customer');
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Lead source')).toHaveValue('website');
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Phone is required')).toBeVisible();
  await expect(form.getByText('Email is required')).toBeVisible();
  const name = unique('Tanvi Rathod');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`${crypto.randomUUID().slice(0, 8)}@example.in`);
  await form.getByLabel('WhatsApp').fill('12345');
  await form.getByLabel('City').focus();
  await expect(form.getByText('Enter a phone number with 7 to 15 digits')).toBeVisible();
  await form.getByLabel('WhatsApp').fill(known.phone.slice(3));
  await expect(form.getByText('same WhatsApp number')).toBeVisible();
  await expect(form.getByRole('link', { name: known.name })).toBeVisible();
  await expectAccessible(page, '.modal');
  await form.getByRole('button', { name: 'Add Customer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Add this customer anyway?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(form).toBeVisible();
  await expect(form.getByText('Failed to create customer')).toHaveCount(0);
  await form.getByLabel('WhatsApp').fill(randomPhone().slice(3));
  await form.getByLabel('Honeymoon').check();
  await form.getByRole('button', { name: 'Add Customer' }).dblclick();
  await expect(toast(page, 'Customer created successfully!')).toBeVisible();
  await expect(card(page, name)).toHaveCount(1);
  await expect(card(page, name)).toContainText('Honeymoon');
});

test('B13 B17 a call by keyboard: outcome, notes, next date; then the drawer with its history and summary', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = unique('Imran Qureshi');
  await add(page, name);
  await page.goto(`${LIST}?q=${encodeURIComponent(name)}`);
  await card(page, name).focus();
  await page.keyboard.press('l');
  const form = dialog(page, 'Log Call');
  await form.getByRole('button', { name: 'Log Call' }).click();
  await expect(form.getByText('Choose how the call went')).toBeVisible();
  await expect(form.getByText('Notes is required')).toBeVisible();
  await form.getByRole('radio', { name: 'Callback requested' }).check();
  await form.getByLabel('Notes').fill('Call after five <b>o’clock</b>');
  await form.getByRole('button', { name: 'Tomorrow' }).click();
  await expectAccessible(page, '.modal');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Call log added successfully!')).toBeVisible();
  await expect(card(page, name)).toContainText('Follow-up scheduled');
  await expect(card(page, name)).toContainText(formatDate(addDays(dateInZone(new Date()), 1)));

  await card(page, name)
    .getByRole('link', { name: /^View Details/ })
    .click();
  const drawer = dialog(page, name);
  await expect(drawer.getByRole('heading', { name: 'Conversation History' })).toBeVisible();
  await expect(drawer.getByText('Call logged')).toBeVisible();
  await expect(drawer.getByText('Call after five <b>o’clock</b>')).toBeVisible();
  await expect(drawer.getByText('Calls logged')).toBeVisible();
  await expect(drawer.getByText('Active days')).toBeVisible();
  await expectAccessible(page, '.drawer');
  await drawer.getByRole('button', { name: 'Packages', exact: true }).click();
  await expect(drawer.getByText('No interactions yet')).toBeVisible();
  await page.keyboard.press('e');
  const edit = dialog(page, 'Edit Customer');
  await edit.getByLabel('City').fill('Pune');
  await edit.getByRole('button', { name: 'Save Customer' }).click();
  await expect(toast(page, 'Customer updated successfully!')).toBeVisible();
  await expect(drawer).toContainText('Pune');
  await expect(edit).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('B18 moving is undone, deleting asks and is undone, many are moved at once', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const mark = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`Reshma ${mark}`, `Sunil ${mark}`];
  await add(page, first);
  await add(page, second);
  await page.goto(`${LIST}?q=${mark}`);
  await card(page, first).getByRole('button', { name: 'Hot', exact: true }).click();
  await expect(toast(page, 'Customer moved successfully!')).toBeVisible();
  await expect(card(page, first)).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card(page, first)).toBeVisible();

  await card(page, second)
    .getByRole('button', { name: `Delete ${second}` })
    .click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this customer?',
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, '.modal');
  await question.getByRole('button', { name: 'Delete customer' }).click();
  await expect(toast(page, 'Customer deleted successfully!')).toBeVisible();
  await expect(card(page, second)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(card(page, second)).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${first}` }).check();
  await page.getByRole('checkbox', { name: `Select ${second}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Delete' }).click();
  const both = page.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 customers?' });
  await expect(both.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await both.getByRole('button', { name: 'Delete 2 customers' }).click();
  await expect(toast(page, 'Customers deleted successfully!')).toBeVisible();
  await expect(page.getByText('No customers in this list')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card(page, first)).toBeVisible();
  await expect(card(page, second)).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${first}` }).check();
  await page.getByRole('checkbox', { name: `Select ${second}` }).check();
  await bar.getByRole('button', { name: 'Move to Cold' }).click();
  await expect(page.getByText('No customers in this list')).toBeVisible();
  await page.goto(`${LIST}?list=cold_list&q=${mark}&view=table`);
  const table = page.getByRole('table');
  await expect(table.getByRole('link', { name: first })).toBeVisible();
  await expect(table.getByRole('link', { name: second })).toBeVisible();
  await expectAccessible(page);
});

test('B12 merging two records of one person keeps both histories', async ({ page, server }) => {
  await signIn(page, server);
  const phone = randomPhone();
  const kept = await add(page, unique('Nisha Pawar'), { phone });
  const other = await add(page, unique('Nisha Pawar'), { phone });
  for (const { id } of [kept, other])
    await page.request.post(`${API}/${id}/call-logs`, {
      data: { call_outcome: 'info_sent', notes: `Said to ${id}` },
    });
  await page.goto(`${LIST}/${kept.id}`);
  const drawer = dialog(page, kept.name);
  await expect(drawer).toContainText('has the same WhatsApp number');
  await drawer.getByRole('button', { name: `Merge with ${other.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge customers' }).click();
  await expect(toast(page, 'Customers merged')).toBeVisible();
  await expect(drawer.getByText(`Said to ${other.id}`)).toBeVisible();
  await expect(drawer.getByText(`Said to ${kept.id}`)).toBeVisible();
  await expect(drawer.getByText('has the same WhatsApp number')).toHaveCount(0);
});

test('SEC-01 UI-11 long names and markup stay inside their cards, also at 320 pixels', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `${'W'.repeat(90)}${mark}`;
  await add(page, name, {
    email: `${'e'.repeat(60)}.${mark}@example.in`,
    city: '"><svg onload=alert(1)>',
    preferred_destination: 'x'.repeat(120),
    notes: '<img src=x onerror=alert(1)>',
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${LIST}?q=${mark}`);
    await expect(card(page, name)).toBeVisible();
    await expect(card(page, name)).toContainText('"><svg onload=alert(1)>');
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(sideways).toBe(false);
    const box = await card(page, name).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await card(page, name)
      .getByRole('link', { name: /^View Details/ })
      .click();
    const facts = dialog(page, name).locator('dl').first();
    await expect(facts).toBeVisible();
    const wide = await facts.evaluate(
      (list) => list.scrollWidth > list.clientWidth || list.clientHeight > 400,
    );
    expect(wide).toBe(false);
    await page.keyboard.press('Escape');
  }
});

test('B10 who may only look sees no buttons that change', async ({ page, server }) => {
  await signIn(page, server);
  const made = await add(page, unique('Farah Naqvi'));
  const member = await addStaff(page, server, 'accounts');
  await signInAs(page, member);
  await page.goto(`${LIST}/${made.id}`);
  const drawer = dialog(page, made.name);
  await expect(drawer.getByText('No interactions yet')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Log New Call' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add Customer' })).toHaveCount(0);
});

test('B12 B17 an inquiry becomes a customer with one click, and stands in its history', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = unique('Gurleen Sodhi');
  const email = `${crypto.randomUUID().slice(0, 8)}@example.in`;
  const sent = { name, email, phone: randomPhone(), destination: 'Maldives', message: 'Two of us' };
  expect((await page.request.post('/api/inquiries', { data: sent })).ok()).toBe(true);
  const rows = await (await page.request.get(`/api/crm/inquiries?q=${encodeURIComponent(name)}`)).json();
  await page.goto(`/admin/crm/inquiries/${rows[0].id}`);
  await page.getByRole('button', { name: `Make customer of ${name}` }).click();
  await expect(toast(page, 'Customer created successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Open customer' }).first().click();
  const drawer = dialog(page, name);
  await expect(drawer).toContainText('Maldives');
  await expect(drawer.getByText('Website inquiry')).toBeVisible();
});

test('B13 B01 Today says whom to call, and the call is logged from there', async ({ page, server }) => {
  await signIn(page, server);
  const name = unique('Arvind Thapa');
  const made = await add(page, name);
  const due = { next_follow_up_date: dateInZone(new Date()) };
  expect((await page.request.put(`${API}/${made.id}`, { data: due })).status()).toBe(200);
  await page.goto('/admin/today');
  const box = page.getByRole('region', { name: 'Follow-ups due' });
  await box.getByRole('button', { name: `Log Call with ${name}` }).click();
  const form = dialog(page, 'Log Call');
  await form.getByRole('radio', { name: 'No answer' }).check();
  await form.getByLabel('Notes').fill('Rang out');
  await form.getByRole('button', { name: 'In a week' }).click();
  await form.getByRole('button', { name: 'Log Call' }).click();
  await expect(toast(page, 'Call log added successfully!')).toBeVisible();
  await expect(box.getByText(name)).toHaveCount(0);
  await expectAccessible(page);
});

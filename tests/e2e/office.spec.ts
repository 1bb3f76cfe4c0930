import { AxeBuilder } from '@axe-core/playwright';
import { formatDate } from '#app/domain/plain-date.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn, TRAVEL_DATE } from './office-steps.ts';

const SECTIONS = [
  'dashboard',
  'today',
  'crm',
  'privacy',
  'customer-invoices',
  'customers',
  'accounts',
  'vendors',
  'suppliers',
  'expenses',
  'expense-reports',
  'profit-and-loss',
];
/** Where a section leads back to, other than to the CMS. */
const BACK: Record<string, string> = {
  'customer-invoices': 'Back to Accounts',
  'expense-reports': 'Back to Expenses',
  'profit-and-loss': 'Back to Accounts',
};

test('P01 SEC-04 no admin page shows a stranger anything, and none is kept by anybody', async ({
  request,
}) => {
  for (const path of [
    ...SECTIONS.map((name) => `/admin/${name}`),
    '/admin/nothing',
    '/ADMIN/CRM',
    '/admin/crm/',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 302]);
    expect(answer.headers().location).toMatch(/^\/admin\/login/);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toBe('');
  }
  const data = await request.get('/admin/crm.data', { maxRedirects: 0 });
  expect(await data.text()).not.toContain('Deodar');
  const home = await request.get('/admin', { maxRedirects: 0 });
  expect([home.status(), home.headers().location]).toEqual([302, '/admin/dashboard']);
});

test('P17 P01 UI-08 a deep link leads through the login and back; a signed-in visit to the login leads in', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/401/);
  await page.goto('/admin/crm?tab=bookings&status=confirmed');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fcrm%3Ftab%3Dbookings%26status%3Dconfirmed');
  await page.getByLabel('Username').fill(server.adminUser);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
  await page.getByLabel('Password').fill(server.adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/crm?tab=bookings&status=confirmed');
  await expect(page.getByRole('heading', { name: 'CRM: Inquiries & Bookings' })).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
  const cookie = (await page.context().cookies()).find((one) => one.name.endsWith('session_token'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('P17 the login says so when no answer comes', async ({ page, allowedErrors }) => {
  allowedErrors.push(/ERR_FAILED/);
  await page.goto('/admin/login?next=https://evil.example');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('something');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
});

test('P18 B01 UI-08 after logging out, Back shows no data and the old cookie is worth nothing', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await book(page, { name: 'Secret Sharma' });
  await page.goto('/admin/crm?tab=bookings');
  await expect(page.getByRole('article').first()).toBeVisible();
  const cookies = await page.context().cookies();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Secret Sharma')).toHaveCount(0);
  await page.context().addCookies(cookies);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await page.goto('/admin/crm?tab=bookings');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('B08 staff see the booking with its payment, find it, note on it and move it', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const special = 'Houseboat <b>on Nigeen</b> lake';
  const reference = await book(page, {
    name: 'Ananya Raghavan',
    email: 'ananya.r@example.in',
    specialRequests: special,
  });
  const other = await book(page, { name: 'Rohan Bhatia' }, false);
  await page.goto('/admin/crm?tab=bookings');
  await page.getByLabel('Search bookings').fill(reference);
  await expect(page).toHaveURL(`/admin/crm?tab=bookings&q=${reference}`);
  const card = page.getByRole('article', { name: 'Ananya Raghavan' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toContainText('Confirmed');
  await expect(card).toContainText('Payment partial');
  await expect(card).toContainText(`Travel ${formatDate(TRAVEL_DATE)}`);
  await expect(card).toContainText('1 traveler');
  await expect(card).toContainText(special);
  await expect(card).toContainText(/Paid₹[\d,]+\.\d\dBalance₹[\d,]+\.\d\dTotal₹[\d,]+\.\d\d/);

  await card.getByText('Travelers and payments').click();
  await expect(card).toContainText('Payment pay_');

  await card.getByRole('button', { name: 'Add Note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  await dialog.getByLabel('Internal note').fill('Hotel held till 5 Dec.');
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Note added successfully!' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Notes 1 of 1');
  await expect(card).toContainText('Hotel held till 5 Dec.');

  // A journey that is ahead, with a balance open: that is asked about, by name.
  const status = card.getByLabel('Booking status of Ananya Raghavan');
  await status.selectOption('completed');
  const question = page.getByRole('alertdialog', { name: `Mark ${reference} as completed?` });
  await expect(question).toContainText(`starts on ${formatDate(TRAVEL_DATE)}, which is still ahead`);
  await expect(question).toContainText('is still to be paid');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveValue('confirmed');
  await status.selectOption('completed');
  await question.getByRole('button', { name: 'Mark completed' }).click();
  await expect(page.getByText('Booking is completed now')).toBeVisible();
  await page.reload();
  await expect(card).toContainText('Completed');

  await page.goto('/admin/crm?tab=bookings&status=pending&payment=pending');
  await expect(page.getByRole('article').filter({ hasText: other })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: reference })).toHaveCount(0);
});

test('B08 a status that the server refuses goes back, and says so', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/500/);
  await signIn(page, server);
  const reference = await book(page, { name: 'Karan Malhotra' });
  await page.goto(`/admin/crm?tab=bookings&q=${reference}`);
  await page.route('**/api/crm/bookings/*/status', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Not today.', code: 'internal' } }),
  );
  const status = page.getByLabel('Booking status of Karan Malhotra');
  await status.selectOption('cancelled');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update status' });
  await expect(alert).toContainText('Not today.');
  await expect(status).toHaveValue('confirmed');
});

test('B09 an empty list says so and offers the way out', async ({ page, server }) => {
  await signIn(page, server);
  await page.goto('/admin/crm?tab=bookings&q=nobody-has-this-name');
  await expect(page.getByRole('heading', { name: 'No bookings found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all bookings' }).click();
  await expect(page).toHaveURL('/admin/crm?tab=bookings');
});

test('P19 the dashboard has three tabs, each of which loads its list anew', async ({ page, server }) => {
  await signIn(page, server);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('link', { name: 'Kashmir Great Lakes & Houseboats' }).first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Lists' });
  for (const [tab, path] of [
    ['Destinations', 'destinations'],
    ['Testimonials', 'testimonials'],
    ['Packages', 'packages'],
  ]) {
    const asked = page.waitForResponse(
      (answer) => answer.url().includes(`/api/admin/${path}?`) && answer.status() === 200,
    );
    await tabs.getByRole('link', { name: tab }).click();
    await asked;
    await expect(page.getByRole('table').or(page.getByRole('article')).first()).toBeVisible();
  }
});

test('B01 every section has its address, its way back and the way out', async ({ page, server }) => {
  await signIn(page, server);
  for (const name of SECTIONS) {
    const answer = await page.goto(`/admin/${name}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    const back = BACK[name] ?? 'Back to CMS';
    if (name !== 'dashboard') await expect(page.getByRole('link', { name: back })).toBeVisible();
  }
});

test('P01 an unknown page of the office is a 404 with a way back', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/404/);
  await signIn(page, server);
  expect((await page.goto('/admin/nothing'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('UI-12 the office fits 390 and 320 px, works by its menu, and passes the accessibility check', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await book(page, { name: 'X'.repeat(100), email: `${'y'.repeat(60)}@example.in` });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/admin/crm?tab=bookings', '/admin/dashboard', '/admin/accounts']) {
      await page.goto(path);
      if (path.endsWith('bookings')) await expect(page.getByRole('article').first()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'Inquiries & Bookings' })
    .click();
  await expect(page).toHaveURL('/admin/crm');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Total bookings')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/admin/crm?tab=bookings', '/admin/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`),
    ).toEqual([]);
  }
});

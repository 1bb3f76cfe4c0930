import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const sidebar = (page: Page) => page.getByRole('complementary');

async function labelsOf(page: Page): Promise<string[]> {
  const links = sidebar(page).getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  const texts = await links.locator('.trunc').allTextContents();
  return texts.map((text) => text.trim());
}

test('B01 P19 the sections stand in the sidebar, Today after Dashboard, and the own account at its foot', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  const labels = await labelsOf(page);
  expect(labels.slice(0, 3)).toEqual(['Dashboard', 'Today', 'Inquiries & Bookings']);
  for (const label of ['Privacy', 'Settings', 'Users', 'Audit log']) expect(labels).toContain(label);
  await sidebar(page).getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/admin/today');
  await expect(page).toHaveTitle(/^Today/);
  await expect(page.getByRole('link', { name: 'Back to CMS' })).toBeVisible();
  await sidebar(page).getByRole('button', { name: 'Owner' }).click();
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/login');
});

test('SEC-05 B01 a role has its own sections; others show that they are not for it, and give no data', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/403/);
  await signIn(page, server);
  const writer = await addStaff(page, server, 'content');
  await signInAs(page, writer);
  await page.goto('/admin/dashboard');
  expect(await labelsOf(page)).toEqual(['Dashboard']);
  for (const section of ['today', 'crm', 'privacy', 'settings', 'users', 'audit', 'customers', 'accounts']) {
    const answer = await page.goto(`/admin/${section}`);
    expect([section, answer?.status()]).toEqual([section, 403]);
    await expect(page.getByRole('heading', { name: 'This is not for your role' })).toBeVisible();
  }
  await expectAccessible(page);
  for (const path of ['today', 'privacy-requests', 'settings', 'users', 'audit']) {
    const answer = await page.request.get(`/api/admin/${path}`);
    expect([path, answer.status()]).toEqual([path, 403]);
  }
  expect((await page.request.get('/api/crm/bookings')).status()).toBe(403);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  // The keys of sections that are not for the role do nothing.
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('B01 UI-16 the keys go round, are off in fields, and the help lists those that work here', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/admin/today');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL('/admin/crm');
  // A screen's address is there before the screen: keys that are pressed meanwhile wait for it.
  await page.keyboard.press(']');
  await expect(page).toHaveURL('/admin/crm?tab=inquiries');
  await page.keyboard.press('/');
  const search = page.getByLabel('Search inquiries');
  await expect(search).toBeFocused();
  await page.keyboard.type('gt?');
  await expect(search).toHaveValue('gt?');
  await expect(page).toHaveURL('/admin/crm?tab=inquiries&q=gt%3F');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const name of ['Search or run a command', 'Today', 'Create package', 'Filter', 'Previous tab'])
    await expect(help.getByText(name, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('B03 J and K move through the cards, N notes on the one that has the focus', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  for (const name of ['Keya Sen', 'Kabir Sen']) {
    const data = { name, email: 'sen@example.in', phone: '+91 98110 45230', message: 'Hills' };
    expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
  }
  await page.goto('/admin/crm?tab=inquiries&q=sen%40example.in');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: 'Keya Sen' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('article', { name: 'Kabir Sen' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Add Note' })).toContainText('Kabir Sen');
});

test('UI-15 a change of status is taken back by Undo, and by Ctrl+Z', async ({ page, server }) => {
  await signIn(page, server);
  const data = { name: 'Undine Rao', email: 'undine@example.in', phone: '+91 98110 45231' };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
  await page.goto('/admin/crm?tab=inquiries&q=undine');
  const status = page.getByLabel('Status of Undine Rao');
  await status.selectOption('Resolved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveValue('new');
  await status.selectOption('Closed');
  await expect(page.getByText('Inquiry is closed now')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  const undone = page.waitForResponse(/\/status$/);
  await page.keyboard.press('Control+z');
  await expect(status).toHaveValue('new');
  await undone;
  await page.reload();
  await expect(status).toHaveValue('new');
});

test('UI-08 a session that ends keeps what was typed, and the call goes on after signing in', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/401/);
  await signIn(page, server);
  const reference = await book(page, { name: 'Kept Typing' });
  await page.goto(`/admin/crm?tab=bookings&q=${reference}`);
  await page.getByRole('button', { name: 'Add Note' }).click();
  const note = page.getByLabel('Internal note');
  await note.fill('A long note that nobody types twice.');
  await page.context().clearCookies();
  await page.getByRole('dialog', { name: 'Add Note' }).getByRole('button', { name: 'Add Note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect username or password.');
  await dialog.getByLabel('Password').fill(server.adminPassword);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Note added successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('A long note that nobody types twice.');
});

test('UI-08 another user who signs in over the page gets it anew; leaving the sign-in leads to the login and back', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/401|403/);
  await signIn(page, server);
  const writer = await addStaff(page, server, 'content');
  await page.goto('/admin/crm?tab=bookings');
  // What the page asks for by itself has come.
  await page.waitForLoadState('load');
  await expect(page.getByRole('article').or(page.getByText('No bookings found')).first()).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Inquiries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Username').fill(writer.username);
  await dialog.getByLabel('Password').fill(writer.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'This is not for your role' })).toBeVisible();
  await signIn(page, server);
  await page.goto('/admin/privacy?status=open');
  await page.context().clearCookies();
  await page.getByLabel('Status').selectOption('Done');
  await page.getByRole('button', { name: 'Go to the login page' }).click();
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fprivacy%3Fstatus%3Ddone');
});

test('UI-08 logging out in one tab is seen in the other', async ({ page, server }) => {
  await signIn(page, server);
  await page.goto('/admin/today');
  const other = await page.context().newPage();
  await other.goto('/admin/crm?tab=bookings');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(other).toHaveURL('/admin/login?next=%2Fadmin%2Fcrm%3Ftab%3Dbookings');
});

test('UI-12 B01 a phone has the bottom bar and the whole menu, and fits 320 px', async ({ page, server }) => {
  await signIn(page, server);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin/crm?tab=inquiries');
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect((await bar.locator('a, button').allTextContents()).map((text) => text.replace(/\d.*$/, ''))).toEqual(
    ['Today', 'CRM', 'Customers', 'Accounts', 'Search'],
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Audit log' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await bar.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/admin/today');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

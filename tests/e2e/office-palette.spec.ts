import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';

const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search or run a command' });

/** Its figures are there: the page answers keys. */
async function openToday(page: Page): Promise<void> {
  await page.goto('/admin/today');
  await expect(page.getByRole('region', { name: 'New inquiries' })).toBeVisible();
}

test('B01 Ctrl+K finds records by name, phone, e-mail and reference, and opens them', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const person = { name: 'Paloma Dutta', email: 'paloma.d@example.in', phone: '+91 98450 11763' };
  const reference = await book(page, person);
  const data = { ...person, destination: 'Maldives' };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('table')).toBeVisible();
  for (const q of ['paloma', '98450-11763', 'paloma.d@', reference.toLowerCase()]) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(q);
    const bookings = page.getByRole('group', { name: 'Bookings' });
    // Beside it stands the way to all bookings with what was typed.
    await expect(bookings.getByRole('option', { name: `${person.name} ${reference}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  }
  await page.keyboard.press('Control+k');
  await field(page).fill('paloma');
  const inquiry = page.getByRole('group', { name: 'Inquiries' }).getByRole('option');
  await expect(inquiry).toContainText('Maldives');
  await expect(inquiry).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/crm\/bookings\/bkg_/);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(reference);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  // What was opened last is offered first, until somebody logs out.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText('Paloma Dutta');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/crm?tab=bookings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await signIn(page, server);
  await openToday(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0);
});

test('B01 UI-16 the palette runs commands, with their keys beside them, and says when nothing matches', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await openToday(page);
  await page.getByRole('button', { name: 'Search Ctrl K' }).click();
  await expect(page.getByRole('option', { name: /Go to Accounts/ })).toContainText('GA');
  await expectAccessible(page);
  await field(page).fill('audit');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
  await openToday(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('add user');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users/new');
  const form = page.getByRole('dialog', { name: 'Add user' });
  await expect(form.getByRole('combobox', { name: 'Role' })).toHaveValue('owner');
  await page.reload();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/users');
  await openToday(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('qqxxzz');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for “qqxxzz”' })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test('SEC-12 odd searches show nothing wrong', async ({ page, server }) => {
  await signIn(page, server);
  await openToday(page);
  await page.keyboard.press('Control+k');
  for (const q of ["' OR 1=1--", '%%%', '(((', '\\\\', '😀😀', '[[']) {
    await field(page).fill(q);
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  }
});

test('UI-14 a search that fails says so, offers to try again, and keeps the commands', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/400/);
  await signIn(page, server);
  await openToday(page);
  await page.route('**/api/admin/search?*', (route) =>
    route.fulfill({ status: 400, json: { detail: 'No.', code: 'invalid' } }),
  );
  await page.keyboard.press('Control+k');
  await field(page).fill('today');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be searched' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Go to Today/ })).toBeVisible();
  await page.unroute('**/api/admin/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('could not be searched')).toHaveCount(0);
});

test('UI-12 on a phone the search fills the screen', async ({ page, server }) => {
  await signIn(page, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await openToday(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }).click();
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect.poll(() => palette.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expectAccessible(page);
  await palette.getByRole('button', { name: 'Close' }).click();
  await expect(palette).toHaveCount(0);
});

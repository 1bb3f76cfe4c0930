import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

const PACKAGES = '/admin/dashboard?sort=title';
/** By role: the skeleton that the server sends has none. */
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test.beforeEach(async ({ page, server }) => {
  await signIn(page, server);
});

test('P20 UI-20 a list is worked by keys: move, select, unselect, search, and its view is its address', async ({
  page,
}) => {
  await page.goto(PACKAGES);
  await expect(rows(page).nth(2)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('x');
  const bulk = page.getByRole('region', { name: 'Selected rows' });
  await expect(bulk).toContainText('1 selected');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bulk).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type('zzzz');
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=zzzz/);
  // Keys that are letters type inside the field.
  await page.keyboard.type('jx');
  await expect(page.getByRole('searchbox')).toHaveValue('zzzzjx');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(rows(page).nth(2)).toBeVisible();
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-title/);
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
});

test('P20 a question starts on Cancel, keeps the focus, and gives it back', async ({ page }) => {
  await page.goto(PACKAGES);
  const remove = page.getByRole('button', { name: /^Delete / }).first();
  const name = await remove.getAttribute('aria-label');
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this package?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect.poll(() => question.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  // The list below does not hear its keys.
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(await focusedName(page)).toBe(name);
});

test('P20 a view is saved under a name, and forgotten with a way back', async ({ page }) => {
  await page.goto(`${PACKAGES}&status=published`);
  await page.getByRole('button', { name: 'Save filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save filter' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('On the site');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Discard your changes?');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Name')).toHaveValue('On the site');
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('Control+Enter');
  const views = page.getByRole('navigation', { name: 'Saved filters' });
  await expect(views.getByRole('link', { name: 'On the site' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/admin/today');
  const own = page.getByRole('navigation', { name: 'My filters' });
  await own.getByRole('link', { name: 'On the site' }).click();
  await expect(own.getByRole('link', { name: 'On the site' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/admin/dashboard');
  await views.getByRole('link', { name: 'On the site' }).click();
  await expect(page).toHaveURL(/status=published/);
  await views.getByRole('button', { name: 'Delete saved filter On the site' }).click();
  await expect(views.getByRole('link', { name: 'On the site' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link', { name: 'On the site' })).toBeVisible();
});

test('P20 a list is exported in the columns that were chosen, with the filters that are on', async ({
  page,
}) => {
  await page.goto(`${PACKAGES}&q=goa`);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Shift+E');
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await dialog.getByRole('checkbox', { name: 'Duration' }).uncheck();
  // The second column goes first, by the keyboard.
  await dialog.getByRole('button', { name: 'Move Destination' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('packages.csv');
  const stream = await file.createReadStream();
  const text = (await stream.toArray()).join('');
  const [head = '', ...lines] = text.trim().split('\r\n');
  expect(head.replace('\uFEFF', '')).toMatch(/^Destination,Title,/);
  expect(head).not.toContain('Duration');
  expect(lines).toHaveLength(await rows(page).count());
  await expect(dialog).toBeHidden();
});

test('UI-30 on a phone rows are stacked, a question is a sheet from below, and nothing is wider than the screen', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PACKAGES);
    await expect(rows(page).first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  const sheet = page.getByRole('alertdialog');
  await expect(sheet).toBeVisible();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && [box.x, box.width, box.y + box.height].map(Math.round);
    })
    .toEqual([0, 320, 800]);
  const cancel = await sheet.getByRole('button', { name: 'Cancel' }).boundingBox();
  expect(cancel?.height).toBeGreaterThanOrEqual(40);
});

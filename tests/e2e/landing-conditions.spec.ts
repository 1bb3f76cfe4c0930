import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';
import { cards, count, currentSlide, expectAtTop, open, packages } from './landing-steps.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('P02 UI-10 the menu is a dialog: focus in, around and back; Escape and a chosen link close it', async ({
    page,
  }) => {
    await open(page);
    const button = page.getByRole('banner').locator('summary');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await expect(menu).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    const stops = (await menu.getByRole('link').count()) + (await menu.getByRole('button').count());
    for (let at = 0; at < stops + 2; at += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => menu.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

    await button.click();
    await menu.getByRole('link', { name: 'Packages' }).click();
    await expect(menu).toBeHidden();
    await expectAtTop(page, 'packages');
  });

  test('P04 one card at a time, by swiping; the arrows are away', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Next packages' })).toBeHidden();
    const rail = page.getByRole('region', { name: 'Featured packages' });
    await expect.poll(() => rail.evaluate((one) => getComputedStyle(one).scrollSnapType)).toBe('x mandatory');
    await rail.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
    await expect.poll(() => currentSlide(page)).toMatch(/^Slide (\d+) of \1$/);
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of ['/', '/no-such-page']) {
    test(`UI-12 nothing scrolls sideways on ${address}`, async ({ page, allowedErrors }) => {
      if (address !== '/') allowedErrors.push(/404/);
      await open(page, address);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('UI-13 P08 the page is all there, and its filter, pages and trips work', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Deodar Journeys/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /India/);
    await expect(page.getByRole('contentinfo').getByText('hello@deodarjourneys.example')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await packages(page).getByRole('combobox', { name: 'Destination' }).selectOption({ index: 1 });
    await packages(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(count(page)).toHaveText(/ in /);
    await packages(page).getByRole('button', { name: 'Clear Filter' }).click();
    await packages(page).getByRole('link', { name: 'Show more packages' }).click();
    await expect(count(page)).toHaveText(/^Showing 7 to \d+ of \d+ packages$/);
    await page.getByRole('link', { name: 'View All Destinations' }).click();
    await expect(page.locator('#destinations a.dest').last()).toBeVisible();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/packages\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('UI-16 axe finds nothing serious, and motion stops for those who prefer less', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  );
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('UI-16 axe finds nothing serious in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(', ')}`)).toEqual(
    [],
  );
});

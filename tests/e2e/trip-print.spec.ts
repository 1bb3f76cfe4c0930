import { awake } from './awake.ts';
import { openPopup } from './booking-steps.ts';
import { expect, test } from './fixtures.ts';

const PATH = '/packages/kerala-backwaters-tea-hills';
const DAYS = 7;

test('P12 a trip prints with its price, its map and every day; what can only be pressed stays away', async ({
  page,
}) => {
  await page.goto(PATH);
  await awake(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.map svg')).toBeVisible();
  const days = page.locator('.day');
  await expect(days).toHaveCount(DAYS);
  for (const day of await days.all()) {
    await expect(day).toBeVisible();
    await expect(day).toHaveCSS('break-inside', 'avoid');
  }
  await expect(page.getByText('What’s included')).toBeVisible();
  for (const part of ['.top', '.foot', '.tabbar', '.stickybuy', '.box', '.related', '.thumbs'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const line = await page
    .locator('.meta')
    .evaluate((meta) => getComputedStyle(meta, '::after').getPropertyValue('content'));
  expect(line).toContain('Starting from ₹29,499 per person');
  expect(line).toContain('Deodar Journeys, +91');
  for (const part of ['.map', '.day .no', '.gal'])
    await expect(page.locator(part).first()).toHaveCSS('print-color-adjust', 'exact');

  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(4);
});

test('P12 while the popup is open the window has the trip’s title, then the page’s again', async ({
  page,
}) => {
  await openPopup(page);
  await expect(page).toHaveTitle('Kashmir Great Lakes & Houseboats | Deodar Journeys');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveTitle('Deodar Journeys: journeys across India and beyond');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('P12 a tab brings what it opens into view, on the page and in the popup', async ({ page }) => {
    await page.goto(PATH);
    await awake(page);
    for (const open of [() => page, () => openPopup(page)]) {
      const place = await open();
      await place.getByRole('tab', { name: 'Day by Day' }).click();
      const panel = place.getByRole('tabpanel', { name: 'Day by Day' });
      await expect.poll(async () => (await panel.boundingBox())?.y ?? 999).toBeLessThan(330);
      await expect(place.getByRole('tab', { name: 'Day by Day' })).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('P12 on the map of a small screen every pin has its name', async ({ page }) => {
    await page.goto('/cruises/lakshadweep-atoll-voyage');
    const map = page.getByRole('img', { name: /^Route map/ });
    for (const name of ['Kochi', 'Kalpeni', 'Kavaratti', 'Agatti'])
      await expect(map.getByText(name, { exact: true })).toBeVisible();
  });
});

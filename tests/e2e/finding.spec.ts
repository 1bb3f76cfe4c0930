import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { openPopup } from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const packages = (page: Page) => page.locator('#packages');
const cards = (page: Page) => packages(page).locator('article.pkg');
const count = (page: Page) => packages(page).locator('.filter .n');
const field = (page: Page, name: string) => packages(page).getByRole('combobox', { name, exact: true });

test('P08 the filters work together, tell what each would show, stand in the address, and end in a way out', async ({
  page,
}) => {
  await page.goto('/');
  await awake(page);
  await field(page, 'Type').selectOption('adventure');
  await expect(page).toHaveURL(/\?type=adventure$/);
  const chosen = field(page, 'Type').locator('option:checked');
  await expect(chosen).toHaveText(/\(\d+\)/);
  const adventures = Number(/\((\d+)\)/.exec((await chosen.textContent()) ?? '')?.[1]);
  expect(adventures).toBeGreaterThan(1);
  await expect(count(page)).toHaveText(new RegExp(` ${adventures} packages$`));

  await field(page, 'Budget per person').selectOption('enquiry');
  await expect(count(page)).toHaveText('Showing 1 package');
  await expect(cards(page)).toContainText('Priced on enquiry');
  await page.reload();
  await expect(count(page)).toHaveText('Showing 1 package');
  await expect(field(page, 'Type')).toHaveValue('adventure');

  await packages(page).getByRole('searchbox', { name: 'Search' }).fill('houseboat');
  await page.keyboard.press('Enter');
  await expect(packages(page).getByRole('heading', { name: 'No packages match' })).toBeVisible();
  await expectAccessible(page, '#packages');
  await packages(page).getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(count(page)).toHaveText(/^Showing 6 of \d+ packages$/);

  await field(page, 'Sort by').selectOption('price-low');
  await expect(cards(page).first().locator('.price b')).toHaveText('₹12,499');
  await page.goBack();
  await expect(field(page, 'Sort by')).toHaveValue('newest');
});

test('P05 a destination has a page of its own, with its packages and their filters', async ({ page }) => {
  await page.goto('/');
  const tile = page.locator('#destinations a.dest').filter({ hasText: 'Ladakh' });
  await expect(tile).toHaveAttribute('href', '/destinations/ladakh');
  await page.goto('/destinations/ladakh');
  await awake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ladakh' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http.*\/destinations\/ladakh$/);
  await expect(count(page)).toHaveText('Showing 3 packages in Ladakh');
  await expectAccessible(page);
  await field(page, 'Budget per person').selectOption('enquiry');
  await expect(page).toHaveURL(/budget=enquiry/);
  await expect(cards(page)).toHaveCount(1);
  await cards(page)
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
});

test('P12 the route is drawn on a map, on the page and in the popup', async ({ page }) => {
  await page.goto('/packages/kerala-backwaters-tea-hills');
  const map = page.getByRole('img', { name: /^Route map: Kochi to Munnar, .* returning to Kochi$/ });
  await expect(map).toBeVisible();
  await expect(map.locator('.pin')).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Distances in a straight line' })).toContainText(
    'Kochi to Munnarabout 89 km apart',
  );
  const popup = await openPopup(page);
  await expect(popup.getByRole('img', { name: /^Route map: Srinagar to / })).toBeVisible();
});

test('P12 a page says to search engines what it says to people', async ({ page }) => {
  await page.goto('/packages/goa-beaches-old-quarter');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const trip = data['@graph'].find((one: { '@type': string }) => one['@type'] === 'TouristTrip');
  const price = await page.getByRole('complementary', { name: 'Price' }).locator('.amt').textContent();
  expect(trip.offers.price).toBe(Number(price?.replace(/\D/g, '')));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture ?? '').pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');

  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/packages/goa-beaches-old-quarter</loc><lastmod>');
  expect((await page.request.head('/sitemap.xml')).status()).toBe(200);
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(
    /Disallow: \/admin[\s\S]*Sitemap: http/,
  );
});

test('P12 P20 a renamed package is found under its old address, and a wrong address gets suggestions', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/404/);
  const login = { username: server.adminUser, password: server.adminPassword };
  const origin = { origin: server.url };
  expect((await page.request.post('/api/auth/login', { data: login, headers: origin })).ok()).toBe(true);
  const rename = async (title: string) => {
    const path = '/api/admin/packages/pkg_demo_singapore-long-weekend';
    expect((await page.request.put(path, { data: { title }, headers: origin })).ok()).toBe(true);
  };
  await rename('Singapore Short Break');
  const moved = await page.request.get('/packages/singapore-long-weekend?view=booking', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/packages/singapore-short-break?view=booking');
  await page.goto('/packages/singapore-long-weekend');
  await expect(page.getByRole('heading', { level: 1, name: 'Singapore Short Break' })).toBeVisible();
  await rename('Singapore Long Weekend');

  const missing = await page.goto('/packages/kashmir-great-lake-houseboat');
  expect(missing?.status()).toBe(404);
  await page
    .getByRole('list', { name: 'Did you mean' })
    .getByRole('link', { name: 'Kashmir Great Lakes & Houseboats' })
    .click();
  await expect(page).toHaveURL('/packages/kashmir-great-lakes-houseboats');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('UI-13 P08 P05 all filters are a form, and a tile leads to its destination', async ({ page }) => {
    await page.goto('/');
    await field(page, 'Budget per person').selectOption('from-60000');
    await packages(page).getByRole('searchbox', { name: 'Search' }).fill('ubud');
    await packages(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(count(page)).toHaveText('Showing 1 package');
    await expect(cards(page)).toContainText('Bali Villa Honeymoon');
    await packages(page).getByRole('button', { name: 'Clear All' }).click();
    await page.locator('#destinations a.dest').filter({ hasText: 'Kerala' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kerala' })).toBeVisible();
    await field(page, 'Type').selectOption('family');
    await packages(page).getByRole('button', { name: 'Show', exact: true }).click();
    await expect(cards(page)).toHaveCount(1);
  });
});

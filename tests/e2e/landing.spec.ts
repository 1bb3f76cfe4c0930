import { expect, test } from './fixtures.ts';
import { cards, count, currentSlide, expectAtTop, open, packages } from './landing-steps.ts';

test('P02 the header: wordmark, seven links, phone, current page; links scroll to their sections', async ({
  page,
}) => {
  await open(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Deodar Journeys, home' })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText([
    'Home',
    'Destinations',
    'Cruises',
    'Pilgrimage',
    'Packages',
    'Visa Assistance',
    'Contact',
  ]);
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(header.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/);
  for (const [name, id] of [
    ['Contact', 'contact'],
    ['Destinations', 'destinations'],
    ['Pilgrimage', 'pilgrimage'],
    ['Home', 'home'],
    ['Cruises', 'cruises'],
    ['Packages', 'packages'],
  ] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expectAtTop(page, id);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
});

test('P02 Get Quote leads to the quote block and focuses its first way to ask, from another page too', async ({
  page,
}) => {
  await open(page, '/terms');
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expectAtTop(page, 'contact');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.activeElement?.closest('#contact .r') !== null && document.activeElement !== document.body,
      ),
    )
    .toBe(true);
});

test('P03 the hero says what the specification quotes, and its buttons scroll', async ({ page }) => {
  await open(page);
  const hero = page.locator('#home');
  await expect(hero.getByText('Your Journey Begins Here')).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Discover the World of Wonder');
  await expect(hero.getByText(/Adventures across India and beyond/)).toBeVisible();
  for (const text of ['LIMITED', 'Up to 30% Off', 'Maldives', '₹45,999']) {
    await expect(hero.getByText(text, { exact: true })).toBeVisible();
  }
  for (const [figure, label] of [
    ['100+', 'Destinations'],
    ['50000+', 'Happy Travelers'],
    ['15+', 'Years Experience'],
  ] as const) {
    await expect(page.locator('.stat').filter({ hasText: label })).toContainText(figure);
  }
  for (const badge of ['Flexible Booking', 'Expert Guides', 'Best Rated']) {
    await expect(page.locator('.trust').getByText(badge)).toBeVisible();
  }
  for (const name of ['Explore Packages', 'Book Now', /^View/]) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await hero.getByRole('link', { name }).click();
    await expectAtTop(page, 'packages');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await hero.getByRole('link', { name: 'Contact Us' }).click();
  await expectAtTop(page, 'contact');
});

test('P04 UI-03 the carousel: three visible, count − 2 slides, arrows wrap both ways, dots and keys', async ({
  page,
}) => {
  await open(page);
  const featured = page.locator('#featured');
  await expect(featured.getByText('TOP OFFERS')).toBeVisible();
  await expect(featured.getByRole('heading', { name: 'Handpicked Packages for You' })).toBeVisible();
  const total = await featured.locator('article').count();
  const slides = total - 2;
  expect(slides).toBeGreaterThan(1);
  await expect(featured.getByRole('button', { name: /^Slide/ })).toHaveCount(slides);

  const rail = featured.getByRole('region', { name: 'Featured packages' });
  const fullyVisible = () =>
    rail.evaluate((one) => {
      const box = one.getBoundingClientRect();
      return [...one.children].filter((card) => {
        const place = card.getBoundingClientRect();
        return place.left >= box.left - 1 && place.right <= box.right + 1;
      }).length;
    });
  expect(await fullyVisible()).toBe(3);

  const slide = (at: number) => `Slide ${at} of ${slides}`;
  await featured.getByRole('button', { name: 'Previous packages' }).click();
  await expect.poll(() => currentSlide(page)).toBe(slide(slides));
  await expect.poll(fullyVisible).toBe(3);
  await featured.getByRole('button', { name: 'Next packages' }).click();
  await expect.poll(() => currentSlide(page)).toBe(slide(1));
  await featured.getByRole('button', { name: slide(2) }).click();
  await expect.poll(() => currentSlide(page)).toBe(slide(2));
  await rail.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentSlide(page)).toBe(slide(1));
  await page.keyboard.press('End');
  await expect.poll(() => currentSlide(page)).toBe(slide(slides));
});

test('P04 a card shows its facts and opens its package', async ({ page }) => {
  await open(page);
  const card = page.locator('#featured article').first();
  await expect(card.locator('img')).toHaveCount(1);
  await expect(card.getByText('Starting from')).toBeVisible();
  await expect(card.locator('.rate')).toContainText(/[0-5]\.\d out of 5/);
  await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', /^\/packages\//);
});

test('P05 P08 UI-04 choosing a destination sends the event, scrolls, and filters the packages', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    window.addEventListener('filterDestination', (event) => {
      document.documentElement.dataset.chosen = JSON.stringify((event as CustomEvent).detail);
    });
  });
  const tile = page.locator('#destinations a.dest').first();
  const name = (await tile.locator('b').textContent()) ?? '';
  const available = Number(
    /^(\d+) packages? available$/.exec((await tile.locator('span').textContent()) ?? '')?.[1],
  );
  expect(available).toBeGreaterThan(0);
  await tile.click();
  await expect(page.locator('html')).toHaveAttribute('data-chosen', JSON.stringify(name));
  await expectAtTop(page, 'packages');
  await expect(count(page)).toHaveText(new RegExp(` ${available} packages? in ${name}$`));
  await expect(page).toHaveURL(new RegExp(`\\?${new URLSearchParams({ destination: name })}$`));
  for (const place of await cards(page).locator('.facts li:first-child').allTextContents())
    expect(place.trim()).toBe(name);

  await packages(page).getByRole('button', { name: 'Clear Filter' }).click();
  await expect(count(page)).toHaveText(/^Showing \d+ (of \d+ )?packages$/);
  await expect(packages(page).getByRole('button', { name: 'Clear Filter' })).toHaveCount(0);
});

test('P05 View All Destinations shows the whole grid', async ({ page }) => {
  await open(page);
  const tiles = page.locator('#destinations a.dest');
  const all = await tiles.count();
  const view = page.getByRole('link', { name: 'View All Destinations' });
  await expect(page.locator('#destinations a.dest:visible')).toHaveCount(8);
  await view.click();
  await expect(page.locator('#destinations a.dest:visible')).toHaveCount(all);
  await expect(view).toHaveCount(0);
  await expect(tiles.nth(8)).toBeFocused();
});

test('P08 UI-04 the event filters ignoring case and outer spaces, as text or in an object; none found says so', async ({
  page,
}) => {
  await open(page);
  const name = (await page.locator('#destinations a.dest b').nth(1).textContent()) ?? '';
  const send = (detail: unknown) =>
    page.evaluate(
      (sent) => window.dispatchEvent(new CustomEvent('filterDestination', { detail: sent })),
      detail,
    );
  await send(`  ${name.toLowerCase()} `);
  await expect(count(page)).toHaveText(new RegExp(` packages? in ${name}$`));
  await expect(packages(page).getByRole('combobox', { name: 'Destination' })).toHaveValue(name);
  await send('Atlantis');
  await expect(packages(page).getByRole('heading', { name: 'No packages here yet' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await send({ destination: name.toUpperCase() });
  await expect(count(page)).toHaveText(new RegExp(` packages? in ${name}$`));
  await send(7);
  await expect(count(page)).toHaveText(new RegExp(` packages? in ${name}$`));
  await page.goBack();
  await expect(packages(page).getByRole('heading', { name: 'No packages here yet' })).toBeVisible();
});

test('P08 the filter is in the address: a reload and a link keep it, and Show more brings the rest', async ({
  page,
}) => {
  await open(page);
  await packages(page).getByRole('combobox', { name: 'Destination' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?destination=/);
  await expect(count(page)).toHaveText(/ in /);
  const filtered = await count(page).textContent();
  await page.reload();
  await expect(count(page)).toHaveText(filtered ?? '');

  await open(page);
  const total = Number(/of (\d+) packages$/.exec((await count(page).textContent()) ?? '')?.[1]);
  const first = await cards(page).count();
  expect(total).toBeGreaterThan(first);
  await packages(page).getByRole('link', { name: 'Show more packages' }).click();
  await expect(cards(page)).toHaveCount(Math.min(total, first * 2));
  await expect(cards(page).nth(first).getByRole('link').first()).toBeFocused();
});

test('P11 the footer leads to the sections', async ({ page }) => {
  await open(page, '/terms');
  const footer = page.getByRole('contentinfo');
  for (const [name, id] of [
    ['Home', 'home'],
    ['Destinations', 'destinations'],
    ['Cruises', 'cruises'],
    ['Pilgrimage', 'pilgrimage'],
    ['Packages', 'packages'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/#${id}`);
  }
  await footer.getByRole('link', { name: 'Packages', exact: true }).click();
  await expectAtTop(page, 'packages');
});

test('P01 an unknown path gets a helpful 404', async ({ page, allowedErrors }) => {
  allowedErrors.push(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See all packages' })).toHaveAttribute(
    'href',
    '/#packages',
  );
  await expect(page).toHaveTitle(/^Page not found/);
});

test('P12 a trip opens over the page with its own address; Back, Forward, reload and the scroll position hold', async ({
  page,
}) => {
  await open(page, '/');
  const card = cards(page).nth(2);
  const link = card.getByRole('link', { name: /^View Details/ });
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const path = (await link.getAttribute('href')) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('P12 a trip’s link is a plain link for a new tab', async ({ page, context }) => {
  await open(page);
  const link = cards(page).first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('P04 P05 coming from another page: places held while loading, said so, then filled', async ({
  page,
}) => {
  await open(page, '/terms');
  const gate = Promise.withResolvers<void>();
  await page.route(/\/_\.data/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page.getByText('Loading destinations...')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading featured packages' })).toBeVisible();
  gate.resolve();
  await expect(page.locator('#destinations a.dest').first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('P25 UI-14 lists that fail: loading ends, they are empty, the page stands', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/500/, /could not be read/);
  await open(page, '/terms');
  await page.route(/\/_\.data/, (route) => route.fulfill({ status: 500, body: 'down' }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the World of Wonder');
  await expect(page.getByText('Loading destinations...')).toHaveCount(0);
  await expect(page.locator('#featured')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);

  await page.unroute(/\/_\.data/);
  await open(page);
  await page.route(/\/api\/packages\?/, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something went wrong' } }),
  );
  await packages(page).getByRole('combobox', { name: 'Destination' }).selectOption({ index: 1 });
  await expect(packages(page).getByRole('heading', { name: 'No packages here yet' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('UI-14 a picture that cannot be loaded leaves a quiet placeholder', async ({ page, allowedErrors }) => {
  allowedErrors.push(/404/);
  await page.route(/\/pictures\/(?!hero)/, (route) => route.fulfill({ status: 404 }));
  await open(page);
  const place = cards(page).first().locator('.pic');
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('.ph')).toBeVisible();
  await expect(place.locator('img')).toHaveCount(0);
});

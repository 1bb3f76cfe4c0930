import { awake } from './awake.ts';
import { closeWidget, fillBooking, KASHMIR, openPopup, payButton, RAVI, widget } from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const PATH = `/packages/${KASHMIR.slug}`;

test('P12 the popup shows the trip: facts, tabs by arrow keys, highlights, itinerary, price box', async ({
  page,
}) => {
  const popup = await openPopup(page);
  await expect(page).toHaveURL(PATH);
  await expect(popup.getByText('out of 5').first()).toBeAttached();
  await expect(popup.getByText('6 Days / 5 Nights', { exact: true })).toBeVisible();
  for (const text of [
    'Flexible booking dates',
    'Expert local guides',
    '6 Days / 5 Nights tour duration',
    'Highly rated experience',
  ])
    await expect(popup.getByText(text, { exact: true })).toBeVisible();
  await expect(popup.getByRole('heading', { name: 'Package Highlights' })).toBeVisible();
  await expect(popup.getByRole('heading', { name: 'Tour Itinerary' })).toBeVisible();
  await expect(popup.getByText(/^Srinagar → /)).toBeVisible();

  const box = popup.getByRole('complementary', { name: 'Price' });
  await expect(box).toContainText('Starting from');
  await expect(box).toContainText('₹34,999 per person');
  await expect(box.getByRole('button')).toHaveText(['Book Now', 'Drop Enquiry']);
  await expect(box.getByRole('link', { name: /Call us/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(popup.getByRole('button', { name: 'Book This Package' })).toBeVisible();

  const tabs = popup.getByRole('tab');
  await expect(tabs).toHaveText(['Overview', 'Day by Day', 'Details', 'Book Now']);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(popup.getByRole('tab', { name: 'Day by Day' })).toBeFocused();
  await expect(popup.getByRole('tabpanel')).toContainText('Arrival in Srinagar');
  await page.keyboard.press('ArrowRight');
  await expect(popup.getByRole('tabpanel', { name: 'Details' })).toContainText('What’s included');
  await page.keyboard.press('End');
  await expect(popup.getByRole('button', { name: 'Proceed to Booking' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(popup.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
});

test('P12 UI-03 pictures change every 3 s, wait while one looks closer, and stop with the popup', async ({
  page,
}) => {
  await page.clock.install();
  const popup = await openPopup(page);
  const pictures = popup.getByRole('group', { name: 'Photos' });
  await expect(pictures).toContainText('1 / 5');
  await page.mouse.move(5, 5);
  await page.clock.runFor(3000);
  await expect(pictures).toContainText('2 / 5');
  await pictures.getByRole('button', { name: 'Next image' }).click();
  await expect(pictures).toContainText('3 / 5');
  await pictures.getByRole('button', { name: 'Previous image' }).click();
  await page.clock.runFor(9000);
  await expect(pictures).toContainText('2 / 5');
  await pictures.getByRole('button', { name: /^Pause/ }).click();
  await page.mouse.move(5, 5);
  await popup.getByRole('tab', { name: 'Overview' }).focus();
  await page.clock.runFor(9000);
  await expect(pictures).toContainText('2 / 5');
  await popup.getByRole('button', { name: 'Image 5 of 5' }).click();
  await expect(pictures).toContainText('5 / 5');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(9000);
  await page.getByRole('link', { name: KASHMIR.title, exact: true }).first().click();
  await expect(pictures).toContainText('1 / 5');
});

test('UI-16 pictures stay still for somebody who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const popup = await openPopup(page);
  const pictures = popup.getByRole('group', { name: 'Photos' });
  await page.mouse.move(5, 5);
  await page.clock.runFor(9000);
  await expect(pictures).toContainText('1 / 5');
  await expect(pictures.getByRole('button', { name: /Pause/ })).toHaveCount(0);
});

test('P12 UI-10 the popup holds the focus, closes by Escape, outside and Close, and gives the focus back', async ({
  page,
}) => {
  const popup = await openPopup(page);
  await expect(popup).toHaveAttribute('aria-modal', 'true');
  await expect(popup).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(popup.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('link', { name: 'Open full page' })).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  const opener = page.getByRole('link', { name: KASHMIR.title, exact: true }).first();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await opener.press('Enter');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await opener.press('Enter');
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('P12 three views: enquiry goes back to the details, booking closes with the popup', async ({ page }) => {
  const popup = await openPopup(page);
  await expectAccessible(page, '.popup');
  await popup.getByRole('button', { name: 'Drop Enquiry' }).first().click();
  await expect(page.getByRole('heading', { name: 'Drop Enquiry' })).toBeVisible();
  await expectAccessible(page, '.popup');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Package Highlights' })).toBeVisible();
  await popup.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Book Your Trip' })).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('UI-10 Escape in the payment window does not close the popup below it', async ({ page }) => {
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Book Now' }).first().click();
  await fillBooking(page, [RAVI]);
  await payButton(page).click();
  await expect(widget(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await widget(page).getByRole('button', { name: 'Continue payment' }).click();
  await closeWidget(page);
  await expect(page.getByRole('heading', { name: 'Book Your Trip' })).toBeVisible();
});

test('P12 an enquiry-only trip has no price and asks to enquire in every place', async ({ page }) => {
  await page.goto('/cruises/lakshadweep-atoll-voyage');
  await expect(page.getByText('Enquiry Only').first()).toBeVisible();
  const box = page.getByRole('complementary', { name: 'Price' });
  await expect(box).toContainText('Priced on enquiry');
  await expect(box.getByRole('button')).toHaveText(['Enquire for Price']);
  await expect(page.getByRole('button', { name: /Book|Proceed/ })).toHaveCount(0);
  await box.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Enquire for Price' })).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeVisible();
});

test('PAY-10 a price that cannot be charged is shown as text, and enquired for', async ({ page }) => {
  await page.route(`**/api${PATH}`, async (route) => {
    const trip = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...trip, price: 'On request', unitPrice: null, bookable: false } });
  });
  const popup = await openPopup(page);
  const box = popup.getByRole('complementary', { name: 'Price' });
  await expect(box).toContainText('On request');
  await expect(box.getByRole('button')).toHaveText(['Enquire for Price']);
  await expect(popup).not.toContainText('NaN');
});

test('UI-14 an itinerary that fails is coming soon; a broken picture has a placeholder', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/500|ERR_FAILED/);
  await page.route('**/api/itineraries/**', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
  await page.route('**/pictures/himachal.svg', (route) => route.abort());
  const popup = await openPopup(page);
  await expect(popup.getByText('Detailed itinerary coming soon!')).toBeVisible();
  await popup.getByRole('tab', { name: 'Day by Day' }).click();
  await expect(popup.getByText('Detailed itinerary coming soon!')).toBeVisible();
  await popup.getByRole('button', { name: 'Image 2 of 5' }).click();
  await expect(popup.getByRole('img', { name: `${KASHMIR.title}, picture 2 of 5` })).toBeVisible();
});

test('P12 while the itinerary loads its place says so', async ({ page }) => {
  let answer: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/itineraries/**', async (route) => {
    await wait;
    await route.continue();
  });
  const popup = await openPopup(page);
  await expect(popup.getByRole('status', { name: 'Loading itinerary' })).toBeVisible();
  answer();
  await expect(popup.getByRole('status', { name: 'Loading itinerary' })).toHaveCount(0);
  await expect(popup.getByRole('list', { name: 'On this journey' })).toBeVisible();
});

test('UI-14 a trip that cannot be loaded says so and can be tried again', async ({ page, allowedErrors }) => {
  allowedErrors.push(/500/);
  await page.route(`**/api${PATH}`, (route) => route.fulfill({ status: 500, json: { detail: 'x' } }));
  await page.goto('/');
  await awake(page);
  await page.getByRole('link', { name: KASHMIR.title, exact: true }).first().click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This trip could not be loaded.');
  await page.unroute(`**/api${PATH}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: KASHMIR.title })).toBeVisible();
});

test('P12 the trip’s own page has the same content, its own head, and Back from booking', async ({
  page,
}) => {
  const answer = await page.goto(PATH);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Kashmir Great Lakes & Houseboats/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${PATH}$`));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /./);
  await expect(page.getByRole('heading', { level: 1, name: KASHMIR.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(`${PATH}#book`);
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Trip' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: KASHMIR.title })).toBeVisible();
});

test('P12 a click on Book Now counts before the page’s script has come', async ({ page }) => {
  let comes: () => void = () => undefined;
  const script = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await script;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page).toHaveURL(`${PATH}#book`);
  comes();
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Trip' })).toBeVisible();
});

test('P01 an unknown trip is a helpful 404', async ({ page, allowedErrors }) => {
  allowedErrors.push(/404/);
  const answer = await page.goto('/packages/no-such-trip');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /packages/i }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('UI-13 the whole trip is readable, and what would do nothing is not there', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: 'Package Highlights' })).toBeVisible();
    await expect(page.getByText('Arrival in Srinagar')).toBeVisible();
    await expect(page.getByText('What’s included')).toBeVisible();
    for (const name of ['Next image', 'Previous image', /^Pause/])
      await expect(page.getByRole('button', { name })).toBeHidden();
    const [facts, text] = await Promise.all(
      ['.meta', '.panel'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect((text?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)).toBeGreaterThan(20);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('UI-12 the trip’s page and popup fit 320 px, with Close and Book in reach', async ({ page }) => {
    await page.goto(PATH);
    await awake(page);
    for (const tab of ['Overview', 'Day by Day', 'Details', 'Book Now']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    }
    const popup = await openPopup(page);
    await expect.poll(() => popup.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(popup.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(popup.getByRole('button', { name: 'Book Now' }).last()).toBeInViewport({ ratio: 1 });
  });
});

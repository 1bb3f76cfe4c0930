import type { Page } from '@playwright/test';
import { openPopup, payButton } from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectFits, open } from './form-steps.ts';

const KASHMIR = 'kashmir-great-lakes-houseboats';

/** Every public route, one address each. */
const ROUTES = [
  '/',
  '/?destination=Kerala&sort=price',
  '/destinations/kerala',
  `/packages/${KASHMIR}`,
  '/cruises/lakshadweep-atoll-voyage',
  '/pilgrimages/char-dham-yatra-by-road',
  '/visa-assistance',
  '/enquiry/quote',
  '/enquiry/visa',
  '/enquiry/privacy',
  `/enquiry/package/${KASHMIR}`,
  '/privacy',
  '/terms',
  '/cancellation-policy',
  '/no-such-page',
  '/booking/DJ-000000?key=guess',
];

for (const address of ROUTES) {
  test(`UI-12 UI-16 ${address} is accessible, and fits 320 px and a zoom of 200%`, async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    await expectAccessible(page);
    // What a window of 1280 has left at 200%, then the smallest phone.
    for (const viewport of [
      { width: 640, height: 400 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await expectFits(page);
    }
  });
}

/** What opens over or in a page. */
const STATES: ReadonlyArray<[name: string, open: (page: Page) => Promise<unknown>]> = [
  ['the popup with its days', (page) => openTab(page, 'Day by Day')],
  ['the popup with its details', (page) => openTab(page, 'Details')],
  ['the popup with its way to book', (page) => openTab(page, 'Book Now')],
  ['the enquiry in the popup', (page) => openView(page, 'Drop Enquiry')],
  ['the booking form with its errors', (page) => openErrors(page)],
  ['no match', (page) => open(page, '/?destination=Kerala&type=adventure&length=8plus#packages')],
];

for (const [name, show] of STATES) {
  test(`UI-12 UI-16 ${name}: accessible, and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await expectAccessible(page);
  });
}

async function openTab(page: Page, name: string): Promise<void> {
  const popup = await openPopup(page);
  await popup.getByRole('tab', { name }).click();
}

async function openView(page: Page, name: string): Promise<void> {
  const popup = await openPopup(page);
  await popup.getByRole('button', { name }).first().click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function openErrors(page: Page): Promise<void> {
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Book Now' }).first().click();
  await payButton(page).click();
  await expect(page.getByText('Please fill all traveler details')).toBeVisible();
}

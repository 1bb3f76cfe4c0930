import type { Page } from '@playwright/test';
import { ROLES, type Role } from '#app/domain/permissions.ts';
import { navOf } from '#app/web/office/shell/nav-items.ts';
import { bookFor, openBooking } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const LESSER = ROLES.filter((role) => role !== 'owner');

/** What the sections show besides their first view. */
const VIEWS: Record<string, string[]> = {
  '/admin/crm': ['?tab=inquiries', '?tab=bookings', '?tab=bookings&view=board'],
  '/admin/customers': ['?view=table'],
  '/admin/accounts': ['?tab=invoices', '?tab=sales', '?tab=gst', '?tab=ledger'],
};

const placesOf = (role: Role) =>
  navOf(role)
    .flatMap(({ items }) => items)
    .flatMap(({ to }) => [to, ...(VIEWS[to] ?? []).map((view) => to + view)]);

/** Opens a screen and waits until nothing of it loads any more. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main .sk')).toHaveCount(0);
}

/** Tables that hide columns beside the screen. */
const tooWide = (page: Page) =>
  page
    .locator('.tbl > .scroll')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);

async function namedKeys(page: Page, address: string): Promise<string> {
  await show(page, address);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  const text = (await help.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  return text;
}

for (const role of LESSER) {
  test(`SEC-04 UI-12 ${role}: no screen of the navigation asks for what is refused, or hides a part beside the screen`, async ({
    page,
    server,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, server);
    await bookFor(page);
    const long = {
      name: 'Venkatanarasimharajuvaripeta Subrahmanyam Raghunathan',
      email: `${role}.venkatanarasimharajuvaripeta.subrahmanyam@journeys.example.in`,
      phone: '+91 98160 11133',
      city: 'Sri Venkatanarasimharajuvaripeta',
    };
    const made = await page.request.post('/api/customers', { data: long, headers: { origin: server.url } });
    expect(made.ok()).toBe(true);
    await signInAs(page, await addStaff(page, server, role));
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    for (const place of placesOf(role)) {
      await show(page, place);
      await expect(page.getByText('This is not for your role')).toHaveCount(0);
      expect([place, await tooWide(page)]).toEqual([place, 0]);
    }
    expect(refused).toEqual([]);
  });
}

test('SEC-04 who only reads customers and bookings is offered no ticks, keys, empty facts or forms', async ({
  page,
  server,
  allowedErrors,
}) => {
  test.setTimeout(120_000);
  allowedErrors.push(/403/);
  await signIn(page, server);
  const booking = await bookFor(page);
  const data = { name: booking.name, email: booking.email, phone: booking.phone };
  const made = await page.request.post('/api/customers', { data, headers: { origin: server.url } });
  expect(made.ok()).toBe(true);
  await signInAs(page, await addStaff(page, server, 'accounts'));

  const customers = await namedKeys(page, `/admin/customers?q=${encodeURIComponent(booking.name)}`);
  expect(customers).toContain('View Details');
  expect(customers).not.toMatch(/Log Call|Move to Hot|Edit|Select/);
  await expect(page.getByRole('article', { name: booking.name })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  const bookings = await namedKeys(page, `/admin/crm?tab=bookings&q=${booking.reference}`);
  expect(bookings).toContain('Record payment');
  expect(bookings).not.toMatch(/Status|Select record/);
  const drawer = await openBooking(page, booking);
  await expect(drawer.locator('dt').getByText('Assigned to')).toBeVisible();
  const facts = await drawer.locator('.rec-facts dd').allInnerTexts();
  expect(facts.filter((text) => text.trim() === '')).toEqual([]);

  for (const form of ['/admin/crm/bookings/new', '/admin/customers/new', '/admin/customers/upload']) {
    expect((await page.goto(form))?.status()).toBe(403);
    await expect(page.getByText('This is not for your role')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('main').getByRole('link', { name: 'Go to Customers' }).click();
  await expect(page).toHaveURL(/\/admin\/customers$/);
});

test('SEC-04 the keys of a booking’s card are those that the role may use', async ({ page, server }) => {
  await signIn(page, server);
  await bookFor(page);
  await signInAs(page, await addStaff(page, server, 'sales'));
  const keys = await namedKeys(page, '/admin/crm?tab=bookings');
  expect(keys).toMatch(/Note[\s\S]*Status/);
  expect(keys).not.toContain('Record payment');
});

test('B01 on a phone the current tab is in sight once the counts are there', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, server);
  await show(page, '/admin/dashboard?tab=pilgrimages');
  const current = page.getByRole('navigation', { name: 'Lists' }).locator('[aria-current]');
  await expect(current).toHaveText(/Pilgrimages\s*\d+/);
  await expect(current).toBeInViewport({ ratio: 1 });
});

import type { Page } from '@playwright/test';
import {
  ASHA,
  fillBooking,
  fillTraveler,
  KABIR,
  MEERA,
  message,
  openBookingPage,
  openPopup,
  payButton,
  payByCard,
  RAVI,
  travelerRow,
  widget,
} from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { tabTo, typeInto } from './keyboard.ts';

test('UI-01 P14 traveler rows grow and shrink keeping what was typed', async ({ page }) => {
  await openBookingPage(page);
  const count = page.getByLabel('Number of travelers');
  await expect(count.locator('option')).toHaveText([
    '1 Traveler',
    ...[2, 3, 4, 5, 6, 7, 8].map((number) => `${number} Travelers`),
  ]);
  await fillBooking(page, [ASHA, RAVI]);
  await count.selectOption('4');
  await expect(travelerRow(page, 1).getByLabel('Name')).toHaveValue(ASHA.name);
  await expect(travelerRow(page, 2).getByLabel('Age', { exact: true })).toHaveValue(RAVI.age);
  await expect(travelerRow(page, 3).getByLabel('Name')).toHaveValue('');
  await fillTraveler(page, 3, MEERA);
  await fillTraveler(page, 4, KABIR);
  await count.selectOption('2');
  await expect(travelerRow(page, 2).getByLabel('Name')).toHaveValue(RAVI.name);
  await expect(travelerRow(page, 3)).toHaveCount(0);
  await count.selectOption('4');
  for (const row of [3, 4]) {
    await expect(travelerRow(page, row).getByLabel('Name')).toHaveValue('');
    await expect(travelerRow(page, row).getByLabel('Age', { exact: true })).toHaveValue('');
  }
  await fillTraveler(page, 3, MEERA);
  await fillTraveler(page, 4, { name: 'Baby Nair', age: '0' });
  const sent = page.waitForRequest('**/api/bookings/create-order');
  await payButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    travelers: 4,
    travelerDetails: [
      { name: ASHA.name, age: 34, ageGroup: 'Adult' },
      { name: RAVI.name, age: 36, ageGroup: 'Adult' },
      { name: MEERA.name, age: 8, ageGroup: 'Child' },
      { name: 'Baby Nair', age: 0, ageGroup: 'Infant' },
    ],
  });
  await expect(widget(page)).toBeVisible();
});

test('P14 the age group follows from the age and can be changed', async ({ page }) => {
  await openBookingPage(page);
  const age = travelerRow(page, 1).getByLabel('Age', { exact: true });
  const group = travelerRow(page, 1).getByLabel('Age group');
  await expect(group.locator('option')).toHaveText([
    'Adult (12+ years)',
    'Child (2-12 years)',
    'Infant (0-2 years)',
  ]);
  for (const [years, expected] of [
    ['1', 'Infant'],
    ['2', 'Child'],
    ['11', 'Child'],
    ['12', 'Adult'],
    ['0', 'Infant'],
  ] as const) {
    await age.fill(years);
    await expect(group).toHaveValue(expected);
  }
  await group.selectOption('Child');
  await expect(group).toHaveValue('Child');
});

test('UI-06 P14 wrong fields stop the form: no call, no spinner, the focus on the first of them', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/bookings/')) calls += 1;
  });
  await openBookingPage(page);
  await payButton(page).click();
  const name = page.locator('section', { hasText: 'Contact and trip' }).getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(message(page, 'Please fill all traveler details')).toHaveRole('alert');
  await expect(payButton(page)).toHaveText('Pay ₹8,749.75');
  expect(calls).toBe(0);
  await expectAccessible(page);

  await fillBooking(page, [ASHA]);
  await page.getByLabel('Email').fill('asha@example');
  await page.getByLabel('Travel date').fill('2020-01-01');
  await payButton(page).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/email address/);
  await expect(page.getByLabel('Travel date')).toHaveAccessibleDescription('Choose today or a later date');
  expect(calls).toBe(0);

  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Travel date').fill('2027-04-12');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('checkbox', { name: /I accept/ }).uncheck();
  await payButton(page).click();
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeFocused();
  await expect(page.getByText('Accept the terms to go on')).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await payButton(page).click();
  await expect(widget(page)).toBeVisible();
  expect(calls).toBe(1);
});

test('UI-06 P14 a traveler added after a refused submit is told what it lacks only when left or sent', async ({
  page,
}) => {
  await openBookingPage(page);
  await payButton(page).click();
  const name = (row: number) => travelerRow(page, row).getByLabel('Name');
  await expect(name(1)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Number of travelers').selectOption('3');
  await expect(name(1)).toHaveAttribute('aria-invalid', 'true');
  await expect(name(3)).toBeVisible();
  for (const row of [2, 3]) await expect(name(row)).not.toHaveAttribute('aria-invalid');
  await name(2).focus();
  await page.keyboard.press('Tab');
  await expect(name(2)).toHaveAccessibleDescription('Enter the traveler’s name');
  await expect(name(3)).not.toHaveAttribute('aria-invalid');
  await payButton(page).click();
  await expect(name(3)).toHaveAccessibleDescription('Enter the traveler’s name');
});

test('P14 offers are asked for on their own, unticked, and a phone number needs all its digits', async ({
  page,
}) => {
  await openBookingPage(page);
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  const offers = page.getByRole('checkbox', { name: /send me offers/ });
  await expect(offers).not.toBeChecked();
  await fillBooking(page, [ASHA]);
  await page.getByLabel('Phone').fill('987654321');
  await payButton(page).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Indian numbers have 10 digits/);
  await page.getByLabel('Phone').fill('9876543210');
  await offers.check();
  const sent = page.waitForRequest('**/api/bookings/create-order');
  await payButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ marketingConsent: true, termsAccepted: true });
  await expect(widget(page)).toBeVisible();
});

test('P14 a field that the server refuses says so at the field', async ({ page, allowedErrors }) => {
  allowedErrors.push(/422/);
  await page.route('**/api/bookings/create-order', (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: JSON.stringify({ ...body, travelDate: '2020-01-01' }) });
  });
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).click();
  await expect(message(page, 'Booking Failed')).toBeVisible();
  await expect(page.getByLabel('Travel date')).toBeFocused();
  await expect(page.getByLabel('Travel date')).toHaveAccessibleDescription('Choose today or a later date');
});

test('P14 amounts are Indian, and the summary follows the travelers and the option', async ({ page }) => {
  await openBookingPage(page);
  const summary = page.getByRole('complementary', { name: 'Price summary' });
  await page.getByLabel('Number of travelers').selectOption('3');
  await expect(summary).toContainText('₹34,999 × 3 travelers');
  await expect(summary).toContainText('₹1,04,997');
  await expect(summary).toContainText('₹26,249.25');
  await expect(summary).toContainText('₹78,747.75');
  await page.getByRole('radio', { name: 'Pay in full' }).check();
  await expect(payButton(page)).toHaveText('Pay ₹1,04,997');
  await page.getByLabel('Travel date').fill('2027-04-28');
  await expect(summary).toContainText('28 April to 3 May 2027');
});

test('P14 more than 8 travelers leads to the enquiry', async ({ page }) => {
  await openPopup(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: 'More than 8 travelers?' }).click();
  await expect(page.getByRole('heading', { name: 'Drop Enquiry' })).toBeVisible();
});

test.describe('away from India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('DAT-01 DAT-03 the earliest date is the business day, and a date stays the date that was chosen', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-03-14T19:00:00Z'));
    await openBookingPage(page);
    const date = page.getByLabel('Travel date');
    await expect(date).toHaveAttribute('min', '2026-03-15');
    await date.fill('2026-03-15');
    await date.blur();
    await expect(date).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('complementary', { name: 'Price summary' })).toContainText(
      '15 to 20 March 2026',
    );
    await date.fill('2026-03-14');
    await date.blur();
    await expect(date).toHaveAccessibleDescription('Choose today or a later date');
  });
});

test('UI-16 a booking from the keyboard alone', async ({ page }) => {
  await page.goto('/packages/kashmir-great-lakes-houseboats');
  await tabTo(page, page.getByRole('button', { name: 'Book Now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Book Your Trip' })).toBeVisible();
  const contact = page.locator('section', { hasText: 'Contact and trip' });
  await typeInto(page, contact.getByLabel('Name'), ASHA.name);
  await typeInto(page, contact.getByLabel('Email'), 'keys@example.com');
  await typeInto(page, contact.getByLabel('Phone'), '+91 98450 11762');
  // Day and month are the same, so that the order of the browser's own fields does not matter.
  await typeInto(page, contact.getByLabel('Travel date'), '05052027');
  await tabTo(page, contact.getByLabel('Number of travelers'));
  await page.keyboard.press('ArrowDown');
  await expect(travelerRow(page, 2)).toBeVisible();
  for (const [at, traveler] of [ASHA, MEERA].entries()) {
    await typeInto(page, travelerRow(page, at + 1).getByLabel('Name'), traveler.name);
    await typeInto(page, travelerRow(page, at + 1).getByLabel('Age', { exact: true }), traveler.age);
  }
  await tabTo(page, page.getByRole('checkbox', { name: /I accept/ }));
  await page.keyboard.press('Space');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expect(widget(page)).toBeVisible();
  await tabTo(page, widget(page).getByRole('button', { name: /^Pay ₹/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  const longName = { name: 'N'.repeat(100), age: '34' };

  test('UI-16 UI-12 the booking form in the popup is accessible and fits 320 px', async ({ page }) => {
    const popup = await openPopup(page);
    await popup.getByRole('button', { name: 'Book Now' }).last().click();
    await fillBooking(page, [longName]);
    await expectFits(page);
    await expectAccessible(page, '.popup');
    await payButton(page).click();
    await expect(widget(page)).toBeVisible();
    await expectFits(page);
  });

  test('UI-11 UI-12 UI-16 the booking’s page is accessible and fits 320 px', async ({ page }) => {
    await openBookingPage(page);
    await fillBooking(page, [longName], { email: `${'e'.repeat(64)}@example.com` });
    await payButton(page).click();
    await payByCard(page);
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});

async function expectFits(page: Page): Promise<void> {
  const widths = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.popup')].map((box) => [
      box.scrollWidth,
      box.clientWidth,
    ]),
  );
  for (const [scroll, client] of widths) expect(scroll).toBeLessThanOrEqual(client ?? 0);
}

import {
  ASHA,
  CONFIRMED,
  closeWidget,
  fillBooking,
  KASHMIR,
  MEERA,
  message,
  openBookingPage,
  openPopup,
  payButton,
  payByCard,
  payByUpi,
  RAVI,
  travelerRow,
  widget,
} from './booking-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test('P15 PAY-24 a visitor books for two with the 25% deposit: the shown amount is the charged one', async ({
  page,
}) => {
  await openBookingPage(page);
  await fillBooking(page, [ASHA, RAVI, MEERA]);
  await page.getByLabel('Number of travelers').selectOption('2');
  await expect(payButton(page)).toHaveText('Pay ₹17,499.50');
  const sent = page.waitForRequest('**/api/bookings/create-order');
  const answered = page.waitForResponse('**/api/bookings/create-order');
  await payButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    totalAmount: 69998,
    paymentOption: 'partial',
    travelers: 2,
    travelDate: '2027-04-12',
  });
  expect(await (await answered).json()).toMatchObject({ amount: 1749950, currency: 'INR', testMode: true });
  await expect(widget(page)).toContainText('₹17,499.50');
  await expect(widget(page)).toContainText('Test mode: no money moves');
  await expect(payButton(page)).toHaveText('Processing...');
  await payByCard(page);

  await expect(message(page, 'Booking Confirmed!')).toContainText(CONFIRMED);
  await expect(page).toHaveURL(/\/booking\/DJ-[0-9A-Z]{6}\?key=/);
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await expect(page.getByText('Deposit paid')).toBeVisible();
  await expect(page.getByText('12 April 2027').first()).toBeVisible();
  const payments = page.getByRole('region', { name: 'Your booking' }).getByRole('listitem');
  await expect(payments.first()).toContainText('₹17,499.50');
  await expect(payments.last()).toContainText('₹52,498.50');
});

test('P15 a visitor pays in full by UPI in the popup, and the popup closes', async ({ page }) => {
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Book Now' }).click();
  await fillBooking(page, [ASHA], { full: true });
  await expect(payButton(page)).toHaveText('Pay ₹34,999');
  await payButton(page).click();
  await payByUpi(page);
  const done = message(page, 'Booking Confirmed!');
  await expect(done).toContainText(CONFIRMED);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const way = page.getByRole('region', { name: 'Your booking' });
  await expect(done).toHaveCount(0);
  await expectAccessible(page, '.booked');
  await way.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByText('Paid in full')).toBeVisible();
});

test('P15 the balance is paid on the booking’s own page', async ({ page }) => {
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).click();
  await payByCard(page);
  await expect(page.getByText('Deposit paid')).toBeVisible();
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await expect(message(page, 'Booking Confirmed!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pay balance ₹26,249.25' }).click();
  await expect(widget(page)).toContainText('₹26,249.25');
  await payByCard(page);
  await expect(message(page, 'Payment received')).toContainText('Thank you. Nothing is left to pay.');
  await expect(message(page, 'Booking Confirmed!')).toHaveCount(0);
  await expect(page.getByText('Paid in full')).toBeVisible();
  await expect(page.getByRole('button', { name: /Pay balance/ })).toHaveCount(0);
});

test('P15 a card that fails says why, and another try in the window pays', async ({ page }) => {
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).click();
  await payByCard(page, '4000 0000 0000 0002');
  const failed = message(page, 'Payment Failed');
  await expect(failed).toHaveRole('alert');
  await expect(failed.locator('span')).not.toBeEmpty();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('P15 PAY-21 UI-09 a closed window clears the busy state, keeps the form, and the next try is the same booking', async ({
  page,
}) => {
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Book Now' }).click();
  await fillBooking(page, [ASHA, RAVI]);
  const first = page.waitForResponse('**/api/bookings/create-order');
  await payButton(page).click();
  const { reference } = (await (await first).json()) as { reference: string };
  await closeWidget(page);
  await expect(payButton(page)).toHaveText('Pay ₹17,499.50');
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled');
  await expect(payButton(page)).toBeFocused();
  await expect(travelerRow(page, 2).getByLabel('Name')).toHaveValue(RAVI.name);

  const second = page.waitForResponse('**/api/bookings/create-order');
  await payButton(page).click();
  expect(await (await second).json()).toMatchObject({ reference });
  await closeWidget(page);

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const again = await openPopup(page);
  await again.getByRole('button', { name: 'Book Now' }).click();
  await expect(travelerRow(page, 1).getByLabel('Name')).toHaveValue('');
  await expect(travelerRow(page, 2)).toHaveCount(0);
});

test('P15 a payment that cannot be verified says so and clears the busy state', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/400/);
  await page.route('**/api/bookings/verify-payment', (route) => {
    const body = route.request().postDataJSON() as Record<string, string>;
    return route.continue({ postData: JSON.stringify({ ...body, signature: '0'.repeat(64) }) });
  });
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).click();
  await payByCard(page);
  await expect(message(page, 'Payment verification failed. Please contact support.')).toHaveRole('alert');
  await expect(payButton(page)).toHaveText('Pay ₹8,749.75');
});

test('P15 PAY-22 a blocked checkout script is told, and works once it is let through', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await page.route('**/checkout.js', (route) => route.abort());
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).click();
  await expect(message(page, 'The payment window could not be loaded.')).toHaveRole('alert');
  await expect(payButton(page)).toHaveText('Pay ₹8,749.75');
  await page.unroute('**/checkout.js');
  await payButton(page).click();
  await expect(widget(page)).toBeVisible();
});

test('P15 PAY-22 a script that never comes is given up after 15 seconds', async ({ page }) => {
  await page.clock.install();
  await page.route('**/checkout.js', () => undefined);
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  const asked = page.waitForRequest('**/checkout.js');
  await payButton(page).click();
  await asked;
  await page.clock.fastForward(15_000);
  await expect(message(page, 'The payment window took too long to load.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay ₹8,749.75');
});

test('P15 a script that leaves no Razorpay behind raises its message', async ({ page }) => {
  await page.route('**/checkout.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).click();
  await expect(message(page, 'Razorpay Instance in not ready')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay ₹8,749.75');
});

test('P15 an order that is refused shows the server’s detail, and the form stays', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await page.route('**/api/bookings/create-order', (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue({ postData: JSON.stringify({ ...body, totalAmount: 1 }) });
  });
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).click();
  await expect(message(page, 'Booking Failed')).toContainText('The price of this trip is ₹34,999');
  await expect(travelerRow(page, 1).getByLabel('Name')).toHaveValue(ASHA.name);
});

test('UI-05 P15 offline: the message, the form as it was, and one booking afterwards', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openBookingPage(page);
  await fillBooking(page, [ASHA, RAVI]);
  await context.setOffline(true);
  await payButton(page).click();
  await expect(message(page, 'Booking Failed')).toContainText('Something went wrong. Please try again.');
  await expect(payButton(page)).toHaveText('Pay ₹17,499.50');
  await context.setOffline(false);
  await expect(travelerRow(page, 2).getByLabel('Name')).toHaveValue(RAVI.name);
  await payButton(page).click();
  await expect(widget(page)).toBeVisible();
});

test('PAY-14 a double click makes one call', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-order')) calls += 1;
  });
  await openBookingPage(page);
  await fillBooking(page, [ASHA]);
  await payButton(page).dblclick();
  await expect(widget(page)).toBeVisible();
  expect(calls).toBe(1);
});

test('P15 the browser ends right after paying: the webhook completes the booking', async ({
  page,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  await page.route('**/api/bookings/verify-payment', (route) => route.abort());
  await openBookingPage(page);
  await fillBooking(page, [ASHA], { email: 'closed@example.com' });
  const sent = page.waitForRequest('**/api/bookings/create-order');
  await payButton(page).click();
  const body: unknown = (await sent).postDataJSON();
  const asked = page.waitForRequest('**/api/bookings/verify-payment');
  await widget(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await asked;
  await page.close();
  await expect
    .poll(async () => (await request.post('/api/bookings/create-order', { data: body })).json())
    .toMatchObject({ code: 'already_paid' });
});

test('P15 a wrong key of a booking page learns nothing', async ({ page, allowedErrors }) => {
  allowedErrors.push(/404/);
  const answer = await page.goto('/booking/DJ-000000?key=guess');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(KASHMIR.title)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import type { BookingDetail } from '#app/contract/booking-desk.ts';
import type { CrmBooking, OrderResponse } from '#app/contract/bookings.ts';
import type { PackageView } from '#app/contract/content.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { bookFor, openBooking, readBooking, said } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

/** A booking that was cancelled before the money for it came. */
async function paidTooLate(page: Page, origin: string): Promise<CrmBooking> {
  const trip = ((await (await page.request.get('/api/packages')).json()) as PackageView[]).find(
    (one) => one.bookable,
  );
  if (!trip) throw new Error('The demo content has no bookable package.');
  const data = bookingBody(trip.id, {
    name: `Late ${crypto.randomUUID().slice(0, 8)}`,
    email: 'late@example.in',
    travelDate: '2027-06-01',
    paymentOption: 'full',
  });
  const made = await page.request.post('/api/bookings/create-order', { data });
  const { orderId, reference } = (await made.json()) as OrderResponse;
  const [booking] = (await (
    await page.request.get(`/api/crm/bookings?q=${reference}`)
  ).json()) as CrmBooking[];
  if (!booking) throw new Error('The booking is not in the list.');
  const ended = await page.request.put(`/api/crm/bookings/${booking.id}/status`, {
    headers: { origin },
    data: { status: 'cancelled' },
  });
  expect(ended.status()).toBe(200);
  await page.request.post(`/simulator/v1/orders/${orderId}/pay`, {
    data: { outcome: 'captured', webhook: true },
  });
  await expect.poll(async () => (await readBooking(page, booking.id)).refundable).toBe(booking.totalAmount);
  return booking;
}

test('PAY-19 B08 money that came too late is given back by the Refund dialog: no more than that, and once', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const booking = await paidTooLate(page, server.url);
  const drawer = await openBooking(page, booking);
  await drawer.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expectAccessible(page, '.modal');
  const amount = dialog.getByLabel('Amount');
  await amount.fill(String(booking.totalAmount + 1));
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(dialog.getByText(/can be given back$/)).toBeVisible();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await amount.fill('1000');
  await dialog.getByLabel('Reason').fill('Paid after it was cancelled');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refunds')) sent.push(request.method());
  });
  await dialog.getByRole('button', { name: 'Give back' }).dblclick();
  await expect(said(page, 'Refund is on its way')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual(['POST']);
  await expect(drawer.getByRole('region', { name: 'Refunds' })).toContainText('₹1,000.00');
  await expect.poll(async () => (await readBooking(page, booking.id)).refundedAmount).toBe(1000);
  expect((await readBooking(page, booking.id)).refundable).toBe(booking.totalAmount - 1000);
});

test('PAY-19 a refund that the provider refused says why, and is asked for again once for a double click', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const booking = await paidTooLate(page, server.url);
  const path = `/api/crm/bookings/${booking.id}`;
  await page.request.post(`${path}/refunds`, {
    headers: { origin: server.url },
    data: { reason: 'Paid too late', request_key: crypto.randomUUID() },
  });
  // The simulator refuses no refund that is right: what the office is told of it is changed on its way.
  let refused = true;
  let tries = 0;
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as BookingDetail;
    const failed = { status: 'failed' as const, failure: 'The balance of the account is too low' };
    const refunds = refused ? body.refunds.map((one) => ({ ...one, ...failed })) : body.refunds;
    await route.fulfill({ response: answer, json: { ...body, refunds } });
  });
  await page.route(`**${path}/refunds/*/retry`, async (route) => {
    tries += 1;
    refused = false;
    await route.fulfill({ json: await readBooking(page, booking.id) });
  });
  const drawer = await openBooking(page, booking);
  const refunds = drawer.getByRole('region', { name: 'Refunds' });
  await expect(refunds).toContainText('The balance of the account is too low');
  await expectAccessible(page);
  await refunds.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(said(page, 'Refund is tried again')).toBeVisible();
  await expect(refunds).toContainText('Given back');
  await expect(refunds.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(tries).toBe(1);
});

test('PAY-19 figures that moved while the cancel dialog was open are shown anew, and nothing is cancelled unseen', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 409/);
  await signIn(page, server);
  const booking = await bookFor(page);
  const drawer = await openBooking(page, booking);
  await drawer.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  const figures = dialog.getByRole('status', { name: 'What the cancellation costs' });
  await expect(figures).toContainText('0% of the total');
  await dialog.getByLabel('Reason').fill('Illness in the family');
  const more = await page.request.post('/api/accounts/payments', {
    headers: { origin: server.url },
    data: {
      booking_id: booking.id,
      kind: 'payment',
      amount: 1000,
      mode: 'cash',
      date: booking.createdAt.slice(0, 10),
    },
  });
  expect(more.status()).toBe(201);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The figures have changed');
  const refund = (booking.paidAmount + 1000).toLocaleString('en-IN', { minimumFractionDigits: 2 });
  await expect(figures).toContainText(refund);
  expect((await readBooking(page, booking.id)).bookingStatus).toBe('confirmed');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(said(page, 'Booking cancelled')).toBeVisible();
  expect((await readBooking(page, booking.id)).bookingStatus).toBe('cancelled');
});

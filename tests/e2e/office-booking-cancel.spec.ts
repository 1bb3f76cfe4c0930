import { bookFor, openBooking, readBooking, said } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

test('PAY-19 B08 cancelling shows the policy’s charge and refund first, asks, and gives the money back once', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const booking = await bookFor(page);
  const drawer = await openBooking(page, booking);
  await drawer.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  const figures = dialog.getByRole('status', { name: 'What the cancellation costs' });
  // 150 days before the start nothing is kept.
  await expect(figures).toContainText('0% of the total');
  await expect(figures).toContainText('goes back through the payment provider');
  await expectAccessible(page, '.modal');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByText('Reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Illness in the family');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to cancel this booking?');
  await expect(question.getByRole('button', { name: 'Keep booking' })).toBeFocused();
  await expectAccessible(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: 'Keep booking' }).click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(said(page, 'Booking cancelled')).toBeVisible();
  await expect(drawer).toContainText('Cancelled by the customer');
  await expect(drawer.getByRole('region', { name: 'Refunds' })).toContainText('card or account');
  await expect
    .poll(async () => (await readBooking(page, booking.id)).refundedAmount, { timeout: 20_000 })
    .toBe(booking.paidAmount);
  await expect(drawer.getByRole('button', { name: 'Record payment' })).toHaveCount(0);
});

test('PAY-19 another charge needs its reason; cash goes back by hand and is recorded as paid out', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const booking = await bookFor(page, {}, false);
  const paid = await page.request.post('/api/accounts/payments', {
    data: {
      booking_id: booking.id,
      kind: 'payment',
      amount: booking.totalAmount,
      mode: 'cash',
      date: booking.createdAt.slice(0, 10),
    },
  });
  expect(paid.status()).toBe(201);
  const drawer = await openBooking(page, booking);
  await drawer.getByLabel(`Booking status of ${booking.name}`).selectOption('cancelled');
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  await dialog.getByLabel('Charge another amount').check();
  await dialog.getByRole('textbox', { name: 'Charge', exact: true }).fill('1000');
  await dialog.getByLabel('Reason').fill('Changed plans');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByText('Say why another amount is charged')).toBeVisible();
  await dialog.getByLabel('Why another amount').fill('The hotel kept one night');
  await expect(dialog.getByRole('status', { name: 'What the cancellation costs' })).toContainText(
    '₹1,000.00',
  );
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  const refunds = drawer.getByRole('region', { name: 'Refunds' });
  await expect(refunds).toContainText('To be paid out');
  await refunds.getByRole('button', { name: 'Paid out' }).click();
  const payout = page.getByRole('dialog', { name: 'Refund paid out' });
  await payout.getByLabel('Mode').selectOption('cash');
  await payout.getByRole('button', { name: 'Record' }).click();
  await expect(said(page, 'Refund recorded')).toBeVisible();
  await expect(refunds).toContainText('Given back');
  expect(await readBooking(page, booking.id)).toMatchObject({
    refundedAmount: booking.totalAmount - 1000,
    bookingStatus: 'cancelled',
  });
});

import type { Page } from '@playwright/test';
import type { BookingDetail, CancellationPreview } from '#app/contract/booking-desk.ts';
import type { CrmBooking } from '#app/contract/bookings.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';

async function bookedBy(page: Page, email: string): Promise<{ id: string; path: string }> {
  const reference = await book(page, { email, paymentOption: 'full' });
  const found = await page.request.get(`/api/crm/bookings?q=${reference}`);
  const [booking] = (await found.json()) as CrmBooking[];
  if (!booking) throw new Error(`The booking ${reference} is not in the list.`);
  return { id: booking.id, path: `/api/crm/bookings/${booking.id}` };
}

test('issue 6.2 a cancellation gives the money back at the provider, once, with its papers and e-mails', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, server);
  const email = `cancelled-${crypto.randomUUID().slice(0, 8)}@example.in`;
  const { path } = await bookedBy(page, email);
  const seen = (await (await page.request.get(`${path}/cancellation`)).json()) as CancellationPreview;
  expect(seen).toMatchObject({ percentKept: 0, charge: 0, refund: seen.total });
  const headers = { origin: server.url };
  const press = (key: string) =>
    page.request.post(`${path}/cancellation`, {
      headers,
      data: { expected: seen.expected, reason: 'Ill', request_key: `press-number-${key}` },
    });
  const answers = await Promise.all([press('one'), press('two'), press('three')]);
  expect(answers.map((one) => one.status()).sort()).toEqual([200, 409, 409]);

  const now = async () => (await (await page.request.get(path)).json()) as BookingDetail;
  await expect.poll(async () => (await now()).cancellation?.state).toBe('settled');
  const booking = await now();
  expect(booking).toMatchObject({
    bookingStatus: 'cancelled',
    paymentStatus: 'refunded',
    refundedAmount: seen.total,
    refunds: [{ how: 'provider', status: 'done' }],
  });
  expect(booking.entries.map((one) => one.kind)).toEqual(['payment', 'refund']);
  for (const paper of booking.documents) {
    const pdf = await page.request.get(paper.href);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  }
  const count = (words: string) =>
    mailbox.mails.filter((mail) => mail.to.includes(email) && mail.text.includes(words)).length;
  await expect.poll(() => count('is cancelled, as you asked')).toBe(1);
  await expect.poll(() => count('We have sent you')).toBe(1);
});

test('issue 6.4 the days of balance reminders are a setting, and are checked', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 422/);
  await signIn(page, server);
  await page.goto('/admin/settings/booking');
  await expect(page.getByLabel('Days before it is due').first()).toHaveValue('7');
  await page.getByRole('button', { name: 'Add a day after' }).click();
  await expect(page.getByLabel('Days after it was due, 2')).toHaveValue('3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Must be before the task on day 3')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the reminder of 3 days' }).last().click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

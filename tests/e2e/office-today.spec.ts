import type { Page } from '@playwright/test';
import { addDays, dateInZone } from '#app/domain/plain-date.ts';
import { bookFor } from './desk-steps.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';

/** Today shows those who wait longest: whom other tests left waiting on this server is answered first. */
async function ask(page: Page, name: string): Promise<void> {
  const others = await page.request.get('/api/crm/inquiries?status=new');
  for (const { id } of (await others.json()) as Array<{ id: string }>) {
    const data = { status: 'resolved' };
    expect((await page.request.put(`/api/crm/inquiries/${id}/status`, { data })).status()).toBe(200);
  }
  const data = { name, email: 'asks@example.in', phone: '+91 98110 45232', message: 'A quiet beach in May.' };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
}

const waiting = (page: Page, name: string) =>
  page.getByRole('region', { name: 'New inquiries' }).getByRole('listitem').filter({ hasText: name });

test('B01 Today shows who waits for a first reply and who leaves this week, each with a way to its record', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await ask(page, 'Tara Menon');
  // Today is in this week whatever day it is; the deposit confirms it.
  const reference = await book(page, { name: 'Leaves Soon', travelDate: dateInZone(new Date()) });
  await page.goto('/admin/today');
  const row = waiting(page, 'Tara Menon');
  await expect(row).toContainText('A quiet beach in May.');
  await expect(row).toContainText(/Reply within 2[34] h/);
  const leaving = page.getByRole('region', { name: 'Departures this week' }).getByRole('listitem');
  await expect(leaving.filter({ hasText: 'Leaves Soon' })).toContainText('balance');
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await expectAccessible(page);
  await leaving.filter({ hasText: 'Leaves Soon' }).getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText(reference);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/today');
});

test('B01 UI-15 an inquiry is taken up and noted on from Today; Undo brings it back', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await ask(page, 'Uma Rao');
  await page.goto('/admin/today');
  const row = waiting(page, 'Uma Rao');
  await row.getByRole('button', { name: 'Note on Uma Rao' }).click();
  await page.getByLabel('Internal note').fill('Called, no answer');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Note added successfully!')).toBeVisible();
  await row.getByRole('button', { name: 'Mark in progress: Uma Rao' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: 'Uma Rao', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Uma Rao' })).toContainText('Called, no answer');
});

test('UI-14 UI-15 what the server refuses comes back, and a list that cannot be loaded says so', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/400|409|ERR_FAILED/);
  await signIn(page, server);
  await ask(page, 'Ravi Back');
  await page.goto('/admin/today');
  const row = waiting(page, 'Ravi Back');
  await expect(row).toBeVisible();
  await page.route('**/api/crm/inquiries/*/status', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Somebody else was faster.', code: 'conflict' } }),
  );
  await row.getByRole('button', { name: 'Mark in progress: Ravi Back' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update status' });
  await expect(alert).toContainText('Somebody else was faster.');
  await expect(row).toBeVisible();
  await page.route('**/api/admin/today', (route) =>
    route.fulfill({ status: 400, json: { detail: 'Not now.', code: 'invalid' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to load today' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/today');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toBeVisible();
});

test('B01 a balance is overdue the day after it was due', async ({ page, server }) => {
  await signIn(page, server);
  const soon = addDays(dateInZone(new Date()), 3);
  await book(page, { name: 'Paid Late', travelDate: soon });
  // Booked today it is due today, so it is not late yet.
  const today = (await (await page.request.get('/api/admin/today')).json()) as {
    overdue: { rows: Array<{ name: string }> };
  };
  expect(today.overdue.rows.map((row) => row.name)).not.toContain('Paid Late');
  await page.goto('/admin/today');
  await expect(page.getByRole('region', { name: 'Payments overdue' })).toContainText(
    'No balance is overdue.',
  );
});

test('B01 UI-15 a task leads to its booking, leaves the list when it is done, and comes back by Undo', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const booking = await bookFor(page);
  // A paid booking that was only set to cancelled: its charge and refund are still to be settled.
  const data = { status: 'cancelled' };
  const changed = await page.request.put(`/api/crm/bookings/${booking.id}/status`, { data });
  expect(changed.status()).toBe(200);
  await page.goto('/admin/today');
  const task = page
    .getByRole('region', { name: 'Tasks' })
    .getByRole('listitem')
    .filter({ hasText: booking.reference });
  await task.getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: `${booking.name}, ${booking.reference}` });
  await expect(drawer.getByRole('button', { name: 'Settle the cancellation', exact: true })).toBeVisible();
  await expectAccessible(page, '.drawer');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/today');
  await task.getByRole('button', { name: /^Done/ }).click();
  await expect(task).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(task).toHaveCount(1);
  await expectAccessible(page);
});

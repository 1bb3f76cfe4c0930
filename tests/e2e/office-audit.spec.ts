import { readFile } from 'node:fs/promises';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';

test('the audit log shows who changed what, filters by the address, and comes as a file', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const reference = await book(page, {}, false);
  const list = await page.request.get(`/api/crm/bookings?q=${reference}`);
  const [booking] = (await list.json()) as Array<{ id: string }>;
  const data = { status: 'cancelled' };
  await page.request.put(`/api/crm/bookings/${booking?.id}/status`, { data });

  await page.goto('/admin/audit');
  const entry = page.getByRole('row', { name: /Status changed/ }).first();
  await expect(entry).toContainText(server.adminUser);
  await expect(entry).toContainText('before: pending');
  await expect(entry).toContainText('after: cancelled');
  await expectAccessible(page);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, over]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await entry.getByRole('button', { name: booking?.id ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${booking?.id}`));
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Action').selectOption('booking.status_changed');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Export/ })
      .click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('booking.status_changed');

  await page.goto('/admin/audit?q=nothing-has-this-id');
  await expect(page.getByText('No entry matches')).toBeVisible();
});

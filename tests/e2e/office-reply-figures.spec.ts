import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectFits, signIn } from './office-steps.ts';

test('B02 the overview says how fast inquiries were answered, for the days that are chosen', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const data = { name: 'Noor Sen', email: 'noor@example.in', phone: '+91 98110 45231', message: 'Hills' };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
  await page.goto('/admin/crm');
  const box = page.getByRole('region', { name: 'Replies and bookings' });
  for (const figure of ['Median first reply', 'Replied within 24 hours', 'Inquiry to booking'])
    await expect(box.getByText(figure, { exact: true })).toBeVisible();
  const received = box.locator('.stat', { hasText: 'Inquiries received' });
  await expect(received).toContainText(/[1-9]/);

  const dates = box.getByRole('button', { name: /Inquiry dates/ });
  await dates.click();
  const panel = page.getByRole('dialog', { name: /Inquiry dates/ });
  await panel.getByLabel('Start date').fill('01/02/2020');
  await panel.getByLabel('End date').fill('29/02/2020');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/start_date=2020-02-01&end_date=2020-02-29/);
  await expect(received).toContainText('0 answered');
  await expect(box.locator('.stat', { hasText: 'Median first reply' })).toContainText('None yet');
  await expectAccessible(page);
  await expectFits(page);
});

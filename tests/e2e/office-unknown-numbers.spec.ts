import type { TodayView } from '#app/contract/today.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

test('B07 Today shows who wrote from an unknown number; an inquiry is made of it, or it is removed', async ({
  page,
  server,
  allowedErrors,
}) => {
  // The inquiry that the test invents is not there.
  allowedErrors.push(/404/);
  await signIn(page, server);
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const sender = { messages: 2, texts: ['Kerala in April?', 'With a houseboat'], firstAt: at, lastAt: at };
  const waiting = new Set(['+971501234567', '+919845011762']);
  await page.route('**/api/admin/today', async (route) => {
    const answer = await route.fetch();
    const view = (await answer.json()) as TodayView;
    const rows = [...waiting].map((id) => ({ id, ...sender }));
    await route.fulfill({ response: answer, json: { ...view, unknown: { total: rows.length, rows } } });
  });
  await page.route('**/api/crm/unknown-numbers/**', async (route) => {
    const number = decodeURIComponent(route.request().url()).match(/\+\d+/)?.[0] ?? '';
    waiting.delete(number);
    const removed = route.request().method() === 'DELETE';
    await route.fulfill({ json: removed ? { deleted: true } : { id: 'inq_made', made: true } });
  });
  await page.goto('/admin/today');
  const box = page.getByRole('region', { name: 'Unknown numbers' });
  await expect(box.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Remove messages of +91 98450 11762' }).click();
  await page.getByRole('button', { name: 'Remove messages', exact: true }).click();
  await expect(page.getByText('Messages removed')).toBeVisible();
  await expect(box.getByRole('listitem')).toHaveCount(1);

  await box.getByRole('button', { name: 'Make inquiry of +971501234567' }).click();
  const form = page.getByRole('dialog', { name: 'Make inquiry' });
  await expect(form).toContainText('With a houseboat');
  await form.getByRole('button', { name: 'Make inquiry' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expectAccessible(page, '.modal');
  await form.getByLabel('Name').fill('Fatima Noor');
  const sent = page.waitForRequest((one) => one.url().endsWith('/inquiry'));
  await page.keyboard.press('Control+Enter');
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Fatima Noor' });
  await expect(page.getByText('Inquiry made')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/crm\/inquiries\/inq_made/);
});

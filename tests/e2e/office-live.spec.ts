import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { awake } from './awake.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

/** An inquiry from the website; answers its id. */
async function ask(page: Page, name: string): Promise<string> {
  const data = { name, email: 'asks@example.in', phone: '+91 98110 45232', message: 'A quiet beach in May.' };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
  const found = await page.request.get(`/api/crm/inquiries?q=${encodeURIComponent(name)}`);
  const [row] = (await found.json()) as Array<{ id: string }>;
  return row?.id ?? '';
}

/** A browser of its own, with a colleague signed in. */
async function colleague(browser: Browser, page: Page, server: ServerProcess): Promise<Page> {
  const who = await addStaff(page, server, 'sales');
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await signInAs(other, who);
  return other;
}

/** The line is open once the office's stream has answered. */
async function openOffice(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.goto(path);
  await awake(page);
  expect((await stream).status()).toBe(200);
}

const name = () => `Asha ${crypto.randomUUID().slice(0, 8)}`;
const cardOf = (page: Page, who: string) => page.getByRole('article').filter({ hasText: who });
const news = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('UI-15 a colleague’s change of a status and a new inquiry appear without a reload, with a quiet word', async ({
  page,
  server,
  browser,
}) => {
  const asha = name();
  // No toast is half seen while it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, server);
  await ask(page, asha);
  const other = await colleague(browser, page, server);
  await openOffice(page, `/admin/crm?tab=inquiries&q=${encodeURIComponent(asha)}`);
  await openOffice(other, `/admin/crm?tab=inquiries&q=${encodeURIComponent(asha)}`);
  await expect(cardOf(page, asha)).toHaveCount(1);

  await cardOf(other, asha)
    .getByLabel(/^Status of/)
    .selectOption('in_progress');
  await expect(other.getByText('Inquiry is in progress now')).toBeVisible();
  await expect(cardOf(page, asha).getByLabel(/^Status of/)).toHaveValue('in_progress');
  await expect(news(page, `Test sales changed the inquiry of ${asha}`)).toBeVisible();
  await expect(news(other, 'changed the inquiry')).toHaveCount(0);
  await expectAccessible(page);

  await ask(other, `${asha} again`);
  await expect(cardOf(page, `${asha} again`)).toHaveCount(1);
  await expect(news(page, `New inquiry from ${asha} again`)).toBeVisible();
  await news(page, 'New inquiry').hover();
  await page.setViewportSize({ width: 390, height: 844 });
  await news(page, 'New inquiry').getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/inquiries/);
  await other.context().close();
});

test('UI-15 of several tabs one has the line, and another goes on when it closes', async ({
  page,
  server,
}) => {
  const asha = name();
  await signIn(page, server);
  await openOffice(page, '/admin/today');
  const second = await page.context().newPage();
  let streams = 0;
  second.on('request', (request) => {
    if (request.url().includes('/api/events')) streams += 1;
  });
  await second.goto(`/admin/crm?tab=inquiries&q=${encodeURIComponent(asha)}`);
  await expect(second.getByText(/no inquiries|nothing/i).first()).toBeVisible();
  await ask(page, asha);
  await expect(cardOf(second, asha)).toHaveCount(1);
  expect(streams).toBe(0);

  const taken = second.waitForResponse((answer) => answer.url().includes('/api/events'));
  await page.close();
  await taken;
  await ask(second, `${asha} again`);
  await expect(cardOf(second, `${asha} again`)).toHaveCount(1);
});

test('UI-15 a line that was lost is opened anew, and what was missed is shown', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/);
  const asha = name();
  await signIn(page, server);
  await page.route('**/api/events*', (route) => route.abort());
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/events'));
  await page.goto(`/admin/crm?tab=inquiries&q=${encodeURIComponent(asha)}`);
  await broken;
  await ask(page, asha);
  await expect(cardOf(page, asha)).toHaveCount(0);
  await page.unroute('**/api/events*');
  await expect(cardOf(page, asha)).toHaveCount(1);
});

import type { Locator, Page } from '@playwright/test';
import type { LoginResponse } from '#app/contract/auth.ts';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { book, signIn } from './office-steps.ts';
import { addStaff, signInAs } from './staff-steps.ts';

const COLUMNS = ['New', 'In progress', 'Resolved', 'Closed'] as const;

/** Asks by the website's form; every inquiry of a test has the mark in its message, to be searched by. */
async function ask(page: Page, name: string, mark: string): Promise<void> {
  const data = {
    name,
    email: `${mark}@example.in`,
    phone: '+91 98110 45230',
    destination: 'Europe',
    message: mark,
  };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
}

const newMark = () => `m${crypto.randomUUID().slice(0, 8)}`;
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (within: Page | Locator, name: string) => within.getByRole('article', { name, exact: true });
const shown = async (page: Page, q: string) =>
  (await (await page.request.get(`/api/crm/inquiries?q=${q}`)).json()) as CrmInquiry[];

async function openBoard(page: Page, mark: string): Promise<void> {
  await page.goto(`/admin/crm?tab=inquiries&view=board&q=${mark}`);
  for (const name of COLUMNS) await expect(column(page, name)).toBeVisible();
}

test('B03 UI-14 a card is dragged, moved by keys and by its menu; each can be undone', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const mark = newMark();
  await ask(page, 'Asha Rao', mark);
  await ask(page, 'Geeta Rana', mark);
  await openBoard(page, mark);
  await expect(column(page, 'New')).toContainText('2');
  await expectAccessible(page);

  await card(page, 'Geeta Rana').dragTo(column(page, 'Resolved'));
  await expect(card(column(page, 'Resolved'), 'Geeta Rana')).toBeVisible();
  await expect(page.getByText('Geeta Rana moved to Resolved')).toBeVisible();
  await expect(page.getByText('Was New')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(column(page, 'New'), 'Geeta Rana')).toBeVisible();

  await card(page, 'Asha Rao').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(card(column(page, 'In progress'), 'Asha Rao')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(card(column(page, 'Resolved'), 'Asha Rao')).toBeFocused();
  await expect(page.getByText('Asha Rao moved to Resolved')).toBeVisible();
  expect((await shown(page, mark)).find((one) => one.name === 'Asha Rao')?.status).toBe('resolved');
  await page.keyboard.press('Control+z');
  await expect(card(column(page, 'In progress'), 'Asha Rao')).toBeVisible();

  await page.getByRole('button', { name: 'Move Geeta Rana' }).click();
  await page.getByRole('menuitem', { name: 'Move to Closed' }).click();
  await expect(page.getByText('Geeta Rana moved to Closed')).toBeVisible();
  await page.reload();
  await expect(card(column(page, 'Closed'), 'Geeta Rana')).toBeVisible();
  await expect(card(column(page, 'In progress'), 'Asha Rao')).toBeVisible();
});

test('UI-14 a move that the server refuses goes back and says why', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await signIn(page, server);
  const mark = newMark();
  await ask(page, 'Ravi Back', mark);
  await openBoard(page, mark);
  await page.route('**/api/crm/inquiries/*/status', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Somebody else was faster.', code: 'conflict' } }),
  );
  await card(page, 'Ravi Back').dragTo(column(page, 'Closed'));
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update status' });
  await expect(alert).toContainText('Somebody else was faster.');
  await expect(card(column(page, 'New'), 'Ravi Back')).toBeVisible();
  await expect(column(page, 'Closed')).toContainText('Nothing here');
});

test('UI-15 a column begins with 25 cards and brings more on request', async ({ page, server }) => {
  await signIn(page, server);
  const mark = newMark();
  for (let n = 0; n < 27; n += 1) await ask(page, `Person ${n}`, mark);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/crm/inquiries') asked.push(searchParams.get('limit') ?? '');
  });
  await openBoard(page, mark);
  await expect(column(page, 'New').getByRole('article')).toHaveCount(25);
  expect(new Set(asked)).toEqual(new Set(['25']));
  await column(page, 'New').getByRole('button', { name: 'Show 2 more of New' }).click();
  await expect(column(page, 'New').getByRole('article')).toHaveCount(27);
});

test('B03 many at once: a status and who looks after them, and back', async ({ page, server }) => {
  await signIn(page, server);
  const mark = newMark();
  for (const name of ['One Rao', 'Two Rao', 'Three Rao']) await ask(page, name, mark);
  await page.goto(`/admin/crm?tab=inquiries&q=${mark}`);
  for (const name of ['One Rao', 'Two Rao'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Closed' }).click();
  await expect(page.getByText('2 inquiries moved to Closed')).toBeVisible();
  await expect(card(page, 'One Rao')).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'One Rao').getByLabel('Status of One Rao')).toHaveValue('new');

  await page.getByRole('checkbox', { name: 'Select Three Rao' }).check();
  await bar.getByRole('button', { name: 'Assign to' }).click();
  // Other tests on this server have made colleagues.
  const { user: me } = (await (await page.request.get('/api/auth/me')).json()) as LoginResponse;
  await page.getByRole('menuitem', { name: me.name, exact: true }).click();
  await expect(page.getByText(`1 inquiry assigned to ${me.name}`)).toBeVisible();
  await page.goto(`/admin/crm?tab=inquiries&q=${mark}&assignee=me`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Three Rao').getByTitle(/^Waiting since/)).toBeVisible();
});

test('B03 filters are in the address; the standard views and the CSV hold to them', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const mark = newMark();
  await ask(page, 'Asha Rao', mark);
  await page.goto('/admin/crm?tab=inquiries');
  await page.getByRole('button', { name: 'Waiting for first reply' }).click();
  await expect(page).toHaveURL(/waiting=yes/);
  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Status', { exact: true }).selectOption('closed');
  await expect(page.getByText('No inquiries found')).toBeVisible();
  await expect(page).toHaveURL(/status=closed/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByLabel('Assigned to', { exact: true }).selectOption('none');
  await expect(page).toHaveURL(/assignee=none/);
  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toBe('inquiries.csv');
});

test('SEC-01 SEC-12 what strangers wrote is text on cards, board and overview', async ({ page, server }) => {
  await signIn(page, server);
  const mark = newMark();
  const evil = `"><svg onload=alert(1)> O'Brien ${mark}`;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const data = {
    name: evil,
    email: `${mark}@example.in`,
    phone: '+91 98110 45230',
    message: evil,
  };
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201);
  for (const view of ['', '&view=board']) {
    await page.goto(`/admin/crm?tab=inquiries${view}&q=${encodeURIComponent("O'Brien ")}${mark}`);
    await expect(card(page, evil)).toBeVisible();
  }
  await page.goto('/admin/crm');
  await expect(page.getByRole('region', { name: 'Newest inquiries' })).toContainText(evil);
  expect(dialogs).toEqual([]);
});

test('B08 the bookings’ board: payment, days of travel, and a question before an odd completion', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const name = `Kiran ${newMark()}`;
  const reference = await book(page, { name }, false);
  await page.goto(`/admin/crm?tab=bookings&view=board&q=${reference}`);
  const own = card(page, `${name} ${reference}`);
  await expect(column(page, 'Pending').getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await own.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(card(column(page, 'Confirmed'), `${name} ${reference}`)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('still ahead');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(column(page, 'Confirmed'), `${name} ${reference}`)).toBeVisible();
  await page.goto(`/admin/crm?tab=bookings&q=${reference}`);
  const whole = card(page, name);
  await whole.getByRole('button', { name: `Record payment of ${reference}` }).click();
  const form = page.getByRole('dialog', { name: 'Record payment' });
  await form.getByLabel('Mode').selectOption('cash');
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Payment recorded')).toBeVisible();
  await expect(whole).toContainText('Payment completed');
});

test('SEC-04 a role that may only look moves nothing', async ({ page, server }) => {
  await signIn(page, server);
  const mark = newMark();
  await ask(page, 'Asha Rao', mark);
  const accounts = await addStaff(page, server, 'accounts');
  await signInAs(page, accounts);
  await openBoard(page, mark);
  await expect(card(page, 'Asha Rao')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Asha Rao' })).toHaveCount(0);
  await page.goto(`/admin/crm?tab=inquiries&q=${mark}`);
  await expect(page.getByRole('checkbox', { name: 'Select Asha Rao' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Email' })).toHaveCount(0);
});

test('UI-08 a phone moves cards by their menu, and nothing scrolls sideways but the columns', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const mark = newMark();
  await ask(page, 'Asha Rao with a rather long name of her own', mark);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ['', '&view=board']) {
      await page.goto(`/admin/crm?tab=inquiries${view}&q=${mark}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  }
  await page.getByRole('button', { name: /^Move Asha Rao/ }).click();
  await page.getByRole('menuitem', { name: 'Move to In progress' }).click();
  await expect(column(page, 'In progress').getByRole('article')).toHaveCount(1);
});

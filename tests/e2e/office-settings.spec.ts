import type { Page } from '@playwright/test';
import { SETTING_GROUPS } from '#app/web/office/settings/setting-pages.ts';
import { startServer } from '#tests/support/server-process.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test as base, expect } from './fixtures.ts';
import { signIn } from './office-steps.ts';
import { pngPicture } from './png-picture.ts';

/** A product of its own, without a mail server in its environment: these tests change what all pages show. */
const test = base.extend<object, object>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.beforeEach(async ({ page, server, allowedErrors }) => {
  // Refusals are meant here, and the browser writes each of them on its console.
  allowedErrors.push(/status of (409|422|502)/);
  await signIn(page, server);
});

async function open(page: Page, key: string): Promise<void> {
  await page.goto(`/admin/settings/${key}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  const form = key === 'demo' ? page.getByRole('button', { name: 'Remove demo content' }) : save(page);
  await expect(form.or(page.getByText('No demo content'))).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

const cedar = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cedar-700').trim());

test('P26 /admin/settings leads to its first screen', async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/\/admin\/settings\/brand$/);
});

for (const group of SETTING_GROUPS) {
  test(`P26 every screen of ${group.title} has its own address, and no fault at any width`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const { key, label } of group.pages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, key);
      await expect(
        page.locator('.set-head').getByRole('heading', { name: label, exact: true }),
      ).toBeVisible();
      await expect(page).toHaveTitle(`${label} · Settings · Back office`);
      await expect(page.getByRole('link', { name: label }).and(page.locator('[aria-current]'))).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expect(page.getByLabel('Settings of')).toHaveValue(key);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), key).toBe(320);
    }
  });
}

test('P26 the wordmark and colours change the site at its next request, the office at once, and its sign-in', async ({
  page,
  browser,
  server,
}) => {
  const stranger = await browser.newContext({ baseURL: server.url });
  const visitor = await stranger.newPage();
  await visitor.goto('/');
  expect(await cedar(visitor)).toBe('#1a5a45');

  await open(page, 'brand');
  await page.getByLabel('First word').fill('Saffron');
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#7fb5ff');
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).blur();
  await expect(page.getByText(/has a contrast of 1\.\d:1|has a contrast of 2\.\d:1/)).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('textbox', { name: 'Main colour', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#6B1F3A');
  await expect(page.getByRole('figure')).toContainText('Saffron');
  await expect(page.getByText('Book now', { exact: true })).toHaveCSS('background-color', 'rgb(107, 31, 58)');
  await saved(page);
  await expect(page.getByRole('textbox', { name: 'Main colour', exact: true })).toHaveValue('#6b1f3a');
  await expect(page.getByRole('complementary').or(page.locator('.side')).first()).toContainText('Saffron');
  expect(await cedar(page)).toBe('#6b1f3a');

  await visitor.reload();
  await expect(visitor.getByRole('banner')).toContainText('Saffron');
  expect(await cedar(visitor)).toBe('#6b1f3a');
  await expectAccessible(visitor);
  await visitor.goto('/admin/login');
  expect(await cedar(visitor)).toBe('#6b1f3a');
  await stranger.close();
});

test('P26 unsaved changes are kept on the device, offered back, and asked about when leaving', async ({
  page,
}) => {
  await open(page, 'contact');
  await page.getByLabel('Hours').fill('Every day 8-20');
  await page.reload();
  await expect(page.getByText(/Unsaved changes of .* are back in this form/)).toBeVisible();
  await expect(page.getByLabel('Hours')).toHaveValue('Every day 8-20');
  await page.getByRole('link', { name: 'Offices', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/contact$/);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByLabel('Hours')).toHaveValue('Mon-Sat 9 AM-6 PM');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Enter an email address such as name@example.com')).toBeVisible();
  await page.getByLabel('Email').fill('desk@saffron.example');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
  const visitor = await page.request.get('/');
  expect(await visitor.text()).toContain('desk@saffron.example');
});

test('P26 DAT-04 what was kept before somebody else saved says so, and takes the newer where it is asked to', async ({
  page,
}) => {
  await open(page, 'contact');
  await page.getByLabel('Hours').fill('Kept: 9 to 5');
  await page.getByLabel('Email').fill('kept@saffron.example');
  const all = await (await page.request.get('/api/admin/settings')).json();
  const data = { ...all.contact, hours: 'Saved: 10 to 6', whatsapp: '919811000000' };
  const put = (contact: object) => page.request.put('/api/admin/settings/contact', { data: contact });
  expect((await put(data)).status()).toBe(200);
  await page.reload();
  const note = page.getByText(/It was saved again since, with other values of Hours: saving replaces those/);
  await expect(note).toBeVisible();
  await expect(page.getByLabel('Hours')).toHaveValue('Kept: 9 to 5');
  await expectAccessible(page);
  // It is said until somebody decides.
  await page.reload();
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Take the newer' }).click();
  await expect(page.getByText(/It was saved again since; what changed there is here too/)).toBeVisible();
  await expect(page.getByLabel('Hours')).toHaveValue('Saved: 10 to 6');
  await expect(page.getByLabel('Email')).toHaveValue('kept@saffron.example');
  await save(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const now = await (await page.request.get('/api/admin/settings')).json();
  expect(now.contact).toMatchObject({ ...data, email: 'kept@saffron.example' });
  expect((await put(all.contact)).status()).toBe(200);
});

test('P26 of two people with one page of the settings the second sees what differs, and loses nothing', async ({
  page,
}) => {
  await open(page, 'contact');
  await page.getByLabel('Hours').fill('Mine: 9 to 5');
  const all = await (await page.request.get('/api/admin/settings')).json();
  const data = { ...all.contact, hours: 'Theirs: 10 to 6' };
  expect((await page.request.put('/api/admin/settings/contact', { data })).status()).toBe(200);
  await save(page).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed it' });
  await expect(conflict.getByRole('row', { name: 'Hours Theirs: 10 to 6 Mine: 9 to 5' })).toBeVisible();
  await expectAccessible(page, '.modal');
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await expect(
    page.getByText('Somebody else changed these settings while you were editing them.'),
  ).toBeVisible();
  await expect(page.getByLabel('Hours')).toHaveValue('Mine: 9 to 5');
  await save(page).click();
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const after = await (await page.request.get('/api/admin/settings')).json();
  expect(after.contact.hours).toBe('Mine: 9 to 5');
});

test('P26 offices are added, moved by keyboard and removed, and the site lists them', async ({ page }) => {
  await open(page, 'offices');
  await page.getByRole('button', { name: 'Add office' }).click();
  await save(page).click();
  await expect(page.getByText('Country is required')).toBeVisible();
  await page.getByLabel('Country').last().fill('Nepal');
  await page.getByLabel('Address').last().fill('1 Thamel Marg, Kathmandu');
  await page.getByRole('button', { name: 'Move Nepal', exact: true }).press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Remove Edison' }).click();
  await saved(page);
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('1 Thamel Marg, Kathmandu');
  expect(html).not.toContain('Oak Tree Road');
});

test('P03 P26 the picture of the trending card is uploaded, and the site shows it at once', async ({
  page,
}) => {
  await open(page, 'website');
  const buffer = await pngPicture(page, '#2a7');
  await page
    .getByLabel('Picture to upload')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer });
  await expect(page.getByLabel('Alt text of the image')).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  const landing = await (await page.request.get('/')).text();
  expect(/aria-label="Trending package".*?<\/section>/s.exec(landing)?.[0]).toMatch(/src="\/files\/pic_/);

  await page.getByRole('button', { name: 'Remove image' }).click();
  await save(page).click();
  await expect(page.getByText('Picture is required')).toBeVisible();
  await page.getByRole('button', { name: 'Add by URL' }).click();
  await page.getByLabel('Image URL').fill('/pictures/maldives.svg');
  await page.keyboard.press('Enter');
  await saved(page);
  expect(await (await page.request.get('/')).text()).toContain('/pictures/maldives.svg');
});

test('P26 the cancellation scale is written once: a new version, and the policy shows it', async ({
  page,
}) => {
  await open(page, 'cancellation');
  await page.getByLabel('We keep').nth(1).fill('30');
  await expect(page.getByRole('cell', { name: '30% of the total' })).toBeVisible();
  await save(page).click();
  await expect(page.getByText('The text changed: give it a new version')).toBeVisible();
  await page.getByRole('button', { name: 'New version' }).click();
  await saved(page);
  await page.getByLabel('Days before').nth(1).fill('45');
  await page.getByLabel('Days before').nth(1).blur();
  await expect(page.getByText('Days must be fewer than the 30 above')).toBeVisible();
  const policy = await (await page.request.get('/cancellation-policy')).text();
  expect(policy).toContain('30% of the total');
  expect(policy).not.toContain('25% of the total');
});

test('P26 document numbers show what they will be, and no two series share a prefix', async ({ page }) => {
  await open(page, 'numbers');
  await expect(page.getByText(/^DJ\/\d\d-\d\d\/00001$/)).toBeVisible();
  await page.getByLabel('Tax invoice').fill('SJ');
  await expect(page.getByText(/^SJ\/\d\d-\d\d\/00001$/)).toBeVisible();
  await page.getByLabel('Credit note').fill('SJ');
  await save(page).click();
  await expect(page.getByText('SJ is the prefix of another series')).toBeVisible();
  await page.getByLabel('Credit note').fill('CN');
  await saved(page);
});

test('P26 a GSTIN is checked to its last digit, against state and PAN', async ({ page }) => {
  await open(page, 'company');
  await page.getByLabel('GSTIN').fill('02AAKCD4821M1ZZ');
  await save(page).click();
  await expect(page.getByText('The last character of this GSTIN does not fit: expected N')).toBeVisible();
  await page.getByLabel('GSTIN').fill('02aakcd4821m1zn');
  await expect(page.getByText('This GSTIN was given in Himachal Pradesh (02)')).toBeVisible();
  await page.getByLabel('State').selectOption('02');
  await saved(page);
  await expect(page.getByLabel('GSTIN')).toHaveValue('02AAKCD4821M1ZN');
});

test('MSG-08 without a mail server no screen promises an e-mail; with one they do, at once', async ({
  page,
}) => {
  await open(page, 'booking');
  await expect(page.getByText('By e-mail, once. No mail server is set up, so none goes out.')).toBeVisible();
  await page.goto('/admin/crm/bookings/new');
  const sale = page.getByRole('dialog', { name: 'New booking' });
  const how = sale.getByRole('group', { name: 'Payment' });
  await expect(how).toContainText('No mail server is set up: the booking shows the payment link');
  await open(page, 'mail');
  const host = page.getByPlaceholder('smtp.example.com');
  await host.fill('127.0.0.1');
  await saved(page);
  const screens = page.getByRole('navigation', { name: 'Settings' });
  await screens.getByRole('link', { name: 'Booking', exact: true }).click();
  await expect(page.getByText('By e-mail, once.', { exact: true })).toBeVisible();
  await screens.getByRole('link', { name: /^Mail/ }).click();
  await host.fill('');
  await saved(page);
});

test('P26 SEC-17 mail: its server is set, its password can never be read, and a test tells what happened', async ({
  page,
  mailbox,
}) => {
  await open(page, 'mail');
  const status = page.locator('.set-state');
  await expect(status).toContainText('Off');
  await page.getByLabel('Send it to').fill('owner@saffron.example');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Not sent: no mail server').last()).toBeVisible();

  await page.getByPlaceholder('smtp.example.com').fill('127.0.0.1');
  await page.getByLabel('Port').fill(new URL(mailbox.url).port);
  await page.getByText('None', { exact: true }).click();
  await page.getByLabel('Sender’s address').fill('hello@saffron.example');
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeDisabled();
  await saved(page);
  await expect(status).toContainText('Ready');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(/^Handed over for owner@saffron\.example/)).toBeVisible();
  expect(mailbox.mails.at(-1)?.to).toEqual(['owner@saffron.example']);
  expect(mailbox.mails.at(-1)?.header('from')).toContain('hello@saffron.example');
  mailbox.answerData(550, 'no such user here');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText(/no such user here/).last()).toBeVisible();
  await expect(status).toContainText('Test failed');

  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByLabel('Password').last()).toBeFocused();
  await page.keyboard.type('correct-horse-battery-9876');
  await expect(page.locator('.set-bar')).toContainText('Unsaved changes');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Set, ends in 9876, changed/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Set, ends in 9876, changed/)).toBeVisible();
  expect(await page.content()).not.toContain('correct-horse');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Not set')).toBeVisible();
});

test('P26 payments go from test mode to real keys without a restart', async ({ page }) => {
  await open(page, 'payments');
  await expect(page.locator('.set-state')).toContainText('Test mode');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The simulator accepted the key rzp_test_simulator')).toBeVisible();
  await page.getByLabel('Key ID').fill('rzp_live_1234567890');
  await saved(page);
  await page.getByRole('button', { name: 'Set', exact: true }).first().click();
  await page.getByLabel('Key secret').last().fill('EnLs21M47BllR3X8PSFtjtbd');
  await page.getByRole('button', { name: 'Save key secret' }).click();
  await expect(page.locator('.set-state')).toContainText('the webhook secret is missing');
  expect((await page.request.get('/simulator/checkout.js')).status()).toBe(404);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('.set-state')).toContainText('Test mode');
  await page.getByLabel('Key ID').fill('');
  await saved(page);
  expect((await page.request.get('/simulator/checkout.js')).status()).toBe(200);
});

test('P26 files: a test tells what happened, and switching says what stays where', async ({ page }) => {
  await open(page, 'files');
  const status = page.locator('.set-state');
  await expect(status).toContainText('Files are kept in the server’s data folder.');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A small file was written in the server’s data folder')).toBeVisible();
  await expect(page.getByText('Switching does not move files that are there already.')).toBeVisible();
  await page.getByText('S3-compatible store', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Bucket/ }).fill('Not A Bucket');
  await save(page).click();
  await expect(page.getByText('Bucket must be its name').last()).toBeVisible();
  await page.getByRole('textbox', { name: /^Bucket/ }).fill('agency');
  await saved(page);
  await expect(status).toContainText('Incomplete');
  await page.getByText('This server’s disk', { exact: true }).click();
  await saved(page);
  await expect(status).toContainText('Ready');
});

test('P26 SMS ask for what their provider needs', async ({ page }) => {
  await open(page, 'sms');
  await page.getByText('MSG91', { exact: true }).click();
  await save(page).click();
  await expect(page.getByText('Template ID is required for MSG91')).toBeVisible();
  await page.getByLabel('Template ID').fill('65f0a1b2c3d4');
  await saved(page);
  await expect(page.locator('.set-state')).toContainText('The auth key of MSG91 is missing');
  await page.getByLabel('Send it to').fill('12345');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Enter a phone number such as +91 98450 11762')).toBeVisible();
});

test('P26 demo content goes after its words are typed, and the site is empty of it', async ({ page }) => {
  await open(page, 'demo');
  await page.getByRole('button', { name: 'Remove demo content' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Type “remove demo content”').fill('yes');
  await dialog.getByRole('button', { name: 'Remove demo content' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Type “remove demo content”').fill('remove demo content');
  await dialog.getByRole('button', { name: 'Remove demo content' }).click();
  await expect(page.getByText('No demo content')).toBeVisible();
  expect(await (await page.request.get('/api/packages')).json()).toEqual([]);
  expect(await (await page.request.get('/')).text()).not.toContain('Kashmir Great Lakes');
});

import type { Page } from '@playwright/test';
import { openProviderServer, type ProviderServer } from '#tests/support/provider-server.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

const who = () => `Shreya ${crypto.randomUUID().slice(0, 8)}`;

/** An inquiry from the website, and its card on the screen. */
async function openCard(page: Page, name: string, server: ServerProcess, change: object = {}) {
  const data = {
    name,
    email: 'shreya@example.in',
    phone: '+91 98110 45230',
    destination: 'Europe',
    message: 'Two couples, six nights in February.',
    ...change,
  };
  expect((await page.request.post(`${server.url}/api/inquiries`, { data })).status()).toBe(201);
  await page.goto(`${server.url}/admin/crm?tab=inquiries&q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toBeVisible();
  return card;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function fitsAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('B04 MSG-11 an e-mail goes to the inquiry’s own address, with the subject filled in', async ({
  page,
  server,
  mailbox,
}) => {
  await signIn(page, server);
  const name = who();
  const card = await openCard(page, name, server);
  await card.focus();
  await page.keyboard.press('m');
  const dialog = dialogOf(page, 'Email');
  await expect(dialog.getByText(name)).toBeVisible();
  await expect(dialog.getByLabel('To')).toHaveValue('shreya@example.in');
  await expect(dialog.getByLabel('To')).toHaveAttribute('readonly');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Your inquiry about Europe');
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveAttribute('rows', '8');
  await expect(message).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Quote ready' }).click();
  await expect(message).toHaveValue(/Hello Shreya,\n\nYour plan for Europe is ready/);
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your plan for Europe is ready');
  await message.fill('Hello Shreya,\n\nyour plan is ready. {{name}}');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Email sent successfully!' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const mail = mailbox.mails.find((one) => one.text.includes('your plan is ready. {{name}}'));
  expect(mail?.to).toEqual(['shreya@example.in']);
  expect(mail?.header('subject')).toBe('Your plan for Europe is ready');
});

test('B04 MSG-09 a refusal shows the server’s reason, and what was typed survives it', async ({
  page,
  server,
  mailbox,
  allowedErrors,
}) => {
  allowedErrors.push(/502/);
  await signIn(page, server);
  const card = await openCard(page, who(), server);
  await card.getByRole('button', { name: 'Email' }).click();
  const dialog = dialogOf(page, 'Email');
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(dialog.getByText('Message is required')).toBeVisible();
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await message.fill('A long letter');
  mailbox.answerData(550, 'No such user here');
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No such user here');
  await expect(message).toHaveValue('A long letter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByText('Email sent successfully!')).toBeVisible();
});

test('B05 MSG-07 an SMS tells its characters, its parts and their encoding as it is typed', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await signIn(page, server);
  const card = await openCard(page, who(), server);
  await card.getByRole('button', { name: 'SMS' }).click();
  const dialog = dialogOf(page, 'SMS');
  const to = dialog.getByLabel('To');
  await expect(to).toHaveValue('+91 98110 45230');
  await expect(to).toHaveAttribute('placeholder', '+91XXXXXXXXXX');
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await expect(dialog.getByText('0 characters', { exact: true })).toBeVisible();
  for (const [text, told] of [
    ['a', '1 character · 1 SMS (GSM-7)'],
    ['a'.repeat(161), '161 characters · 2 SMS (GSM-7)'],
    [`₹${'a'.repeat(70)}`, '71 characters · 2 SMS (UCS-2)'],
    ['Hello 😘', '7 characters · 1 SMS (UCS-2)'],
  ] as const) {
    await message.fill(text);
    await expect(dialog.getByText(told, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await to.fill('12345');
  await dialog.getByRole('button', { name: 'Send SMS' }).click();
  await expect(dialog.getByText('Enter a phone number such as +91 98450 11762')).toBeVisible();
  await to.fill('+91 98110 45230');
  await dialog.getByRole('button', { name: 'Send SMS' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Not sent: no SMS provider');
  await expect(message).toHaveValue('Hello 😘');
  for (const width of [390, 320]) await fitsAt(page, width);
});

test('B05 SEC-01 what was not sent stands on the inquiry with its reason, as text, and can be sent again', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  page.on('dialog', () => expect('a script of a visitor ran').toBe('never'));
  await signIn(page, server);
  const name = `${who()} <img src=x onerror=alert(1)>`;
  const card = await openCard(page, name, server);
  await card.getByRole('button', { name: 'SMS' }).click();
  const sms = dialogOf(page, 'SMS');
  await sms.getByRole('textbox', { name: 'Message' }).fill('"><svg onload=alert(1)> hello');
  await sms.getByRole('button', { name: 'Send SMS' }).click();
  await expect(sms.getByRole('alert')).toBeVisible();
  await sms.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await card.getByRole('link', { name }).click();
  const list = page.getByRole('list', { name: 'Messages' });
  const message = list.getByRole('listitem').filter({ hasText: '"><svg onload=alert(1)> hello' });
  await expect(message.getByText('Not sent', { exact: true })).toBeVisible();
  await expect(message.getByText('Not sent: no SMS provider')).toBeVisible();
  await message.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await message.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send SMS' })).toBeVisible();
  for (const width of [390, 320]) await fitsAt(page, width);
});

test('B06 MSG-04 where WhatsApp is not set up it opens with the text, and nothing counts as sent', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await signIn(page, server);
  const card = await openCard(page, who(), server);
  await card.getByRole('button', { name: 'WhatsApp' }).click();
  const dialog = dialogOf(page, 'WhatsApp');
  await expect(dialog.getByText('WhatsApp is not set up here')).toBeVisible();
  await dialog.getByLabel('To').fill('+91 98450 11762');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Goa & Kerala #1 50% off 😀\nCall?');
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open WhatsApp' }).click();
  const link =
    'https://wa.me/919845011762?text=Goa%20%26%20Kerala%20%231%2050%25%20off%20%F0%9F%98%80%0ACall%3F';
  const chat = await opened;
  await chat.waitForURL(link);
  await chat.close();
  await expect(dialog.getByRole('link', { name: 'Open WhatsApp with this text' })).toHaveAttribute(
    'href',
    link,
  );
  await expect(page.getByText('sent successfully')).toHaveCount(0);
  for (const width of [390, 320]) await fitsAt(page, width);
});

test.describe('with providers', () => {
  let provider: ProviderServer;
  let server: ServerProcess | undefined;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    provider = await openProviderServer();
    server = await startServer({
      env: {
        SMS_PROVIDER: 'twilio',
        TWILIO_API: provider.base,
        TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: 'token',
        TWILIO_FROM: '+12025550123',
        WHATSAPP_PROVIDER: 'cloud',
        WHATSAPP_API: provider.base,
        WHATSAPP_PHONE_NUMBER_ID: '10551055',
        WHATSAPP_TOKEN: 'token',
      },
    });
  });
  test.afterAll(async () => {
    await server?.stop();
    await provider.close();
  });

  async function signInElsewhere(page: Page): Promise<ServerProcess> {
    if (!server) throw new Error('The server did not start.');
    const data = { username: server.adminUser, password: server.adminPassword };
    expect((await page.request.post(`${server.url}/api/auth/login`, { data })).status()).toBe(200);
    return server;
  }

  test('B05 UI-15 one press, however often, sends one SMS; a busy provider leaves it queued', async ({
    page,
  }) => {
    const card = await openCard(page, who(), await signInElsewhere(page));
    await card.getByRole('button', { name: 'SMS' }).click();
    const dialog = dialogOf(page, 'SMS');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello Shreya');
    provider.answer = { status: 201, body: { sid: 'SM1' } };
    await dialog.getByRole('button', { name: 'Send SMS' }).dblclick();
    await expect(page.getByText('SMS sent successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(provider.calls).toHaveLength(1);

    provider.next = [{ status: 429 }];
    await card.getByRole('button', { name: 'SMS' }).click();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello again');
    await dialog.getByRole('button', { name: 'Send SMS' }).click();
    await expect(page.getByText('Queued: it will be sent as soon as possible')).toBeVisible();
    await expect.poll(() => provider.calls.length, { timeout: 30_000 }).toBe(3);
  });

  test('B06 outside the 24 hours and without an approved template it says so', async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/409/);
    const card = await openCard(page, who(), await signInElsewhere(page));
    await card.focus();
    await page.keyboard.press('w');
    await expect(
      dialogOf(page, 'WhatsApp').getByText('They have not written to us in the last 24 hours'),
    ).toBeVisible();
  });
});

test('MSG-12 staff change a template, and the dialog offers it filled in', async ({ page, server }) => {
  await signIn(page, server);
  await page.goto('/admin/settings/templates');
  await page.getByRole('group', { name: 'Templates for' }).getByText('SMS').click();
  const box = page.getByRole('group', { name: 'Call back' });
  await expectAccessible(page);
  await box.getByLabel('Text').fill('Dear {{nmae}}, call us.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('{{nmae}} stands for nothing').first()).toBeVisible();
  const before =
    'Hello {{firstName}}, your {{trip}} plan is ready. May we call you today? {{staff}}, {{agency}}';
  await box.getByLabel('Text').fill('Dear {{firstName}}, call us about {{trip}}.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  for (const width of [390, 320]) await fitsAt(page, width);
  await page.setViewportSize({ width: 1440, height: 900 });

  const card = await openCard(page, who(), server);
  await card.getByRole('button', { name: 'SMS' }).click();
  await dialogOf(page, 'SMS').getByRole('button', { name: 'Call back' }).click();
  await expect(dialogOf(page, 'SMS').getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Dear Shreya, call us about Europe.',
  );
  await page.goto('/admin/settings/templates');
  await page.getByRole('group', { name: 'Templates for' }).getByText('SMS').click();
  await box.getByLabel('Text').fill(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});

import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './office-steps.ts';

const PASSWORD = 'a-password-for-this-test';
let made = 0;

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();

/** Adds a user on the screen; answers the link that is shown once. */
async function addUser(page: Page, name: string, role: string): Promise<{ username: string; link: string }> {
  made += 1;
  const username = `user${Date.now()}${made}`;
  await page.goto('/admin/users');
  // The rows come by the scripts: then the button works too.
  await expect(page.getByRole('button', { name: /^Actions of/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Add user' }).click();
  await expect(page).toHaveURL('/admin/users/new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: false }).first().fill(name);
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${username}@agency.example`);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: role });
  await dialog.getByRole('button', { name: 'Add user' }).click();
  const link = await page.locator('input[name="link"]').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return { username, link };
}

/** Opens the link in a browser of its own, chooses a password and signs in. */
async function join(
  browser: Browser,
  baseURL: string,
  invited: { username: string; link: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Kolkata', locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(invited.link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await login(page, invited.username);
  return page;
}

async function login(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, over]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.describe('users', () => {
  test.describe.configure({ timeout: 120_000 });

  test('P17 an owner adds somebody, who chooses a password, sees what the role may, and is out once disabled', async ({
    page,
    server,
    browser,
    allowedErrors,
  }) => {
    allowedErrors.push(/401|403/);
    await signIn(page, server);
    const invited = await addUser(page, 'Ravi Nair', 'Content');
    const row = page.getByRole('row', { name: /Ravi Nair/ });
    await expect(row).toContainText('Invited');
    await expectAccessible(page);
    await expectFits(page);

    const ravi = await join(browser, server.url, invited);
    await expect(ravi).toHaveURL(/\/admin\/dashboard$/);
    await expect(ravi.getByRole('link', { name: 'Users' })).toHaveCount(0);
    expect((await ravi.goto('/admin/users'))?.status()).toBe(403);
    await ravi.goto('/admin/account');
    await expect(ravi.getByRole('heading', { name: 'Your account' })).toBeVisible();

    await page.reload();
    await expect(row).toContainText('Active');
    await page.getByRole('button', { name: 'Actions of Ravi Nair' }).click();
    await page.getByRole('menuitem', { name: 'Sessions' }).click();
    await expect(page.getByRole('dialog')).toContainText('Chrome on Linux');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions of Ravi Nair' }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('They are signed out everywhere at once');
    await page.getByRole('button', { name: 'Disable user' }).click();
    await expect(row).toContainText('Disabled');

    await ravi.goto('/admin/account');
    await expect(ravi).toHaveURL(/\/admin\/login/);
    await login(ravi, invited.username);
    await expect(ravi.getByRole('alert')).toHaveText('Incorrect username or password.');
    // The link is spent, whatever became of the user.
    await ravi.goto('about:blank');
    await ravi.goto(invited.link);
    await expect(ravi.getByRole('alert')).toContainText('This link was used already or is too old.');
    await ravi.context().close();
  });

  test('the last owner and the own account are not taken away', async ({ page, server }) => {
    await signIn(page, server);
    await page.goto('/admin/users?role=owner');
    await page.getByRole('button', { name: `Actions of ${server.adminUser}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Disable' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('combobox', { name: 'Role' }).last()).toBeDisabled();
  });
});

test.describe('the own account', () => {
  test.describe.configure({ timeout: 120_000 });

  test('P18 two-factor sign-in is turned on with an app, asked for at the login, and off again with the password', async ({
    page,
    server,
    browser,
    allowedErrors,
  }) => {
    allowedErrors.push(/401|422/);
    await signIn(page, server);
    const invited = await addUser(page, 'Asha Rao', 'Sales');
    const asha = await join(browser, server.url, invited);
    await expect(asha).toHaveURL(/\/admin\/dashboard$/);
    await asha.goto('/admin/account');
    await asha.getByRole('button', { name: 'Turn on' }).click();
    await asha.getByLabel('Your password').fill('not it at all');
    await asha.getByRole('button', { name: 'Continue' }).click();
    await expect(asha.getByText('This is not your current password.')).toBeVisible();
    await asha.getByLabel('Your password').fill(PASSWORD);
    await asha.getByRole('button', { name: 'Continue' }).click();
    await expect(asha.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(asha);
    const secret = (await asha.locator('.enrol code').textContent()) ?? '';
    await asha.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await asha.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    const codes = asha.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first = ''] = await codes.allTextContents();
    await expectAccessible(asha);
    await asha.getByText('I have kept them').click();
    await asha.getByRole('button', { name: 'Done' }).click();
    await expect(asha.getByText('10 of 10 recovery codes are left.')).toBeVisible();
    await expectAccessible(asha);
    await expectFits(asha);

    const other = await browser.newContext({ baseURL: server.url });
    const phone = await other.newPage();
    await phone.goto('/admin/login?next=/admin/account');
    await login(phone, invited.username);
    await expect(phone.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
    await expect(phone.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await expectAccessible(phone);
    await expectFits(phone);
    await phone.getByRole('textbox', { name: 'Code' }).fill('000000');
    await phone.getByRole('button', { name: 'Login' }).click();
    await expect(phone.getByRole('alert')).toHaveText('This code is not right, or was used already.');
    await phone.getByRole('button', { name: 'Use a recovery code' }).click();
    await phone.getByRole('textbox', { name: 'Recovery code' }).fill(first.toUpperCase());
    await phone.getByRole('button', { name: 'Login' }).click();
    await expect(phone).toHaveURL(/\/admin\/account$/);
    await expect(phone.getByText('9 of 10 recovery codes are left.')).toBeVisible();
    await expect(phone.getByText('This one')).toHaveCount(1);

    await phone.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(phone.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled();
    await asha.goto('/admin/account');
    await expect(asha).toHaveURL(/\/admin\/login/);

    await phone.getByRole('button', { name: 'Turn off' }).click();
    await phone.getByLabel('Your password').fill(PASSWORD);
    await phone.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(phone.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await other.close();
    await asha.context().close();
  });
});

import { expect, test } from '@playwright/test';
import { CLIENT, type Issuer, startIssuer } from '#tests/support/issuer.ts';
import { freePort, type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { expectAccessible } from './expect-accessible.ts';

let issuer: Issuer;
let server: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  issuer = await startIssuer([`http://127.0.0.1:${port}/api/auth/oidc/callback`]);
  server = await startServer({
    port,
    env: {
      OIDC_ISSUER: issuer.address,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_LABEL: 'Google',
    },
  });
});
test.afterAll(async () => {
  await server?.stop();
  await issuer?.close();
});

test('P18 staff sign in with the button of the issuer, land where they wanted, and strangers are told why not', async ({
  page,
  request,
}) => {
  const owner = { username: server.adminUser, password: server.adminPassword };
  await request.post(`${server.url}/api/auth/login`, { data: owner });
  const member = { name: 'Meena', username: 'meena', email: 'meena@agency.example', role: 'manager' };
  expect((await request.post(`${server.url}/api/admin/users`, { data: member })).status()).toBe(201);

  issuer.signInAs({ sub: 'stranger', email: 'somebody@elsewhere.example', email_verified: true });
  await page.goto(`${server.url}/admin/audit`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'No active user of this office has that email address.',
  );
  await page.context().clearCookies();

  issuer.signInAs({ sub: 'meena-1', email: member.email, email_verified: true });
  await page.goto(`${server.url}/admin/audit`);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/audit');
  await page.goBack();
  expect(page.url()).not.toContain('session_id');
});

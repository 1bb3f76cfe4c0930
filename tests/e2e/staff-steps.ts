import type { Page } from '@playwright/test';
import type { PasswordInvitation } from '#app/contract/users.ts';
import type { Role } from '#app/domain/permissions.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { expect } from './fixtures.ts';

const PASSWORD = 'a long enough password';

/** A new member of staff with a role, made by the owner whose page this is. */
export async function addStaff(
  page: Page,
  server: ServerProcess,
  role: Role,
): Promise<{ username: string; password: string }> {
  const username = `${role}-${crypto.randomUUID().slice(0, 8)}`;
  const headers = { origin: server.url };
  const data = { name: `Test ${role}`, username, email: `${username}@example.in`, role };
  const made = await page.request.post('/api/admin/users', { data, headers });
  expect(made.ok()).toBe(true);
  const { link } = (await made.json()) as PasswordInvitation;
  const token = new URL(link).hash.slice(1);
  const chosen = await page.request.post('/api/auth/password', {
    data: { token, password: PASSWORD },
    headers,
  });
  expect(chosen.ok()).toBe(true);
  return { username, password: PASSWORD };
}

/** Signs in as somebody else: the page has that session's cookie afterwards. */
export async function signInAs(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.context().clearCookies();
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
}
